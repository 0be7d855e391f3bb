import type { CallAnswer } from '@callmark/client'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { previewWords } from './words.ts'

export function useAnswerText(): {
  /** Yes */
  writeValue(answer: CallAnswer): string
  /** Yes (10 of 10 points) */
  writeAnswer(answer: CallAnswer): string
} {
  const words = useWords(previewWords)
  const { decimal } = useFormats()
  const writeValue = ({ value, not_applicable }: CallAnswer): string => {
    if (not_applicable) return words.notApplicable
    if (value === null) return words.undetermined
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return typeof value === 'number' ? decimal(value, 4) : value
  }
  return {
    writeValue,
    writeAnswer(answer) {
      const { not_applicable, score, expected_score } = answer
      const said = writeValue(answer)
      if (not_applicable || expected_score <= 0) return said
      return `${said} (${words.points(decimal(score), decimal(expected_score))})`
    },
  }
}
