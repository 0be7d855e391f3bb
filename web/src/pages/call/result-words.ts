import { defineWords } from '../../words/use-words.ts'

/** Words of the scorecard and of results beside each other. */
export const resultWords = defineWords('call.result', {
  scoreCard: 'Scorecard',
  notScored: 'This call has no score yet.',
  noScoring: 'This model does not score calls.',
  points: (score: string, expected: string) => `${score} of ${expected}`,
  pointsLong: (score: string, expected: string) => `${score} of ${expected} points`,
  yes: 'Yes',
  no: 'No',
  undetermined: 'Not determined',
  notApplicable: 'Not applicable',
  full: 'full points',
  part: 'some of the points',
  none: 'no points',
  open: 'open: not determined',
  critical: 'Critical',
  fatalTitle: 'A critical criterion failed: the total is 0',
  fatal: 'Failed. This criterion is critical, so the total is 0.',
  confidence: { high: 'Sure', medium: 'Fairly sure', low: 'Unsure' },
  hear: 'Listen',
  extracted: 'Extracted from the call',
  compare: 'Before and after',
  olderResult: 'Compare with',
  resultName: (number: number, revision: number) => `Result ${number}, revision ${revision}`,
  revision: (number: number) => `revision ${number}`,
  before: 'Before',
  after: 'After',
  what: 'Criterion',
  total: 'Total',
  changed: 'changed',
  changes: (count: number) =>
    count === 0
      ? 'No answer has changed.'
      : count === 1
        ? '1 answer has changed.'
        : `${count} answers have changed.`,
  missing: 'not asked',
  noSummary: 'None',
  failed: 'Failed',
  onlyChanged: 'Only changes',
})
