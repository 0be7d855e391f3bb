import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { Transcript } from '../../../domain/transcript.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import { measureConversation } from '../../talk/conversation-metrics.ts'
import { type Finding, found } from '../finding.ts'
import type { PartyOf } from '../reading/parties.ts'

const asked =
  /\b(?:interrupt\w*|(?:talk|speak)(?:s|ed|ing)? over|cut(?:s|ting)? (?:\w+ ){0,2}(?:off|short))\b/i
const forbidden = /\b(?:never|not|doesn['’]t|don['’]t|avoids?|without|no)\b/i
const mostWords = 14
const mostQuotes = 3
const sure = 0.9

/** Who speaks over whom is seen on the clock. undefined: nobody does, or more is asked than that. */
export function answerInterruptions(
  text: string,
  transcript: Transcript,
  partyOf: PartyOf,
): Finding | undefined {
  if (!asked.test(text) || plainWords(text).split(' ').length > mostWords) return undefined
  const party = /\b(?:customer|caller|client)\b[^.]*?\binterrupt|\bby the (?:customer|caller)/i.test(text)
    ? 'customer'
    : 'agent'
  const moments = measureConversation(transcript).interruptions.filter(
    ({ speaker }) => partyOf(speaker) === party,
  )
  const turns = transcript.turns.filter((turn) =>
    moments.some(
      ({ speaker, start }) => speaker === turn.speaker && Math.abs(start - turn.startSeconds) < 0.01,
    ),
  )
  if (turns.length === 0) return undefined
  const quotes = turns.slice(0, mostQuotes).map((turn) => quoteTurn(turn, 0, turn.text.length))
  return found(!forbidden.test(text), sure, [{ code: 'spoke_over', values: { times: turns.length } }], quotes)
}
