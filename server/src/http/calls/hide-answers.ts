import { permissions } from '../../domain/people/permissions.ts'
import type { PartOfCall } from '../../store/calls/call-texts.ts'
import type { Database } from '../../store/database.ts'
import { hiddenFrom, listHidden } from '../../store/reviews/hidden-calls.ts'
import { hideOrNoteSeen, listHidden as listBlind } from '../../store/reviews/queue/blind.ts'
import type { Caller } from '../access/tokens.ts'

/** What the machine made of a call, which would tell a reviewer how it answered. What was said does not. */
const nothing = {
  analysis_result: null,
  xscore_result: null,
  total_score: null,
  expected_score: null,
  score_percentage: null,
  summary: null,
  insights: null,
  keywords: null,
} as const

/** Whether the caller is to review this call without seeing its answers. Asked only where the call is about to be shown. */
export async function isHidden(database: Database, caller: Caller, callId: string): Promise<boolean> {
  if (!mayReview(caller)) return false
  if (await hiddenFrom(database, caller, callId)) return true
  return hideOrNoteSeen(database, caller.by, callId)
}

/** Of the calls in a list, those whose answers are hidden from the caller; without a list, of all. */
export async function listHiddenFrom(
  database: Database,
  caller: Caller,
  callIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!mayReview(caller)) return new Set()
  const inCalibration = await listHidden(database, caller, callIds)
  return inCalibration.union(await listBlind(database, caller.by.actor))
}

/** A program is shown everything, and its reviews are not blind by a task. */
function mayReview({ person }: Caller): boolean {
  return person !== undefined && permissions.createReview[person.role] !== 'no'
}

export function hideFindings<T extends object>(result: T): T & typeof nothing & { readonly blind: true } {
  return { ...result, ...nothing, blind: true }
}

/** Of a whole call, or of some of its fields. */
export function hideAnswers<T extends Pick<Partial<PartOfCall>, 'review_status'>>(call: T) {
  const { review_status: status } = call
  return {
    ...hideFindings(call),
    machine_score: null,
    agreement: null,
    review_needed: false,
    ...(status === undefined ? {} : { review_status: status === 'needed' ? ('none' as const) : status }),
  }
}
