import { pcmSampleRate as rate } from '../../src/audio/pcm.ts'
import { makeRandom, type Samples } from './pcm-files.ts'

const turn = (2 * Math.PI) / rate

/** What a telephone line carries besides voices, made by rule; each at a level at which it is plainly heard. */
export const sounds: Readonly<Record<string, (seconds: number) => Samples>> = {
  silence: (seconds) => new Float32Array(seconds * rate),
  'white noise': (seconds) => scale(makeWhite(seconds), 0.1),
  'pink noise': (seconds) => scale(makePink(seconds), 0.1),
  'brown noise': (seconds) => scale(makeBrown(seconds), 0.15),
  'mains hum': (seconds) => makeTones(seconds, [50, 100, 150, 250, 350], () => 0.03),
  'American ringing': (seconds) => makeTones(seconds, [440, 480], (at) => (at % 6 < 2 ? 0.15 : 0)),
  'British ringing': (seconds) =>
    makeTones(seconds, [400, 450], (at) => (at % 3 < 0.4 || (at % 3 > 0.6 && at % 3 < 1) ? 0.15 : 0)),
  'European ringing': (seconds) => makeTones(seconds, [425], (at) => (at % 5 < 1 ? 0.2 : 0)),
  'busy tone': (seconds) => makeTones(seconds, [480, 620], (at) => (at % 1 < 0.5 ? 0.15 : 0)),
  'dial tone': (seconds) => makeTones(seconds, [350, 440], () => 0.15),
  'line information tones': (seconds) => makeInformationTones(seconds),
  'keys pressed': (seconds) => makeKeys(seconds),
  'a fax': (seconds) => makeFax(seconds),
  'clicks and crackle': (seconds) => makeCrackle(seconds),
  'coughs and breaths': (seconds) => makeCoughs(seconds),
  'piano music': (seconds) =>
    makeMusic(seconds, { decay: 2, harmonics: [1, 0.5, 0.25, 0.12], vibrato: 0, beat: 0.3 }),
  'string music': (seconds) =>
    makeMusic(seconds, { decay: 0.2, harmonics: [1, 0.7, 0.5, 0.4, 0.3, 0.2], vibrato: 0.006, beat: 0 }),
  'a brass band': (seconds) =>
    makeMusic(seconds, {
      decay: 0.5,
      harmonics: [0.6, 1, 0.9, 0.7, 0.5, 0.3, 0.2],
      vibrato: 0.003,
      beat: 0.5,
    }),
  'synthesiser music': (seconds) =>
    makeMusic(seconds, { decay: 4, harmonics: [1, 0, 0.33, 0, 0.2, 0, 0.14], vibrato: 0, beat: 0.8 }),
}

function scale(samples: Samples, level: number): Samples {
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length) || 1
  return samples.map((sample) => (sample * level) / loudness)
}

function makeWhite(seconds: number, seed?: number): Samples {
  const random = makeRandom(seed)
  return Float32Array.from({ length: seconds * rate }, () => random())
}

function makeBrown(seconds: number): Samples {
  let sum = 0
  return makeWhite(seconds).map((sample) => {
    sum = 0.998 * sum + sample
    return sum
  })
}

function makePink(seconds: number): Samples {
  const poles = [0.997, 0.97, 0.8, 0.3]
  const states = poles.map(() => 0)
  return makeWhite(seconds).map((sample) => {
    let sum = 0
    for (const [index, pole] of poles.entries()) {
      states[index] = pole * states[index]! + (1 - pole) ** 0.5 * sample
      sum += states[index]!
    }
    return sum
  })
}

function makeTones(seconds: number, hertz: readonly number[], levelAt: (at: number) => number): Samples {
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => levelAt(index / rate) * hertz.reduce((sum, each) => sum + Math.sin(turn * each * index), 0),
  )
}

/** Each stretch of so many seconds has its own tones. */
function makeChangingTones(
  seconds: number,
  stretch: number,
  tonesOf: (stretch: number) => readonly number[],
): Samples {
  return Float32Array.from({ length: seconds * rate }, (_, index) =>
    tonesOf(Math.floor(index / rate / stretch)).reduce(
      (sum, hertz) => sum + 0.15 * Math.sin(turn * hertz * index),
      0,
    ),
  )
}

function makeInformationTones(seconds: number): Samples {
  const tones = [[950], [1400], [1800], [], [], [], [], []]
  return makeChangingTones(seconds, 0.33, (stretch) => tones[stretch % tones.length]!)
}

function makeKeys(seconds: number): Samples {
  const rows = [697, 770, 852, 941]
  const columns = [1209, 1336, 1477]
  return makeChangingTones(seconds, 0.12, (stretch) => {
    const key = (stretch * 7) % 12
    return stretch % 3 === 0 ? [rows[key % 4]!, columns[key % 3]!] : []
  })
}

