import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Confinement } from '../process/confine-child.ts'
import type { AudioTask } from './audio-task.ts'
import { mostMemoryBytes } from './memory-limit.ts'
import { pcmSampleRate } from './pcm.ts'

export const decoderEntry = new URL('./reading/decode-child.ts', import.meta.url)

interface DecoderLimits {
  readonly maxDurationSeconds: number
  readonly timeoutMs: number
}

/**
 * A probe only reads, and one process probes several recordings: of all that lie where this one does it may open what its
 * user may. One whose recording is handed to it open needs no folder.
 */
export function confineProbe(task: AudioTask, cache: string | undefined): Confinement {
  const byPath = 'source' in task && typeof task.source === 'string' ? [dirname(task.source)] : []
  return { ...common(cache), user: 'probe', data: byPath, largestFileBytes: 0 }
}

/** A process that decodes or bleeps one recording is handed that one and its output, as long as a call may be. */
export function confineDecoding(limits: DecoderLimits, cache: string | undefined): Confinement {
  return {
    ...common(cache),
    user: 'decoder',
    data: [],
    // Two channels of 16 bits side by side, and room for what surrounds them.
    largestFileBytes: (limits.maxDurationSeconds + 60) * pcmSampleRate * 4 + 16 * 2 ** 20,
    // FFmpeg and Node work on several threads at a time.
    mostProcessorSeconds: 60 + (4 * limits.timeoutMs) / 1000,
  }
}

function common(cache: string | undefined) {
  return { code: findCode(), cache, mostDataBytes: 3 * mostMemoryBytes }
}

let code: string[] | undefined

/** Our code, and where the libraries lie, which npm may have put beside or above us, or linked to. Not what lies beside: data may. */
function findCode(): string[] {
  code ??= listCode()
  return code
}

function listCode(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const inside = `${sep}node_modules${sep}`
  const library = realpathSync(resolve('node-av'))
  return [
    fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''),
    fileURLToPath(new URL('../../package.json', import.meta.url)),
    ...(resolve.paths('node-av') ?? []).filter((folder) => existsSync(folder)),
    library.slice(0, library.lastIndexOf(inside) + inside.length - 1),
  ]
}
