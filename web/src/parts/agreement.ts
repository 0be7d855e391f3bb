import { useFormats } from '../words/use-formats.ts'
import { defineWords, useWords } from '../words/use-words.ts'

export const agreementWords = defineWords('parts.agreement', {
  strengths: {
    none: 'no better than chance',
    slight: 'slight',
    fair: 'fair',
    moderate: 'moderate',
    substantial: 'substantial',
    perfect: 'almost perfect',
  },
  value: (value: string, strength: string) => `${value}, ${strength}`,
  between: (low: string, high: string) => `likely between ${low} and ${high}`,
})

/** Agreement beyond chance in plain words; the steps and their names are those of Landis and Koch. */
export function useAgreementWords() {
  const words = useWords(agreementWords)
  const { decimal } = useFormats()
  return {
    sayValue: (value: number) => words.value(decimal(value, 2), words.strengths[strengthOf(value)]),
    /** Nothing where there is no range to speak of. */
    sayRange([low, high]: readonly number[]): readonly string[] {
      if (low === undefined || high === undefined || low === high) return []
      return [words.between(decimal(low, 2), decimal(high, 2))]
    },
  }
}

function strengthOf(value: number): keyof typeof agreementWords.en.strengths {
  if (value <= 0) return 'none'
  if (value <= 0.2) return 'slight'
  if (value <= 0.4) return 'fair'
  if (value <= 0.6) return 'moderate'
  return value <= 0.8 ? 'substantial' : 'perfect'
}

/** As scores are coloured. */
export function toneOf(value: number): 'good' | 'fair' | 'poor' {
  return value > 0.6 ? 'good' : value > 0.4 ? 'fair' : 'poor'
}
