import type { Evidence } from '@callmark/client'
import type { ScoreCardRows } from './score-card-rows.ts'

/** A quote that an answer rests on, and the name by which the page knows it. */
export interface EvidenceMoment extends Evidence {
  readonly id: string
}

export function evidenceId(key: string, index: number): string {
  return `evidence-${key}-${index}`
}

/** All evidence, in the order of the call. */
export function listEvidence({ sections, extracted }: ScoreCardRows): EvidenceMoment[] {
  const rows = [...sections.flatMap((section) => section.rows), ...extracted]
  return rows
    .flatMap(({ key, answer }) =>
      (answer?.evidence ?? []).map((evidence, index) => ({ ...evidence, id: evidenceId(key, index) })),
    )
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

/** The next or previous one, as seen from the one that was heard last or else from a moment. */
export function stepEvidence(
  all: readonly EvidenceMoment[],
  step: 1 | -1,
  from: { readonly id: string | undefined; readonly seconds: number },
): EvidenceMoment | undefined {
  const last = all.findIndex(({ id }) => id === from.id)
  if (last >= 0 && isNear(all[last]!, from.seconds)) return all[last + step]
  return step === 1
    ? all.find(({ start }) => start > from.seconds)
    : all.findLast(({ start }) => start < from.seconds)
}

/** Who has listened on for a while, or gone elsewhere, means the moment they are at. */
function isNear({ start, end }: EvidenceMoment, seconds: number): boolean {
  return seconds >= start - 0.5 && seconds <= end + 10
}
