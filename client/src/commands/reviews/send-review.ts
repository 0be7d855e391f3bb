import { type CallmarkClient, CallmarkError, errorCodes, type Review } from '../../client.ts'
import { describeFault } from '../command-fault.ts'
import type { PlannedReview } from './plan-reviews.ts'

export type Outcome = 'sent' | 'there already' | 'differs' | 'failed'

export interface SendOptions {
  readonly source: string
  readonly blind: boolean
}

export interface SentReview {
  readonly outcome: Outcome
  readonly error?: string
}

/**
 * The service takes one review of a call from each reviewer of a source: whatever is sent a second time, after whatever
 * has happened, is told apart there.
 */
export async function sendReview(
  client: CallmarkClient,
  review: PlannedReview,
  { source, blind }: SendOptions,
): Promise<SentReview> {
  const moments = review.rows.flatMap(({ reviewedAt }) => reviewedAt ?? []).sort()
  try {
    await client.reviews.create(review.id, {
      status: 'submitted',
      blind,
      answers: review.rows.map(({ key, value, not_applicable, comment }) => ({
        key,
        value,
        not_applicable,
        comment,
      })),
      source: { name: source, reviewer: review.reviewer, reviewed_at: moments.at(-1) ?? null },
    })
    return { outcome: 'sent' }
  } catch (error) {
    if (!(error instanceof CallmarkError) || isNobodysFault(error)) throw error
    if (error.code !== errorCodes.review_imported) return { outcome: 'failed', error: describeFault(error) }
    return { outcome: (await findOutcome(client, review, source)) ?? 'there already' }
  }
}

/** What became of it before; undefined: it is not there yet. */
export async function findOutcome(
  client: CallmarkClient,
  review: PlannedReview,
  source: string,
): Promise<'there already' | 'differs' | undefined> {
  const { items } = await client.reviews.list(review.id)
  const there = items.find((one) => one.source?.name === source && one.source.reviewer === review.reviewer)
  return there && (isSame(there, review) ? 'there already' : 'differs')
}

function isSame(there: Review, { rows }: PlannedReview): boolean {
  const given = new Map(there.answers.map((answer) => [answer.key, answer]))
  return (
    there.answers.length === rows.length &&
    rows.every(({ key, value, not_applicable }) => {
      const answer = given.get(key)
      return answer?.value === value && answer.not_applicable === not_applicable
    })
  )
}

/** The service is away, overwhelmed, or does not let this client in: the next review would fare no better. */
function isNobodysFault({ status }: CallmarkError): boolean {
  return [undefined, 401, 403, 429, 502, 503, 504].includes(status)
}
