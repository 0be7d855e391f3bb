import { useWords } from '../../../words/use-words.ts'
import { appealWords } from './appeal-words.ts'
import { useSaid } from './review-context.ts'

/** What a key is called; null: the result as a whole. */
export function useCriterionNames(): (key: string | null) => string {
  const { whole } = useWords(appealWords)
  const { criteria } = useSaid().reviewing
  return (key) => (key === null ? whole : (criteria.find((each) => each.key === key)?.name ?? key))
}
