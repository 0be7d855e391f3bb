import { type CallmarkClient, CallmarkError } from '../../client.ts'
import type { Fault } from '../read-manifest.ts'
import { inTurns } from './in-turns.ts'
import type { FileReview } from './read-review-rows.ts'

export interface PlannedReview extends FileReview {
  /** Of the call at the service. */
  readonly id: string
}

export interface ReviewPlan {
  readonly reviews: readonly PlannedReview[]
  readonly faults: readonly Fault[]
}

type Found = { readonly id: string } | { readonly fault: string }

/** Finds the call of every review, and leaves out what cannot be sent. */
export async function planReviews(
  client: CallmarkClient,
  modelName: string,
  found: readonly FileReview[],
): Promise<ReviewPlan> {
  const calls = new Map<string, Found>()
  const names = new Map(found.map((review) => [nameOf(review), review]))
  await inTurns([...names], 4, async ([name, review]) => {
    calls.set(name, await findCall(client, modelName, review))
  })
  const faults: Fault[] = []
  const refuse = ({ rows, isFaulty }: FileReview, message: string) => {
    if (!isFaulty) faults.push(...rows.map(({ line }) => ({ line, message })))
  }
  const known = found.flatMap((review): PlannedReview[] => {
    const call = calls.get(nameOf(review))!
    if ('id' in call) return [{ ...review, id: call.id }]
    refuse(review, call.fault)
    return []
  })
  // Sent in two parts, the second would be taken for the first once more.
  const together = Map.groupBy(known, ({ id, reviewer }) => JSON.stringify([id, reviewer]))
  const reviews = [...together.values()].flatMap(([review, ...others]) => {
    if (others.length === 0) return review!.isFaulty ? [] : [review!]
    const message = `the same call is named in another way on line ${review!.rows[0]!.line}; name it alike`
    for (const other of others) refuse(other, message)
    return []
  })
  return { reviews, faults }
}

function nameOf({ externalId, callId }: FileReview): string {
  return JSON.stringify([externalId, callId])
}

async function findCall(client: CallmarkClient, modelName: string, review: FileReview): Promise<Found> {
  const { externalId, callId } = review
  if (!externalId && !callId) return { fault: 'no call is named' }
  if (!externalId) return findById(client, callId)
  const { items } = await client.calls.listPage({
    external_id: externalId,
    model_name: modelName,
    fields: ['id', 'status'],
    limit: 200,
  })
  const wanted = callId && items.length > 1 ? items.filter(({ id }) => id === callId.toLowerCase()) : items
  const [call, second] = wanted
  if (!call) return { fault: `there is no call with the external_id ${externalId} of this model` }
  if (second) return { fault: `several calls have the external_id ${externalId}; say which one with call_id` }
  return checkStatus(call.id, call.status)
}

async function findById(client: CallmarkClient, callId: string): Promise<Found> {
  const missing = { fault: `there is no call with the call_id ${callId}` }
  try {
    const { id, status } = await client.calls.get(callId)
    return checkStatus(id, status)
  } catch (error) {
    if (error instanceof CallmarkError && [400, 404, 410, 422].includes(error.status ?? 0)) return missing
    throw error
  }
}

function checkStatus(id: string, status: string | undefined): Found {
  return status === 'PROCESS_COMPLETED' ? { id } : { fault: `the call has no result (${status})` }
}
