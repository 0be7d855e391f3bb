import type { Corpus } from './corpus-calls.ts'

/** What every part of the benchmark works with. */
export interface LoadScene {
  readonly corpus: Corpus
  readonly small: boolean
}
