import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ChildPool } from '../process/child-pool.ts'
import { type AudioTask, mostReadings } from './audio-task.ts'
import { confineDecoding, decoderEntry } from './confine-decoder.ts'
import { HandOver } from './hand-over.ts'
import { decoderHeapMegabytes } from './memory-limit.ts'
import { pcmSampleRate } from './pcm.ts'

const limits = { maxDurationSeconds: 60, timeoutMs: 60_000 }
const noWalls = { limits: false, noNetwork: [], noPrivileges: [], staysRoot: false, apart: false }
const Reply = z.object({ libraries: z.array(z.string()) })

/**
 * Has a decoder go once through everything it does, with a second of silence of our own, and keep in `cache` what it has
 * compiled for it. Resolves to the libraries it has loaded. Not behind walls: it reads nothing of anybody's.
 */
export async function rehearseDecoding(folder: string, cache: string): Promise<string[]> {
  const confinement = { ...confineDecoding(limits, cache), data: [folder] }
  const pool = new ChildPool<AudioTask, unknown>({
    entry: decoderEntry,
    size: 1,
    heapMegabytes: decoderHeapMegabytes,
    env: { NODE_COMPILE_CACHE: cache },
    shutIn: { walls: noWalls, confine: () => confinement },
  })
  const [source, ...outputs] = ['silence', 'left', 'right', 'flac'].map((name) => join(folder, name))
  const files = new HandOver()
  const { maxDurationSeconds, timeoutMs } = limits
  const run = (task: AudioTask) =>
    pool.run(task, { signal: AbortSignal.timeout(timeoutMs), timeoutMs, files: files.files })
  try {
    await writeFile(source!, silence(pcmSampleRate))
    const readings: number[] = []
    while (readings.length < mostReadings) readings.push(await files.read(source!))
    const written = [await files.write(outputs[0]!), await files.write(outputs[1]!)]
    await files.writeOutput(outputs[2]!)
    await run({ readings, outputs: written, format: 'wav', maxDurationSeconds })
    const channels = [{ file: written[0]!, samples: pcmSampleRate }]
    await run({ channels, stretches: [{ startSeconds: 0, endSeconds: 0.5 }] })
    await run({ source: source!, format: 'wav', maxDurationSeconds })
    return Reply.parse(await run({ rehearsal: true })).libraries
  } finally {
    await pool.close()
    await files.close()
    for (const path of [source!, ...outputs]) await rm(path, { force: true })
  }
}

/** As WAV. */
function silence(samples: number): Buffer {
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  for (const at of [20, 22]) file.writeUInt16LE(1, at)
  file.writeUInt32LE(pcmSampleRate, 24)
  file.writeUInt32LE(pcmSampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  return file
}
