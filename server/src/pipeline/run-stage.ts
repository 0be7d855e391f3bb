import { EngineError } from '../domain/errors.ts'
import { inTurnOf } from '../process/turn-of-client.ts'
import { claimCall, closeCall, failCall, holdsClaim, moveCall } from '../store/calls/call-progress.ts'
import { noteHistory } from '../store/calls/calls.ts'
import { isErased } from '../store/calls/erase-rows.ts'
import { isRefusedValue, type Transaction } from '../store/database.ts'
import type { StageJob } from '../store/queue/stage-queue.ts'
import { doneStatuses, nextStage, stages, statusesOf, workingStatus } from './pipeline.ts'
import type { House, Stage, StageResult } from './stage.ts'

const attemptLimit = 6
/** An engine that says when to come back is believed for longer. */
const patientAttemptLimit = 60
const firstDelayMs = 2_000
const longestDelayMs = 300_000

export type StageOutcome = 'done' | 'retried' | 'failed' | 'handed back' | 'not ours'

/** Runs one stage of one call. Its result, the call's next status and the next stage's job are one transaction. */
export async function runStage(house: House, job: StageJob, signal: AbortSignal): Promise<StageOutcome> {
  const stage = getStage(job)
  const call = await claimCall(house.database, job.callId, statusesOf(stage))
  if (!call) {
    await house.database.transaction().execute((tx) => house.queue.finish(tx, job))
    return 'not ours'
  }
  /** Takes hold of the call first, then writes: whoever erases or reruns it locks in the same order. */
  const settle = async (
    outcome: StageOutcome,
    write: (tx: Transaction) => Promise<void>,
    takeHold: (tx: Transaction) => Promise<boolean> = (tx) => holdsClaim(tx, call),
  ): Promise<StageOutcome> => {
    const ours = await house.database.transaction().execute(async (tx) => {
      const held = await takeHold(tx)
      if (held) await write(tx)
      await house.queue.finish(tx, job)
      return held
    })
    if (ours) {
      const queued = outcome === 'failed' ? undefined : outcome === 'done' ? nextStage(stage) : stage
      if (queued) house.queue.announce(queued.name)
      return outcome
    }
    // Whoever has taken the call over still needs its sound; a call that was erased must leave none behind.
    if (await isErased(house.database, call.id)) {
      await removeDecoded(house, call.id)
      await house.recordings.remove(call.id).catch(() => {})
    }
    return 'not ours'
  }

  const fail = async (message: string) => {
    const outcome = await settle('failed', (tx) => failStage(tx, stage, call.id, message))
    if (outcome === 'failed') await removeDecoded(house, call.id)
    return outcome
  }

  let result: StageResult
  try {
    result = await inTurnOf(call.workspaceId, () => stage.run(call, house, signal))
  } catch (error) {
    if (signal.aborted) {
      return settle('handed back', (tx) =>
        house.queue.send(tx, job.stage, call.id, { attempt: job.attempt, after: job }),
      )
    }
    const fault = toEngineError(error)
    const limit = fault.retryAfterMs === undefined ? attemptLimit : patientAttemptLimit
    if (fault.retryable && job.attempt < limit) {
      return settle('retried', async (tx) => {
        await noteHistory(
          tx,
          call.id,
          workingStatus(stage, call.revision),
          `Attempt ${job.attempt}: ${fault.message}`,
        )
        const delayMs = fault.retryAfterMs ?? Math.min(longestDelayMs, firstDelayMs * 2 ** (job.attempt - 1))
        await house.queue.send(tx, job.stage, call.id, { attempt: job.attempt + 1, delayMs, after: job })
      })
    }
    return fail(fault.message)
  }
  const next = nextStage(stage)
  const outcome = await settle(
    'done',
    async (tx) => {
      await result.save?.(tx)
      if (next) await house.queue.send(tx, next.name, call.id, { after: job })
      else await closeCall(tx, call.id)
    },
    (tx) => moveCall(tx, call, doneStatuses(stage, call.revision), result.values),
  ).catch((error) => {
    // The database is there but will not take this result, now or ever.
    if (!isRefusedValue(error)) throw error
    return fail('The result could not be stored.')
  })
  if (outcome === 'done' && stage.lastToListen) await removeDecoded(house, call.id)
  return outcome
}

/** Ends a call over which worker after worker has died. */
export async function giveUpCall(house: House, job: StageJob): Promise<void> {
  const message =
    'Processing was interrupted again and again. Check the recording and the memory of the machine, then run the call again.'
  await house.database.transaction().execute(async (tx) => {
    await failStage(tx, getStage(job), job.callId, message)
    await house.queue.finish(tx, job)
  })
  await removeDecoded(house, job.callId)
}

/** Never in the way of a result: what stays behind on this machine, its next sweep finds within minutes. */
async function removeDecoded(house: House, callId: string): Promise<void> {
  await house.recordings.removeDecoded(callId).catch(() => {})
}

function failStage(tx: Transaction, stage: Stage, callId: string, message: string): Promise<void> {
  return failCall(tx, callId, [stage.waiting, stage.working], stage.failed, message)
}

function getStage(job: StageJob): Stage {
  return stages.find((stage) => stage.name === job.stage)!
}

/** An unforeseen error is tried again, and says nothing of itself to the customer. */
function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  return new EngineError('An internal error interrupted the processing.', { retryable: true, cause: error })
}
