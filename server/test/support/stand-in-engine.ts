import { answerKinds } from '../../src/judge/embedded/reading/calibrate.ts'
import type { Engine } from '../../src/judge/embedded/reading/engine.ts'
import { Finder } from '../../src/judge/embedded/reading/finder.ts'
import type { Network } from '../../src/judge/embedded/reading/network.ts'
import { Reader } from '../../src/judge/embedded/reading/reader.ts'
import { stateName } from '../../src/judge/embedded/reading/show-inside.ts'
import { WordPieces } from '../../src/judge/embedded/reading/word-pieces.ts'

const width = 2
type Feeds = Readonly<Record<string, { readonly data: BigInt64Array | Float32Array }>>

function network(run: (feeds: Feeds) => Readonly<Record<string, Float32Array>>): Network {
  return {
    async run(feeds: unknown) {
      const outputs = Object.entries(run(feeds as Feeds)).map(([name, data]) => [name, { data }])
      return Object.fromEntries(outputs)
    },
  } as unknown as Network
}

/** In the place of what has learnt to read: takes the first lines for the ones that matter, and is sure that everything is so. */
export function openStandInEngine(): Engine {
  const lower = network(({ ids }) => ({
    encoded: Float32Array.from(
      { length: ids!.data.length * width },
      (_, index) => (Number(ids!.data[Math.floor(index / width)]) % 97) / 97,
    ),
  }))
  const upper = network(({ marks }) => ({
    relevance: Float32Array.from(marks!.data as BigInt64Array, (mark) => 4 - Number(mark) / 100),
  }))
  const reader = network(({ marks }) => ({
    verdict: Float32Array.of(6, 0, 0),
    relevance: new Float32Array(marks!.data.length).fill(2),
    choice: new Float32Array(marks!.data.length),
    [stateName]: new Float32Array(marks!.data.length * width),
  }))
  const scale = Object.fromEntries(answerKinds.map((kind) => [kind, [1, 0]]))
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'].flatMap((letter) => [letter, `##${letter}`])
  return {
    pieces: new WordPieces(
      Object.fromEntries(['[UNK]', '[CLS]', '[SEP]', ...letters].map((piece, id) => [piece, id])),
    ),
    finder: new Finder(lower, upper),
    reader: new Reader(reader),
    calibration: { alone: scale, together: scale } as unknown as Engine['calibration'],
  }
}
