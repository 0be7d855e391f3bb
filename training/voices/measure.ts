// node training/voices/measure.ts DATA OUT [HOURS]
//
// DATA is what training/ears/prepare.sh made. Joins its pieces for training in random order, so that voices follow each
// other as in a call, and writes what the service's voice network would hear of them: cepstra.i8 and cepstra.json.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PackedPiece, readMuLaw } from '../../server/bench/packed-pieces.ts'
import { pcmSampleRate } from '../../server/src/audio/pcm.ts'
import {
  cepstra,
  countFrameSamples,
  measureCepstra,
} from '../../server/src/speech/embedded/speakers/measure-cepstra.ts'
import { takeOffMean } from '../../server/src/speech/embedded/speakers/print-voices.ts'

const [data, out, hours = '6.5'] = process.argv.slice(2)
if (!data || !out) throw new Error('Usage: node training/voices/measure.ts DATA OUT [HOURS]')
const rows: PackedPiece[] = JSON.parse(await readFile(join(data, 'index.json'), 'utf8'))

let seed = 11
const draw = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed / 0x80000000
}
const pieces = rows
  .filter(([use, kind]) => use === 'train' && kind !== 'music')
  .map((row) => ({ row, place: draw() }))
  .sort((one, other) => one.place - other.place)

const streams = new Map<string, Buffer>()
const blockSamples = 60 * pcmSampleRate
const wanted = Number(hours) * 3600 * pcmSampleRate
const blocks: Float32Array[] = []
let block = new Float32Array(blockSamples)
let at = 0
let taken = 0
for (const {
  row: [, , stream, rate, start, end],
} of pieces) {
  if (taken >= wanted) break
  if (!streams.has(stream)) streams.set(stream, await readFile(join(data, `${stream}.ulaw`)))
  const sound = readMuLaw(streams.get(stream)!.subarray(start, end), rate)
  for (let from = 0; from < sound.length; ) {
    const part = sound.subarray(from, from + blockSamples - at)
    block.set(part, at)
    from += part.length
    at += part.length
    if (at < blockSamples) continue
    const frames = Math.floor((blockSamples - countFrameSamples(1)) / (pcmSampleRate / 100)) + 1
    blocks.push(takeOffMean(measureCepstra(block, frames), frames))
    taken += blockSamples
    block = new Float32Array(blockSamples)
    at = 0
  }
}

const scales = Array.from({ length: cepstra }, (_, order) => {
  const sample = blocks
    .flatMap((values) =>
      Array.from({ length: 300 }, (_, index) =>
        Math.abs(values[(index * 19 * cepstra + order) % values.length]!),
      ),
    )
    .sort((one, other) => one - other)
  return (sample[Math.floor(sample.length * 0.9995)]! || 1) / 127
})
await writeFile(
  join(out, 'cepstra.i8'),
  Buffer.concat(
    blocks.map((values) =>
      Buffer.from(
        Int8Array.from(values, (value, index) =>
          Math.max(-127, Math.min(127, Math.round(value / scales[index % cepstra]!))),
        ).buffer,
      ),
    ),
  ),
)
await writeFile(
  join(out, 'cepstra.json'),
  JSON.stringify({ scales, blocks: blocks.length, frames: blocks[0]!.length / cepstra }),
)
console.log(`${blocks.length} minutes`)
