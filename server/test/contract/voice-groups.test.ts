import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { windowSamples } from '../../src/speech/embedded/channels/detect-voice.ts'
import { cutAtChanges } from '../../src/speech/embedded/speakers/cut-at-changes.ts'
import { followSpeakers } from '../../src/speech/embedded/speakers/follow-speakers.ts'
import { groupVoices, type TimedPrint } from '../../src/speech/embedded/speakers/group-voices.ts'
import { measureCepstra } from '../../src/speech/embedded/speakers/measure-cepstra.ts'
import { printSize } from '../../src/speech/embedded/speakers/open-voice-network.ts'
import { settleDoubt } from '../../src/speech/embedded/speakers/settle-doubt.ts'
import { speakerSettings as settings } from '../../src/speech/embedded/speakers/speaker-settings.ts'

const random = makeRandom()

/** A print of an invented voice: its own direction and, as large as that, the direction of what is being said. */
function makePrint(voice: number, noise = 1): Float32Array {
  const print = Float32Array.from({ length: printSize }, () => (noise * random()) / Math.sqrt(printSize))
  print[voice] = print[voice]! + 1
  const length = Math.sqrt(print.reduce((sum, value) => sum + value * value, 0))
  return print.map((value) => value / length)
}

/** Turns of five seconds, each speaker in turn. */
function makeCall(voices: number, turns: number, noise?: number): TimedPrint[] {
  const perTurn = Math.round(5 / settings.stepSeconds)
  return Array.from({ length: turns * perTurn }, (_, index) => ({
    print: makePrint(Math.floor(index / perTurn) % voices, noise),
    seconds: index * settings.stepSeconds,
  }))
}

test('as many speakers are found as there are voices, one to four', () => {
  for (const voices of [1, 2, 3, 4]) {
    assert.equal(groupVoices(makeCall(voices, 12), settings).grouping.centres.length, voices)
  }
})

test('nothing heard, and next to nothing, is at most one speaker', () => {
  assert.equal(groupVoices([], settings).grouping.centres.length, 1)
  assert.equal(groupVoices(makeCall(2, 1).slice(0, 3), settings).grouping.centres.length, 1)
})

test('a cough is no speaker', () => {
  const call = makeCall(1, 12)
  const cough = Array.from({ length: 3 }, (_, index) => ({ print: makePrint(9), seconds: 61 + index / 4 }))
  assert.equal(groupVoices([...call, ...cough], settings).grouping.centres.length, 1)
})

test('two who take turns quickly are not three, though many prints hold something of both', () => {
  const call = makeCall(2, 12, 0.5).map(({ print, seconds }, index) => {
    const other = makePrint(Math.floor(index / 21) % 2 === 0 ? 1 : 0, 0.5)
    return { print: index % 21 < 6 ? print.map((value, at) => (value + other[at]!) / 1.5) : print, seconds }
  })
  assert.equal(groupVoices(call, settings).grouping.centres.length, 2)
})

test('the same call is always shared out alike', () => {
  const call = makeCall(3, 12)
  assert.deepEqual(groupVoices(call, settings), groupVoices(call, settings))
})

test('one word that sounds like the other party does not change the speaker, a whole sentence does', () => {
  const moment = (speaker: number, changeCost: number = settings.changeCost) => ({
    fits: [0, 1].map((index) => (index === speaker ? 0.6 : 0.2)),
    changeCost,
  })
  const speak = (speaker: number, steps: number) => Array.from({ length: steps }, () => moment(speaker))
  const word = followSpeakers([...speak(0, 10), ...speak(1, 2), ...speak(0, 10)])
  assert.deepEqual([...word], new Array(22).fill(0))
  const sentence = followSpeakers([...speak(0, 10), ...speak(1, 10)])
  assert.deepEqual([...sentence], [...new Array(10).fill(0), ...new Array(10).fill(1)])
  // After a pause a short answer is an answer.
  const answer = followSpeakers([...speak(0, 10), moment(1, 0.1), moment(1), moment(0, 0.1), ...speak(0, 9)])
  assert.deepEqual([...answer.slice(9, 13)], [0, 1, 1, 0])
  assert.deepEqual([...followSpeakers([])], [])
})

test('a segment is cut where the speaker changes, in the pause, and nothing of it is lost', () => {
  const windows = Math.round((10 * pcmSampleRate) / windowSamples)
  const probabilities = new Uint8Array(windows).fill(250)
  const pause = Math.round((5.2 * pcmSampleRate) / windowSamples)
  probabilities.fill(10, pause - 2, pause + 3)
  const endSample = windows * windowSamples
  const segment = {
    startSample: 0,
    endSample,
    voiceStartSample: 0,
    voiceEndSample: endSample,
    earliestSample: 0,
    latestSample: endSample,
  }
  const labels = Uint8Array.from({ length: 42 }, (_, index) => +(index * settings.stepSeconds >= 5))
  const pieces = cutAtChanges(segment, labels, probabilities, 0.5, settings)
  assert.deepEqual(
    pieces.map(({ speaker }) => speaker),
    [0, 1],
  )
  assert.deepEqual([pieces[0]!.startSample, pieces[1]!.endSample], [0, endSample])
  assert.equal(pieces[0]!.endSample, pieces[1]!.startSample)
  assert.ok(Math.abs(pieces[0]!.endSample / windowSamples - pause) <= 1)
  assert.equal(pieces[0]!.voiceEndSample, (pause - 2) * windowSamples)
  assert.equal(pieces[1]!.voiceStartSample, (pause + 3) * windowSamples)
  const whole = cutAtChanges(segment, new Uint8Array(42).fill(1), probabilities, 0.5, settings)
  assert.deepEqual(whole, [{ ...segment, speaker: 1 }])
})

test('voices that sound alike are told apart by what is said, and one voice is left one', () => {
  const texts = [
    'Thank you for calling Riverside Energy, how can I help you?',
    'Hi, I need to pay my bill.',
    'Can I have your account number please?',
    'It is four four seven.',
    'Is there anything else I can help you with?',
    "No, that's all.",
  ]
  const ofTwo = texts.map((text, index) => ({ text, print: makePrint(index % 2, 0.5) }))
  assert.deepEqual([...settleDoubt(ofTwo)!], [0, 1, 0, 1, 0, 1])
  const ofOne = texts.map((text) => ({ text, print: makePrint(0, 4) }))
  assert.equal(settleDoubt(ofOne), undefined)
  assert.equal(settleDoubt(ofTwo.filter((_, index) => index % 2 === 0)), undefined)
  assert.equal(settleDoubt([]), undefined)
})

test('how loud a call is does not change what its voices sound like', () => {
  const frames = 20
  const sound = Float32Array.from({ length: 4000 }, (_, index) => 0.2 * Math.sin(index / 5) + 0.05 * random())
  const [loud, soft] = [1, 0.25].map((gain) =>
    measureCepstra(
      sound.map((sample) => sample * gain),
      frames,
    ),
  )
  for (let index = 0; index < frames * 23; index++) {
    const difference = loud![index]! - soft![index]!
    const expected = index % 23 === 0 ? Math.log(16) : 0
    assert.ok(Math.abs(difference - expected) < 0.1)
  }
})

/** About normally distributed, and the same at every run. */
function makeRandom(): () => number {
  let seed = 7
  const even = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return () => Array.from({ length: 12 }, even).reduce((sum, value) => sum + value, -6)
}
