import type { CallmarkClient } from '@callmark/client'
import type { Filters } from '../../../parts/list-request.ts'

/** As many as the service lists, and takes, at a time. */
export const mostAtOnce = 200
const dayMs = 86_400_000

/** Puts the first calls of a list up for review: of those with a result, in the list's order. */
export async function putUpFirst(
  client: CallmarkClient,
  { enabled: _, status, ...filters }: Filters,
  wanted: {
    readonly count: string
    /** Empty: anyone. */
    readonly person: string
    /** Empty: no date. */
    readonly dueDays: string
    readonly blind: boolean
  },
): Promise<{ readonly added: number; readonly present: number }> {
  const { count, person, dueDays, blind } = wanted
  if (status && !status.includes('PROCESS_COMPLETED')) return { added: 0, present: 0 }
  const { items } = await client.calls.listPage({
    ...filters,
    status: ['PROCESS_COMPLETED'],
    limit: Number(count),
    fields: ['id'],
  })
  if (items.length === 0) return { added: 0, present: 0 }
  const { added } = await client.reviews.queue.add({
    call_ids: items.map(({ id }) => id),
    assigned_to: person || null,
    due_at: dueDays.trim() === '' ? null : new Date(Date.now() + Number(dueDays) * dayMs).toISOString(),
    blind,
  })
  return { added, present: items.length - added }
}
