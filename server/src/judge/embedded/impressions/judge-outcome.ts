import type { CallReading } from '../meaning/call-reading.ts'
import { findOutcomeSigns } from './signs-of-outcome.ts'
import { type Impression, leaveOpen, turnRound, type Weights, weighSigns } from './weigh-signs.ts'

/**
 * First guesses, moved by logistic regression on the tuning half of 71 written dialogues whose customers said
 * whether they got what they had asked for.
 */
const weights: Weights = {
  bias: 0.95,
  of: {
    'ends-done': 1.05,
    'ends-refused': -1.15,
    denied: -1.5,
    refusals: -0.38,
    told: 0.48,
    'gave-up': -0.95,
    pleased: 0.4,
    displeased: -0.45,
    'needs-no-more': 0.3,
    'not-understood': -0.2,
    'broken-off': -1.1,
    'meant-done': 0.2,
  },
}
const leastSigns = 1

/** Whether the customer got what they came for; open where nobody says anything about it. */
export async function judgeOutcome(reading: CallReading): Promise<Impression> {
  const impression = weighSigns(await findOutcomeSigns(reading), weights)
  const signs = [...impression.speaksFor, ...impression.speaksAgainst]
  return signs.length < leastSigns ? leaveOpen(impression) : impression
}

/** Whether the customer went away without it. */
export async function judgeFailure(reading: CallReading): Promise<Impression> {
  return turnRound(await judgeOutcome(reading))
}
