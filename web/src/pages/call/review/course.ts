import type { Appeal, CallComment, CallHistoryEntry, Review } from '@callmark/client'
import { type HistoryStep, stageTimes } from '../stage-times.ts'
import { isSame, type Said } from './draft.ts'

/** An answer that a review changed: what counted before, and since. */
export interface Change {
  readonly key: string
  readonly before: Said
  readonly after: Said
}

export type CourseEntry = { readonly at: string } & (
  | { readonly kind: 'stage'; readonly step: HistoryStep }
  | {
      readonly kind: 'review'
      readonly review: Review
      readonly changes: readonly Change[]
      readonly confirmed: number
    }
  | { readonly kind: 'appeal' | 'decision'; readonly appeal: Appeal }
  | { readonly kind: 'comment'; readonly comment: CallComment }
)

/** What the service notes about reviews and appeals. Where those themselves are known, they say more. */
const toldByPeople = {
  'A review was submitted.': 'reviewed',
  'An appeal was opened.': 'appealed',
  'An appeal was accepted.': 'accepted',
  'An appeal was declined.': 'declined',
} as const

export const knownNotes = {
  ...toldByPeople,
  'The agent has acknowledged the result.': 'acknowledged',
  'The result has changed since the agent acknowledged it.': 'changedSince',
  'Released again after the agent acknowledged it.': 'releasedAgain',
  'Released to the agent.': 'released',
  'The release was taken back.': 'takenBack',
} as const

/** From where a call was run again, and by which revision of its model. */
export function readRerun(note: string): { from: 'transcript' | 'audio'; revision: number } | undefined {
  const [, from, revision] = /^Run again from the (transcript|audio), by revision (\d+) /.exec(note) ?? []
  return from === 'transcript' || from === 'audio' ? { from, revision: Number(revision) } : undefined
}

const nearMs = 2_000

/** Everything that happened to a call in one course, the oldest first. */
export function courseOf(all: {
  readonly history: readonly CallHistoryEntry[]
  readonly reviews: readonly Review[]
  readonly appeals: readonly Appeal[]
  readonly comments: readonly CallComment[]
}): CourseEntry[] {
  const people: CourseEntry[] = [
    ...reviewEntries(all.reviews),
    ...all.appeals.flatMap(appealEntries),
    ...all.comments.map((comment) => ({ kind: 'comment' as const, at: comment.at, comment })),
  ]
  const isTold = ({ note, at }: CallHistoryEntry) =>
    note != null && note in toldByPeople && people.some((entry) => isNear(entry.at, at))
  const stages = stageTimes(all.history.filter((entry) => !isTold(entry))).map(
    (step): CourseEntry => ({ kind: 'stage', at: step.at, step }),
  )
  return [...stages, ...people].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function isNear(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) < nearMs
}

function appealEntries(appeal: Appeal): CourseEntry[] {
  const opened: CourseEntry = { kind: 'appeal', at: appeal.opened_at, appeal }
  return appeal.decided_at ? [opened, { kind: 'decision', at: appeal.decided_at, appeal }] : [opened]
}

function reviewEntries(reviews: readonly Review[]): CourseEntry[] {
  const counting = new Map<string, Said>()
  return reviews
    .filter(({ submitted_at }) => submitted_at !== null)
    .sort((one, other) => Date.parse(one.submitted_at!) - Date.parse(other.submitted_at!))
    .map((review) => {
      const changes: Change[] = []
      for (const { key, value, not_applicable, machine } of review.answers) {
        const after = { value, not_applicable }
        const before = counting.get(key) ?? machine
        if (before && !isSame(before, after)) changes.push({ key, before, after })
        counting.set(key, after)
      }
      const confirmed = review.answers.length - changes.length
      return { kind: 'review', at: review.submitted_at!, review, changes, confirmed }
    })
}
