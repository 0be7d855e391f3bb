import { type Corpus, wholeCorpus } from './corpus-calls.ts'
import { makeSmallCorpus } from './small/small-corpus.ts'

/** The reference calls beside the project; in small, what is made in their place. */
export async function openCorpus(small: boolean, work: string): Promise<Corpus> {
  return small ? makeSmallCorpus(work) : wholeCorpus
}
