import { type CallReading, saidBy } from '../meaning/call-reading.ts'
import { findComposureSigns } from './signs-of-composure.ts'
import { type Impression, leaveOpen, type Weights, weighSigns } from './weigh-signs.ts'

/**
 * First guesses, moved by logistic regression on the tuning half of 206 written dialogues whose customers said
 * whether the agent stayed calm and helpful throughout.
 */
const weightsOfComposure: Weights = {
  bias: 1.45,
  of: {
    harsh: -1.35,
    blamed: -0.65,
    'cut-off': -0.85,
    'no-closing': -0.7,
    terse: -1.05,
    presses: -0.55,
    shrugs: -0.4,
    corrected: -0.4,
    'brushed-off': -0.2,
    'not-understood': -0.2,
    care: 0.4,
    'further-help': 0.65,
    courtesy: 0.8,
  },
}
// "Throughout" is a strict word, and nearly all agents keep calm: a clear lapse or two counts.
const leastProbableComposure = 0.75

/** Set by hand: being short with somebody is not yet being rude. */
const weightsOfRudeness: Weights = {
  bias: -2,
  of: { harsh: 2.2, blamed: 1.5, 'cut-off': 0.5, terse: 0.6, courtesy: -0.8, care: -0.3 },
}

/** Whether the agent stayed calm, patient and helpful. */
export async function judgeComposure(reading: CallReading): Promise<Impression> {
  const impression = weighSigns(findComposureSigns(reading), weightsOfComposure, {
    leastProbable: leastProbableComposure,
  })
  return saidBy(reading, 'agent').length === 0 ? leaveOpen(impression) : impression
}

/** Whether the agent was rude, impatient or hostile. */
export async function judgeRudeness(reading: CallReading): Promise<Impression> {
  const impression = weighSigns(findComposureSigns(reading), weightsOfRudeness, { surest: 0.85 })
  return saidBy(reading, 'agent').length === 0 ? leaveOpen(impression) : impression
}
