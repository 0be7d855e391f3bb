import { ivrSpeaker, type Turn } from '../domain/transcript.ts'
import { joinTurns, type Utterance } from './join-turns.ts'
import { findIvr } from './label-ivr.ts'
import { nameRoles } from './name-roles.ts'

/** From what each voice said to the turns of the call: machines labelled, agent and customer named where it is plain. */
export function labelTurns(heard: readonly (readonly Utterance[])[], agentName: string): Turn[] {
  const announced = findIvr(heard)
  const spoken = heard.map((utterances) => utterances.filter((utterance) => !announced.has(utterance)))
  return joinTurns([...spoken, [...announced]], [...nameRoles(spoken, agentName), ivrSpeaker])
}
