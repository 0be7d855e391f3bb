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
  readonly modelNames: ReadonlyMap<number, string>
  readonly showsHits: boolean
  hrefOf(callId: string, atSeconds?: number): string
}
