import { type Call, type CallmarkClient, CallmarkError } from '@callmark/client'

const fields = ['id', 'model_id', 'status', 'score_percentage', 'error_message', 'created_at'] as const
const singlyAtOnce = 4

export type UploadedCall = Pick<Call, (typeof fields)[number]>

/**
 * How far the service is with these calls, by their ids. It is asked every few seconds, so the questions are few however
 * long the history is: one page from the oldest of them on, and by name the first of those that are not on it. What is
 * not answered this time comes nearer the next.
 */
export async function readProgress(
  client: CallmarkClient,
  calls: readonly UploadedCall[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, UploadedCall | 'gone'>> {
  const oldest = calls.map(({ created_at }) => created_at).sort()[0]
  if (!oldest) return new Map()
  const query = { start_date: oldest, sort: 'created_at', limit: 200, fields } as const
  const { items } = await client.calls.listPage(query, { signal })
  const found = new Map<string, UploadedCall | 'gone'>(items.map((call) => [call.id, call]))
  const missed = calls.filter(({ id }) => !found.has(id)).slice(0, singlyAtOnce)
  await Promise.all(
    missed.map(async ({ id }) => {
      found.set(id, await findCall(client, id, signal))
    }),
  )
  return found
}

async function findCall(
  client: CallmarkClient,
  id: string,
  signal: AbortSignal,
): Promise<UploadedCall | 'gone'> {
  try {
    return await client.calls.get(id, { signal })
  } catch (error) {
    if (error instanceof CallmarkError && (error.status === 404 || error.status === 410)) return 'gone'
    throw error
  }
}