/** The calling and answering tones, then the screech of its data. */
function makeFax(seconds: number): Samples {
  const random = makeRandom(77)
  let phase = 0
  let bit = 1
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    const at = index / rate
    if (at < 3) return at % 1.5 < 0.5 ? 0.2 * Math.sin(turn * 1100 * index) : 0
    if (at < 6) return 0.2 * Math.sin(turn * 2100 * index)
    if (index % Math.round(rate / 300) === 0) bit = random() > 0 ? 1 : -1
    phase += turn * (1750 + 100 * bit) + 0.3 * random() * +(at > 9)
    return 0.2 * Math.sin(phase)
  })
}

function makeCrackle(seconds: number): Samples {
  const random = makeRandom(5)
  let ring = 0
  return Float32Array.from({ length: seconds * rate }, () => {
    if (random() > 0.9995) ring = 0.8 * random()
    ring *= -0.8
    return ring + 0.002 * random()
  })
}

/** Bursts of breathy noise with a sharp start, a few in a row, then quiet. */
function makeCoughs(seconds: number): Samples {
  const random = makeRandom(9)
  let low = 0
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    const at = (index / rate) % 4
    const inBurst = [0.5, 0.9, 1.25].map((start) => at - start).find((since) => since >= 0 && since < 0.25)
    const breath = at > 2.2 && at < 3.2 ? 0.02 * Math.sin(Math.PI * (at - 2.2)) : 0
    low = 0.7 * low + 0.3 * random()
    return low * ((inBurst === undefined ? 0 : 0.9 * Math.exp(-12 * inBurst)) + breath) + 0.0005 * random()
  })
}

interface Instrument {
  readonly decay: number
  readonly harmonics: readonly number[]
  readonly vibrato: number
  /** How loud the drums are. */
  readonly beat: number
}

/** Chords, a melody above them, a bass and drums, as on hold: 100 beats a minute through a telephone. */
function makeMusic(seconds: number, instrument: Instrument): Samples {
  const beatSeconds = 0.6
  const chords = [
    [0, 4, 7],
    [9, 12, 16],
    [5, 9, 12],
    [7, 11, 14],
  ]
  const melody = [12, 16, 14, 19, 16, 12, 11, 14, 17, 16, 21, 19, 14, 12, 16, 7]
  const samples = new Float32Array(seconds * rate)
  const beats = Math.ceil(seconds / beatSeconds)
  const random = makeRandom(3)
  for (let beat = 0; beat < beats; beat++) {
    const start = Math.round(beat * beatSeconds * rate)
    const chord = chords[(beat >> 2) % chords.length]!
    playNote(samples, start, 2 * beatSeconds, 130.8 * 2 ** (chord[0]! / 12 - 1), 0.12, instrument)
    for (const [index, note] of chord.entries()) {
      const late = Math.round((index * beatSeconds * rate) / 3)
      playNote(samples, start + late, beatSeconds, 261.6 * 2 ** (note / 12), 0.05, instrument)
    }
    playNote(samples, start, beatSeconds, 261.6 * 2 ** (melody[beat % melody.length]! / 12), 0.1, instrument)
    for (const [offset, level] of [
      [0, 0.15],
      [0.5, 0.06],
    ] as const) {
      const from = start + Math.round(offset * beatSeconds * rate)
      for (let index = 0; index < 0.1 * rate && from + index < samples.length; index++)
        samples[from + index]! += instrument.beat * level * random() * Math.exp((-40 * index) / rate)
    }
  }
  return limitToTelephone(samples)
}

function playNote(
  samples: Samples,
  start: number,
  seconds: number,
  hertz: number,
  level: number,
  { decay, harmonics, vibrato }: Instrument,
): void {
  for (let index = 0; index < seconds * rate && start + index < samples.length; index++) {
    const at = index / rate
    const swell = Math.min(1, at / 0.02, (seconds - at) / 0.05) * Math.exp(-decay * at)
    const phase = turn * hertz * index + ((vibrato * hertz) / 5.5) * Math.sin(2 * Math.PI * 5.5 * at)
    for (const [harmonic, share] of harmonics.entries()) {
      if (hertz * (harmonic + 1) < 3400)
        samples[start + index]! += level * swell * share * Math.sin(phase * (harmonic + 1))
    }
  }
}

/** What is below 300 hertz does not come through. */
function limitToTelephone(samples: Samples): Samples {
  let before = 0
  let passed = 0
  return samples.map((sample) => {
    passed = 0.89 * (passed + sample - before)
    before = sample
    return passed
  })
}
