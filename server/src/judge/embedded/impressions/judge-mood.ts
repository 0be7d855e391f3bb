import { type CallReading, saidBy } from '../meaning/call-reading.ts'
import type { Place } from '../meaning/place-of-wording.ts'
import { placed } from '../meaning/placed.ts'
import { findMoodSigns } from './signs-of-mood.ts'
import { findOutcomeSigns } from './signs-of-outcome.ts'
import { type Impression, leaveOpen, turnRound, type Weights, weighSigns } from './weigh-signs.ts'

/**
 * First guesses, moved by logistic regression on the tuning half of 205 written dialogues whose agents said
 * whether the customer had become annoyed. Plain words weigh more than there would be data for.
 */
const weightsOfAnnoyance: Weights = {
  bias: -1.95,
  of: {
    'says-so': 2.7,
    'harsh-word': 1.1,
    swearing: 1.25,
    impatience: 1,
    repeats: 0.65,
    reproach: 1.05,
    questioning: 0.65,
    threat: 1.3,
    'giving-up': 0.4,
    groan: 0.45,
    shouting: 0.2,
    tone: 3.6,
    praise: -0.3,
    'warm-thanks': -0.4,
    courtesy: -0.15,
  },
}
// Annoyance mostly sits in the voice: no transcript makes it surer than this, one way or the other.
const surestOfAnnoyance = 0.95

/** No dialogue we know is labelled with satisfaction: set by hand, and left open where the signs are even. */
const weightsOfSatisfaction: Weights = {
  bias: 0,
  of: {
    'says-so': -2.2,
    'harsh-word': -1.2,
    swearing: -1.2,
    impatience: -0.6,
    repeats: -0.5,
    reproach: -1,
    questioning: -0.3,
    threat: -1.3,
    'giving-up': -0.6,
    groan: -0.3,
    tone: -1,
    praise: 1.1,
    'warm-thanks': 1,
    courtesy: 0.2,
    'ends-done': 0.4,
    'needs-no-more': 0.2,
    'ends-refused': -0.8,
    'gave-up': -0.8,
    'broken-off': -0.4,
  },
}
const evenlyBalanced = 0.06

/** Whether the customer became annoyed, angry or aggressive. */
export async function judgeAnnoyance(reading: CallReading, place?: Place): Promise<Impression> {
  const impression = weighSigns(await findMoodSigns(partOf(reading, place)), weightsOfAnnoyance, {
    surest: surestOfAnnoyance,
  })
  return saidBy(reading, 'customer').length === 0 ? leaveOpen(impression) : impression
}

/** Whether the customer kept their temper. */
export async function judgeCustomerCalm(reading: CallReading, place?: Place): Promise<Impression> {
  return turnRound(await judgeAnnoyance(reading, place))
}

/** Whether the customer was content in the end. */
export async function judgeSatisfaction(reading: CallReading, place?: Place): Promise<Impression> {
  const signs = [...(await findMoodSigns(partOf(reading, place))), ...(await findOutcomeSigns(reading))]
  const impression = weighSigns(signs, weightsOfSatisfaction, { band: evenlyBalanced, surest: 0.85 })
  return saidBy(reading, 'customer').length === 0 ? leaveOpen(impression) : impression
}

/** A mood changes in the course of a call: where the wording names a part of it, only that part is heard. */
function partOf(reading: CallReading, place: Place | undefined): CallReading {
  return place === undefined || place === 'anywhere'
    ? reading
    : { ...reading, utterances: placed(reading.utterances, place) }
}
