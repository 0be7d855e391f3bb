import type { Call, CallmarkClient, Review } from '@callmark/client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callChanged, callQueries } from './calls.ts'

/** What people say about a call. */
export const reviewQueries = {
  reviews: (client: CallmarkClient, callId: string) =>
    queryOptions({
      queryKey: ['call', callId, 'reviews'],
      queryFn: async ({ signal }) => (await client.reviews.list(callId, { signal })).items,
    }),

  appeals: (client: CallmarkClient, callId: string) =>
    queryOptions({
      queryKey: ['call', callId, 'appeals'],
      queryFn: async ({ signal }) => (await client.reviews.appeals.list(callId, { signal })).items,
    }),

  comments: (client: CallmarkClient, callId: string) =>
    queryOptions({
      queryKey: ['call', callId, 'comments'],
      queryFn: async ({ signal }) => (await client.reviews.comments.list(callId, { signal })).items,
    }),
}

/** A draft of one's own has been saved: nothing else follows from it. */
export function draftSaved(queries: QueryClient, client: CallmarkClient, review: Review): void {
  const { queryKey } = reviewQueries.reviews(client, review.call_analysis_id)
  queries.setQueryData(queryKey, (old = []) => [...old.filter(({ id }) => id !== review.id), review])
}

/** A review or an appeal has changed what counts: the record is read anew, and what people say about it. */
export async function recordChanged(
  queries: QueryClient,
  client: CallmarkClient,
  callId: string,
): Promise<Call> {
  const call = await client.calls.get(callId)
  callChanged(queries, client, call)
  await outdateSaid(queries, callId)
  return call
}

/** Only these: the recording goes on playing. */
const said: readonly unknown[] = ['reviews', 'appeals', 'comments', 'history']

export function outdateSaid(queries: QueryClient, callId: string): Promise<void> {
  return queries.invalidateQueries({
    queryKey: ['call', callId],
    predicate: ({ queryKey }) => said.includes(queryKey[2]),
  })
}

/** Somebody may have run the call again, or reviewed it. */
export async function readCallAgain(
  queries: QueryClient,
  client: CallmarkClient,
  callId: string,
): Promise<void> {
  await queries.refetchQueries({ queryKey: callQueries.detail(client, callId).queryKey, exact: true })
  await outdateSaid(queries, callId)
}
