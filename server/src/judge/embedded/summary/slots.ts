import type { Saying } from './sayings.ts'

/** Something a summary has to tell, and how it is looked for. */
export interface Slot {
  /** Read as a criterion: which lines have to do with it, and whether it is so. */
  readonly sought: string
  readonly party: Saying['party'] | 'any'
  readonly most: number
  /** How much would be lost without it. */
  readonly weight: number
  /** Stands before the quote where it is certain that the slot is what the quote tells. */
  readonly lead?: string
}

export const slots: readonly Slot[] = [
  {
    sought: 'The customer says why they are calling.',
    party: 'customer',
    most: 1,
    weight: 10,
    lead: 'Why the customer called',
  },
  {
    sought: 'The agent says why they are calling the customer.',
    party: 'agent',
    most: 1,
    weight: 9.5,
    lead: 'Why the agent called',
  },
  { sought: 'The customer asks the agent to do something.', party: 'customer', most: 1, weight: 8 },
  { sought: 'The agent says what they found or what they have done.', party: 'agent', most: 2, weight: 7 },
  {
    sought: 'The agent tells the customer an amount, a date or a reference number.',
    party: 'agent',
    most: 2,
    weight: 6,
  },
  { sought: 'The customer agrees to what the agent offers.', party: 'customer', most: 1, weight: 6.5 },
  {
    sought: 'The agent says what will happen next and when.',
    party: 'agent',
    most: 2,
    weight: 9,
    lead: 'What comes next',
  },
]
