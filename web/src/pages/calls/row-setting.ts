import type { CallsSearch } from '../../parts/calls-search.ts'
import type { CriterionOutcome } from '../../parts/criterion-outcome.ts'
import type { ReviewStatus } from '../../parts/review-status.ts'
import type { Formats } from '../../words/use-formats.ts'
import type { Column } from './columns.ts'
import type { CallsWords } from './words.ts'

/** What all rows share; as long as it is the same, a row that has not changed is not drawn again. */
export interface RowSetting {
  readonly columns: readonly Column[]
  readonly formats: Formats
  readonly words: CallsWords
  readonly reviews: Readonly<Record<ReviewStatus, string>>
  readonly outcomes: Readonly<Record<CriterionOutcome, string>>
  readonly modelNames: ReadonlyMap<number, string>
  readonly showsHits: boolean
  /** The list, for the way from a call to the next one. */
  readonly list: CallsSearch
  hrefOf(callId: string, atSeconds?: number): string
}
