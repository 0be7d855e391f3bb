import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'

/** Samples from −1 to 1. */
export type Samples = Float32Array

export async function readPcm({ path }: Pcm): Promise<Samples> {
  const bytes = await readFile(path)
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768)
}

let files = 0

export async function writePcm(folder: string, samples: Samples): Promise<Pcm> {
  const path = join(folder, `channel-${++files}.pcm`)
  const audio = Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(32_767 / 32_768, sample)) * 32_768),
  )
  await writeFile(path, new Uint8Array(audio.buffer))
  return { path, samples: audio.length }
}

/** `quiet` added to `loud`, so many decibels lower or higher and so much later. */
export function mixIn(loud: Samples, quiet: Samples, decibels: number, delayMs = 0): Samples {
  const gain = 10 ** (decibels / 20)
  const delay = Math.round((delayMs * pcmSampleRate) / 1000)
  return loud.map((sample, index) => sample + gain * (quiet[index - delay] ?? 0))
}

/** The same at every run: a test must not fail by chance. */
export function makeRandom(seed = 12_345): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return (state / 2_147_483_648) * 2 - 1
  }
}
