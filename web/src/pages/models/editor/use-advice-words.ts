import { useWords } from '../../../words/use-words.ts'
import { checkWording, type Worded } from '../draft/wording/check-wording.ts'
import { useReading } from './reading.ts'
import { editorWords } from './words.ts'

/** Says how a criterion could be worded so that it is judged better. Whoever only reads is not told. */
export function useAdviceWords(): (criterion: Worded) => string[] {
  const { advice: words } = useWords(editorWords)
  const reading = useReading()
  return (criterion) =>
    reading
      ? []
      : checkWording(criterion).map((advice) =>
          'words' in advice ? words[advice.kind](advice.words) : words[advice.kind],
        )
}
