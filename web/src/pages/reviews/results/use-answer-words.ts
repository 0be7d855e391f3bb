import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { resultWords } from './words.ts'

/** The service's word for an answer, in the reader's language. */
export function useAnswerWords(): (answer: string | null | undefined) => string {
  const words = useWords(resultWords)
  const { decimal } = useFormats()
  return (answer) => {
    if (answer === null || answer === undefined) return words.noAnswer
    if (answer in words.answers) return words.answers[answer as keyof typeof words.answers]
    return /^-?\d+(\.\d+)?$/.test(answer) ? decimal(Number(answer), 2) : answer
  }
}

/** As the service puts an answer into a word. */
export function wordOf(answer: {
  readonly value: string | number | boolean | null
  readonly not_applicable: boolean
}): string {
  if (answer.not_applicable) return 'not applicable'
  if (answer.value === null) return 'cannot tell'
  if (typeof answer.value === 'boolean') return answer.value ? 'yes' : 'no'
  return String(answer.value)
}
