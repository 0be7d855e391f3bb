import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Confinement } from '../process/confine-child.ts'
import type { AudioTask } from './decode-child.ts'
import { mostMemoryBytes } from './memory-limit.ts'
import { pcmSampleRate } from './pcm.ts'

interface DecoderLimits {
  readonly maxDurationSeconds: number
  readonly timeoutMs: number
}

/** A probe only reads, and one process probes several recordings: all that lie where this one does, on their way in. */
export function confineProbe(task: AudioTask): Confinement {
  const read = readBy(task).map((path) => join(dirname(path), '*'))
  return {
    ...common(),
    mayRead: [...codeFolders(), ...read],
    mayWrite: cacheFolders(),
    largestFileBytes: 64 * 2 ** 20,
  }
}

/** A process that decodes or bleeps one recording may open that one and write what it makes of it, as long as a call may be. */
export function confineDecoding(task: AudioTask, limits: DecoderLimits): Confinement {
  return {
    ...common(),
    mayRead: [...codeFolders(), ...readBy(task)],
    mayWrite: [...writtenBy(task), ...cacheFolders()],
    // Two channels of 16 bits side by side, and room for what surrounds them.
    largestFileBytes: (limits.maxDurationSeconds + 60) * pcmSampleRate * 4 + 16 * 2 ** 20,
    // FFmpeg and Node work on several threads at a time.
    mostProcessorSeconds: 60 + (4 * limits.timeoutMs) / 1000,
  }
}

function common() {
  return { mostDataBytes: 3 * mostMemoryBytes }
}

function readBy(task: AudioTask): string[] {
  return 'path' in task ? [task.path] : task.channels.map(({ path }) => path)
}

function writtenBy(task: AudioTask): string[] {
  if ('stretches' in task) return [task.outputPath]
  return task.outputPrefix === undefined ? [] : [0, 1].map((channel) => `${task.outputPrefix}-${channel}.pcm`)
}

/** Compiled code of this process's own: what a decoder writes, nothing but a decoder runs. */
export function decoderCache(): string | undefined {
  return process.env.NODE_COMPILE_CACHE && join(process.env.NODE_COMPILE_CACHE, 'decoder')
}

function cacheFolders(): string[] {
  const folder = decoderCache()
  return folder ? [folder, `${folder}/*`] : []
}

let code: string[] | undefined

/** Where our code and the libraries lie, which npm may have put beside or above us, or linked to. */
function codeFolders(): string[] {
  code ??= findCode().map((folder) => join(folder, '*'))
  return code
}

function findCode(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const inside = `${sep}node_modules${sep}`
  const library = realpathSync(resolve('node-av'))
  return [
    fileURLToPath(new URL('../..', import.meta.url)),
    ...(resolve.paths('node-av') ?? []).filter((folder) => existsSync(folder)),
    library.slice(0, library.lastIndexOf(inside) + inside.length),
  ]
}
