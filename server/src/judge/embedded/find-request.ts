import { isQuestion } from '../utterances.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'

const wish =
  /\b(i|we) (\w+ )?(need|want|wanted|would like|wish|was wondering|am calling|was calling|am trying|have been trying|lost|cant|cannot|could not|couldnt|have an? (question|problem|issue)|am having|forgot|just need|just want|was hoping|am looking|didnt|did not|havent|have not)\b|\b(id|im|ive) (like|love|calling|trying|looking|having|just calling|wondering|been|lost|forgotten)\b|\b(calling (about|because|to|regarding|in)|(can|could|would) (you|i) (please |possibly )?(help|tell|send|give|get|check|change|cancel|order|schedule|make|reset|pay|transfer|book|have)|how do i|what (is|are) (the|your) \w+)\b/
const mere =
  /\b(how (can|may|could) (i|we)|(can|may) i help|anything else|thank you for calling|my name is|how are you|can you hear|repeat that|i am well|im fine|im good|help me today|could you say|say that again|what was that)\b/

/** The customer's first sentence that says what they want; undefined where none does. */
export function findRequest(reading: CallReading): ReadUtterance | undefined {
  const said = saidBy(reading, 'customer')
  const wishes = said.filter(
    ({ plain }) => wish.test(plain) && !mere.test(plain) && plain.split(' ').length >= 4,
  )
  if (wishes.length > 0) return wishes[0]
  // Without a label nobody knows whose sentence it is, so only plain wishes count.
  if (!said.some(({ party }) => party === 'customer')) return undefined
  return said.slice(0, 10).find((utterance) => {
    return utterance.plain.split(' ').length >= 5 && !mere.test(utterance.plain) && !isQuestion(utterance)
  })
}
