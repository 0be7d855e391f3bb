import { type StageName, stageNames } from '../domain/call.ts'
import { inJob, noteGivenUp, noteStage } from '../observe/observe-job.ts'
import { startRoller } from '../stats/start-roller.ts'
import type { Database } from '../store/database.ts'
import type { StageJob } from '../store/queue/stage-queue.ts'
import { queueForgottenCalls } from './queue-forgotten-calls.ts'
import { giveUpCall, runStage } from './run-stage.ts'
import { seekNewcomers } from './seek-newcomers.ts'
import type { House } from './stage.ts'

const pollMs = 2_000
const leastRestMs = 25
const keepAliveMs = 3_000
const givenUpMs = 10_000
const forgottenMs = 600_000

export interface WorkerOptions {
  /** How many calls may be in each stage at once; 0: it is left to other workers. */
  readonly concurrency: Readonly<Record<StageName, number>>
  /** What the stages themselves talk to, with plans kept; without it, the house's own. */
  readonly stageDatabase?: Database
  readonly log: {
    info(fields: object, message: string): void
    error(fields: object, message: string): void
  }
}

export interface Worker {
  /** Takes no more work, hands back what is running and waits until that is done. */
  stop(): Promise<void>
}

/** Takes stages off the queue and runs them until stopped. */
export async function startWorker(house: House, options: WorkerOptions): Promise<Worker> {
  const stopping = new AbortController()
  /** Stages for which there may be work to take. */
  const due = new Set<StageName>(stageNames)
  let tookWorkAt = 0
  let endPause = () => {}
  const wake = (stage?: StageName) => {
    for (const name of stage ? [stage] : stageNames) due.add(name)
    endPause()
  }
  const { running, takeStage } = openPlaces(house, options, wake, stopping.signal)
  const watch = watchQueue(house, options, due)

  const takeWork = async () => {
    for (const stage of stageNames.filter((name) => due.has(name))) {
      due.delete(stage)
      await takeStage(stage)
    }
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      // Of many short stages, several begin and end together: one look serves them all.
      const restMs = tookWorkAt + leastRestMs - performance.now()
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
      tookWorkAt = performance.now()
      for (const look of [watch.lookAround, takeWork])
        await look().catch((error) => options.log.error({ code: errorCode(error) }, 'queue out of reach'))
      if (due.size > 0 || stopping.signal.aborted) continue
      await new Promise<void>((resolve) => {
        // Whatever wakes us before, for one stage or another, the next look at all of them stays where it is.
        const timer = setTimeout(resolve, Math.max(0, watch.lookAtAllAt() - performance.now()))
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  await queueForgottenCalls(house)
  const { transcribe, analyze, summarize } = options.concurrency
  if (transcribe > 0) house.speech.warm?.()
  if (analyze + summarize > 0) house.judge.warm?.()
  const stopListening = await house.queue.listen(wake)
  const keepAlive = keepJobsAlive(house, options, running)
  const looping = loop()
  const roller = startRoller(house.database, options.log)

  return {
    async stop() {
      stopping.abort(new Error('The worker is stopping.'))
      wake()
      await looping
      await Promise.all([roller.stop(), ...running.values()])
      clearInterval(keepAlive)
      await stopListening()
    },
  }
}

/** The places that a worker has for each stage, and what is running in them. */
function openPlaces(
  house: House,
  options: WorkerOptions,
  wake: (stage: StageName) => void,
  stopping: AbortSignal,
) {
  const workplace = { ...house, database: options.stageDatabase ?? house.database }
  const running = new Map<StageJob, Promise<void>>()
  const fetchNewcomer = seekNewcomers(house.queue, options.concurrency, running, wake)

  const run = async (job: StageJob) => {
    const startedAt = performance.now()
    const fields = { callId: job.callId, stage: job.stage, attempt: job.attempt }
    try {
      const outcome = await runStage(workplace, job, stopping)
      noteStage(job, outcome, (performance.now() - startedAt) / 1000)
      options.log.info({ ...fields, outcome, seconds: (performance.now() - startedAt) / 1000 }, 'stage ended')
    } catch (error) {
      // The database is out of reach: the job's heartbeat ends and another worker takes it up.
      options.log.error({ ...fields, code: errorCode(error) }, 'stage could not be settled')
    } finally {
      running.delete(job)
      wake(job.stage)
      if (job.stage === 'transcribe') wake('convert')
    }
  }

  /** Converting must not run far ahead of transcribing: what it decodes would fill the disk. */
  const countRoom = async () => {
    if (!house.decodedAtMost) return Infinity
    const converting = [...running.keys()].filter((job) => job.stage === 'convert').length
    return house.decodedAtMost - converting - (await house.recordings.countDecoded())
  }

  const takeStage = async (stage: StageName) => {
    const busy = [...running.keys()].filter((job) => job.stage === stage)
    const room = stage === 'convert' ? await countRoom() : Infinity
    const free = Math.min(options.concurrency[stage] - busy.length, room)
    const jobs = free > 0 ? await house.queue.fetch(stage, free) : await fetchNewcomer(stage, busy.length)
    for (const job of jobs) {
      const doing = inJob(job, () => run(job))
      running.set(job, doing)
    }
  }

  return { running, takeStage }
}

/** Finds what nobody announces, for its worker died or its announcement was lost. */
function watchQueue(house: House, { log }: WorkerOptions, due: Set<StageName>) {
  let lookAtAllAt = 0
  let lookForGivenUpAt = 0
  let lookForForgottenAt = performance.now() + forgottenMs

  const giveUp = async (job: StageJob) => {
    const fields = { callId: job.callId, stage: job.stage }
    try {
      await giveUpCall(house, job)
      noteGivenUp(job)
      log.error(fields, 'call given up')
    } catch (error) {
      // Its job comes back, and with it another chance.
      log.error({ ...fields, code: errorCode(error) }, 'call could not be given up')
    }
  }

  return {
    lookAtAllAt: () => lookAtAllAt,
    async lookAround() {
      const now = performance.now()
      if (now >= lookAtAllAt) {
        lookAtAllAt = now + pollMs
        for (const stage of stageNames) due.add(stage)
      }
      if (now >= lookForForgottenAt) {
        lookForForgottenAt = now + forgottenMs
        await queueForgottenCalls(house)
      }
      if (now < lookForGivenUpAt) return
      lookForGivenUpAt = now + givenUpMs
      for (const job of await house.queue.fetchGivenUp()) await giveUp(job)
    },
  }
}

/** Tells the other workers, every now and then, that these are still being worked on. */
function keepJobsAlive(
  { queue }: House,
  { log }: WorkerOptions,
  running: ReadonlyMap<StageJob, unknown>,
): NodeJS.Timeout {
  let touching = false
  return setInterval(async () => {
    if (touching) return
    touching = true
    await queue
      .keepAlive([...running.keys()])
      .catch((error) => log.error({ code: errorCode(error) }, 'queue out of reach'))
    touching = false
  }, keepAliveMs)
}

function errorCode(error: unknown): string {
  return String((error as { code?: unknown })?.code ?? (error as Error)?.name ?? 'unknown')
}
