import { type CallmarkClient, CallmarkError } from '../client.ts'
import { describeFault } from './command-fault.ts'
import type { PlannedCall } from './plan-import.ts'

export type Outcome = 'sent' | 'there already' | 'failed' | 'not sent'

export interface ImportedCall {
  readonly call: PlannedCall
  readonly outcome: Outcome
  readonly id?: string
  readonly status?: string
  readonly error?: string
}

export interface ImportRun {
  readonly client: CallmarkClient
  readonly atOnce: number
  /** Aborted: begin no more, finish what is running. */
  readonly stop: AbortSignal
  /** Aborted: break off what is running, too. */
  readonly abandon: AbortSignal
  readonly onMoved: (bytes: number) => void
  readonly onOver: (result: ImportedCall) => void
}

/** Sends what is not there yet, a few at a time. Returns why it ended early, if it did for more than one call's sake. */
export async function runImport(
  calls: readonly PlannedCall[],
  run: ImportRun,
): Promise<CallmarkError | undefined> {
  const waiting = calls.values()
  let trouble: CallmarkError | undefined

  const work = async () => {
    while (!trouble && !run.stop.aborted) {
      const { value: call, done } = waiting.next()
      if (done) return
      try {
        run.onOver(await importCall(call, run))
      } catch (error) {
        if (isNobodysFault(error)) trouble ??= error
        const outcome = trouble || run.abandon.aborted ? 'not sent' : 'failed'
        run.onOver({ call, outcome, error: describeFault(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: run.atOnce }, work))
  for (const call of waiting) run.onOver({ call, outcome: 'not sent' })
  return trouble
}

async function importCall(call: PlannedCall, { client, abandon, onMoved }: ImportRun): Promise<ImportedCall> {
  const signal = abandon
  const { externalId, modelName } = call
  const { items } = await client.calls.listPage(
    { external_id: externalId, model_name: modelName, limit: 1 },
    { signal },
  )
  const [there] = items
  if (there) return { call, outcome: 'there already', id: there.id, status: there.status }
  let moved = 0
  let replayed = false
  const record = await client.calls.submit(
    {
      external_id: externalId,
      agent_id: call.agentId,
      agent_name: call.agentName,
      model_name: modelName,
      additional_parameters: call.parameters,
      audio: call.audio,
    },
    {
      signal,
      onProgress: (sent) => {
        onMoved(sent - moved)
        moved = sent
      },
      onResponse: ({ headers }) => {
        replayed = headers.get('idempotent-replayed') === 'true'
      },
    },
  )
  return { call, outcome: replayed ? 'there already' : 'sent', id: record.id, status: record.status }
}

/** The service is away, overwhelmed, or does not let this client in: the next call would fare no better. */
export function isNobodysFault(error: unknown): error is CallmarkError {
  return error instanceof CallmarkError && [undefined, 401, 403, 429, 502, 503, 504].includes(error.status)
}
