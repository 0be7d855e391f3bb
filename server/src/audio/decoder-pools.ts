import { ownUserOf } from '../domain/own-users.ts'
import { ChildPool } from '../process/child-pool.ts'
import { Pace } from '../process/pace.ts'
import { Processors } from '../process/processors.ts'
import { whoseTurn } from '../process/turn-of-client.ts'
import type { AudioTask, ProbeTask } from './audio-task.ts'
import { confineDecoding, confineProbe, decoderEntry } from './confine-decoder.ts'
import { findDecoderWalls } from './decoder-walls.ts'
import { HandOver } from './hand-over.ts'
import { isPassable, lendFile } from './lend-file.ts'
import { decoderHeapMegabytes, memorySignal, mostMemoryBytes } from './memory-limit.ts'

export interface DecoderPools {
  readonly decodes: ChildPool<AudioTask, unknown>
  probe(path: string, about: Omit<ProbeTask, 'source'>, signal: AbortSignal): Promise<unknown>
  close(): Promise<void>
}

/** Of processor time: a recording of ordinary length is looked into and decoded by then; hearing others comes before one that is not. */
const usualMs = 500
/** On the clock: a machine too busy to look into a recording meanwhile asks for it again later. */
const longestProbeMs = 30_000
/** Of processor time, twice what a walk may take: who needs more is held up before its first packet, or between two. */
const mostProbeMs = 6_000
/** Few, for one that harms its process could tell lies about those that follow; not one, for whoever submits waits for it. */
const probesPerChild = 20

/** The processes that look into recordings, behind the walls that this machine has. */
export async function openDecoderPools(options: {
  readonly maxDurationSeconds: number
  readonly processes: number
  readonly timeoutMs: number
  readonly processors?: Processors | undefined
}): Promise<DecoderPools> {
  const { walls, cache } = await findDecoderWalls()
  const child = {
    entry: decoderEntry,
    size: options.processes,
    spare: 1,
    standsBackAfterMs: usualMs,
    heapMegabytes: decoderHeapMegabytes,
    memory: { mostBytes: mostMemoryBytes, signal: memorySignal },
    ...(cache ? { env: { NODE_COMPILE_CACHE: cache } } : {}),
  }
  const { processors = new Processors() } = options
  const pace = new Pace(processors)
  const onTook = (client: string, tookMs: number) => pace.note(client, tookMs)
  const confineAsProbe = (task: AudioTask) => confineProbe(task, cache)
  // Two pools, so that nobody who submits a call waits for another's hour to be decoded.
  const probes = new ChildPool<AudioTask, unknown>({
    ...child,
    tasksPerChild: probesPerChild,
    onTook,
    shutIn: { walls, confine: confineAsProbe },
  })
  // For recordings that the user of a probe cannot reach: each is handed over open.
  const singleProbes = new ChildPool<AudioTask, unknown>({
    ...child,
    tasksPerChild: 1,
    onTook,
    shutIn: { walls, confine: confineAsProbe },
  })
  // A recording that harms its decoder must not reach the next customer's: a fresh process each.
  const decodes = new ChildPool<AudioTask, unknown>({
    ...child,
    tasksPerChild: 1,
    onTook: (client, tookMs) => processors.charge(client, tookMs),
    shutIn: { walls, confine: () => confineDecoding(options, cache) },
  })
  const limits = { timeoutMs: Math.min(options.timeoutMs, longestProbeMs), mostBusyMs: mostProbeMs }

  return {
    decodes,
    async probe(path, about, signal) {
      await pace.wait(whoseTurn(), signal)
      const run = () => probes.run({ ...about, source: path }, { signal, ...limits })
      if (walls.users === undefined) return run()
      if (walls.room && (await isPassable(path))) return lendFile(path, ownUserOf('probe', walls.users), run)
      const files = new HandOver()
      try {
        const source = await files.read(path)
        return await singleProbes.run({ ...about, source }, { signal, ...limits, files: files.files })
      } finally {
        await files.close()
      }
    },
    async close() {
      await Promise.all([probes.close(), singleProbes.close(), decodes.close()])
    },
  }
}
