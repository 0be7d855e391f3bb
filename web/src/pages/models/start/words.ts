import { defineWords } from '../../../words/use-words.ts'

export const startWords = defineWords('models.start', {
  title: 'New model',
  lead: 'Everything can be changed before you create it.',
  scorecards: 'Start from a scorecard',
  scorecardsLead: 'Criteria that many contact centres use, worded so that calls are judged well.',
  language: 'Language of the scorecard',
  languages: { en: 'English', es: 'Spanish' },
  otherLanguage:
    'The judge that comes with Callmark reads English. Calls in other languages need a language model.',
  categories: (count: number) => `${count} categories`,
  criteria: (count: number) => `${count} criteria`,
  points: (count: number) => `${count} points`,
  inside: 'What it holds',
  critical: 'critical',
  collected: 'Collected, not scored',
  use: 'Use this scorecard',
  useNamed: (name: string) => `Use this scorecard: ${name}`,
  otherWays: 'Or begin another way',
  sheet: 'Import from a spreadsheet',
  sheetText: 'Paste the scorecard you already have, or choose a CSV file.',
  openSheet: 'Import a scorecard',
  empty: 'Empty model',
  emptyText: 'Add your own categories and criteria one by one.',
  openEmpty: 'Start empty',
})
