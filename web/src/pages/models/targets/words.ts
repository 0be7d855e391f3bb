import { defineWords } from '../../../words/use-words.ts'

export const targetWords = defineWords('models.targets', {
  lead: 'From when on a score of this model is good, and when it is poor. Colours and comparisons on every page go by it. Scores stay as they are.',
  usual: (good: string, poor: string) => `Where nothing is set: good from ${good}, poor below ${poor}.`,
  score: 'Score of a call',
  points: (points: string) => `${points} points`,
  good: 'Good from (%)',
  poor: 'Poor below (%)',
  of: (field: string, name: string) => `${field}: ${name}`,
  ruleHint: 'If you leave “poor below” empty, it is 20 below the target.',
  crossed: 'This must not be above “good from”.',
  alone: 'Say from when on it is good.',
  none: 'No target',
  both: (good: string, poor: string) => `Good from ${good}, poor below ${poor}`,
  notScoring: 'This model gives no scores, so there is nothing to set targets for.',
  save: 'Save the targets',
  saving: 'Saving…',
  saved: 'Saved. Every page goes by these targets now.',
})
