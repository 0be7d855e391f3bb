import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pcmSampleRate } from '../src/audio/pcm.ts'
import { speechSettings } from '../src/speech/embedded/speech-settings.ts'
import { openMoonshine } from '../src/speech/embedded/words/open-moonshine.ts'
import { type Recognition, recogniseSegments } from '../src/speech/embedded/words/recognise-segments.ts'
import { listCalls, readReference } from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'
import { type PackedPiece, readMuLaw } from './packed-pieces.ts'
import type { SpeechScene } from './speech-scene.ts'
import { fetchStock } from './stock-speech.ts'
import { countErrors, normalise } from './word-errors.ts'

/** A piece of sound and what is said in it. */
interface Piece {
  readonly set: string
  readonly said: string
  readonly sound: Float32Array
}

/**
 * Short pieces outside the reference calls, with the weights we ship beside those they were made from: other telephones,
 * other speakers, spelt names, numbers, read speech, and sound in which nobody speaks. Their folder is what
 * training/ears makes (EARS_DATA); speakers and sets there were kept out of training.
 */
export async function measurePieces(scene: SpeechScene): Promise<void> {
  const pieces = scene.small ? await cutSmall(scene) : await readPieces()
  if (!pieces) return
  const enginesFolder = await fetchStock()
  const [stock, ours] = await Promise.all(
    (['moonshine-base', 'moonshine-telephone'] as const).map(async (name) => {
      const recogniser = await openMoonshine(name, enginesFolder)
      const heard: Recognition[] = []
      for (const group of groupByLength(pieces)) {
        const sounds = group.map((place) => pieces[place]!.sound)
        const texts = await recogniseSegments(recogniser, sounds, speechSettings.tokensPerSecond)
        group.forEach((place, index) => {
          heard[place] = texts[index]!
        })
      }
      return heard
    }),
  )
  for (const set of new Set(pieces.map((piece) => piece.set))) {
    const places = pieces.flatMap((piece, place) => (piece.set === set ? place : []))
    console.log(compare(set, pieces, places, stock!, ours!))
  }
}

/** As the service hears them: a few of like length together. */
function groupByLength(pieces: readonly Piece[]): number[][] {
  const { mostTogether, taskSeconds, leastFill } = speechSettings
  const lengthOf = (place: number) => pieces[place]!.sound.length
  const groups: number[][] = []
  for (const place of pieces
    .keys()
    .toArray()
    .sort((one, other) => lengthOf(other) - lengthOf(one))) {
    const group = groups.at(-1)
    const longest = group && lengthOf(group[0]!)
    const fits =
      group &&
      group.length < mostTogether &&
      (group.length + 1) * longest! <= taskSeconds * pcmSampleRate &&
      lengthOf(place) >= leastFill * longest!
    if (fits) group.push(place)
    else groups.push([place])
  }
  return groups
}

function compare(
  set: string,
  pieces: readonly Piece[],
  places: readonly number[],
  stock: readonly Recognition[],
  ours: readonly Recognition[],
): string {
  const label = `pieces       ${set.padEnd(22)} ${String(places.length).padStart(4)} pieces`
  const counted = places.map((place) => {
    const { said } = pieces[place]!
    const [before, after] = [stock[place]!, ours[place]!].map(({ text }) => countErrors(said, text))
    return { words: before!.words, before: before!.errors, after: after!.errors }
  })
  const words = counted.reduce((sum, row) => sum + row.words, 0)
  if (words === 0) {
    const [before, after] = [stock, ours].map((heard) => countInvented(places, pieces, heard))
    return `${label}  invented words: stock ${before!.all}, ours ${after!.all}; sure enough to be kept: ${before!.kept}, ${after!.kept}`
  }
  const share = (errors: number) => (100 * errors) / words
  const before = share(counted.reduce((sum, row) => sum + row.before, 0))
  const after = share(counted.reduce((sum, row) => sum + row.after, 0))
  const [low, high] = bootstrap(counted)
  const verdict = low! > 0 ? 'WORSE' : high! < 0 ? 'better' : 'no clear difference'
  return `${label}, ${String(words).padStart(5)} words  wer: stock ${before.toFixed(2)}, ours ${after.toFixed(2)}; ${(after - before).toFixed(2)} [${low!.toFixed(2)}, ${high!.toFixed(2)}], ${verdict}`
}

function countInvented(places: readonly number[], pieces: readonly Piece[], heard: readonly Recognition[]) {
  let all = 0
  let kept = 0
  for (const place of places) {
    const words = normalise(heard[place]!.text).length
    all += words
    const isShort = pieces[place]!.sound.length / pcmSampleRate < speechSettings.shortSeconds
    const least = isShort ? speechSettings.leastShortConfidence : speechSettings.leastConfidence
    if (heard[place]!.confidence >= least) kept += words
  }
  return { all, kept }
}

/** The middle 95 % of the difference, in points, over pieces drawn again and again. */
function bootstrap(
  counted: readonly { words: number; before: number; after: number }[],
  rounds = 2000,
): [number, number] {
  let seed = 1
  const draw = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return counted[Math.floor((seed / 0x80000000) * counted.length)]!
  }
  const differences = Array.from({ length: rounds }, () => {
    let words = 0
    let difference = 0
    for (let index = 0; index < counted.length; index++) {
      const row = draw()
      words += row.words
      difference += row.after - row.before
    }
    return (100 * difference) / words
  }).sort((one, other) => one - other)
  return [differences[Math.floor(rounds * 0.025)]!, differences[Math.floor(rounds * 0.975)]!]
}

async function readPieces(): Promise<Piece[] | undefined> {
  const folder = process.env.EARS_DATA ?? ''
  if (!existsSync(join(folder, 'index.json'))) {
    console.log(
      'pieces       not measured: set EARS_DATA to the folder that training/ears/pack.py made of the public data sets',
    )
    return undefined
  }
  const rows: PackedPiece[] = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))
  const streams = new Map<string, Buffer>()
  const pieces: Piece[] = []
  for (const [use, kind, stream, rate, start, end, , , said] of rows) {
    if (use === 'train') continue
    if (!streams.has(stream)) streams.set(stream, await readFile(join(folder, `${stream}.ulaw`)))
    const codes = streams.get(stream)!.subarray(start, end)
    const set = stream.startsWith('calls') ? `${use}: ${kind}` : kind
    pieces.push({ set, said, sound: readMuLaw(codes, rate) })
  }
  return pieces
}

/** The turns of the small calls, and the quiet before the first. */
async function cutSmall({ corpus, work }: SpeechScene): Promise<Piece[]> {
  const ids = listCalls(corpus)
  const decoded = await decodeCalls(corpus, ids, work)
  const pieces: Piece[] = []
  for (const [index, id] of ids.entries()) {
    const { segments } = await readReference(corpus, id)
    for (const { start, end, speaker, text_norm } of segments) {
      const { path } = decoded[index]!.channels[speaker === 'agent' ? 1 : 0]!
      const bytes = await readFile(path)
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1)
      const sound = Float32Array.from(
        samples.subarray(start * pcmSampleRate, end * pcmSampleRate),
        (sample) => sample / 32768,
      )
      pieces.push({ set: 'small calls', said: text_norm, sound })
    }
  }
  return [...pieces, { set: 'silence', said: '', sound: new Float32Array(pcmSampleRate) }]
}
