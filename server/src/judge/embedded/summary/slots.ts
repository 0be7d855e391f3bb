import type { Saying } from './sayings.ts'

/** Something a summary has to tell, and how it is looked for. */
export interface Slot {
  /** Worded as scorecards word it: the lines that decide it are the ones that tell it. */
  readonly sought: string
  readonly party?: Saying['party']
  readonly most: number
  /** How relevant a line has to be. */
  readonly least: number
  /** How much would be lost without it. */
  readonly weight: number
  /** Stands before the quote where it is certain that the call has it. */
  readonly lead?: string
  /** Left out unless it is certain. */
  readonly onlyIfSure?: true
}

export const slots: readonly Slot[] = [
  {
    sought: 'Reason for the call',
    party: 'customer',
    most: 1,
    least: 0.5,
    weight: 10,
    lead: 'Reason for the call',
  },
  { sought: 'Next step', party: 'agent', most: 2, least: 0.6, weight: 8.5, lead: 'Next step' },
  { sought: 'Result of the call', most: 2, least: 0.6, weight: 9 },
  { sought: 'What was agreed', most: 2, least: 0.6, weight: 8 },
  { sought: 'Outcome', most: 1, least: 0.8, weight: 7 },
  {
    sought: 'The agent tells the customer an amount, a date or a number.',
    party: 'agent',
    most: 1,
    least: 0.8,
    weight: 5.5,
  },
  { sought: 'Root cause', most: 1, least: 0.7, weight: 6 },
  {
    sought: 'The agent says by when something will happen.',
    party: 'agent',
    most: 1,
    least: 0.8,
    weight: 6.5,
    onlyIfSure: true,
  },
  {
    sought: 'The caller voices anger or frustration.',
    party: 'customer',
    most: 1,
    least: 0.6,
    weight: 5,
    onlyIfSure: true,
  },
]
