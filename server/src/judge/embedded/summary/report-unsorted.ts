import { isQuestion } from '../../../domain/language/utterances.ts'
import { findRequest } from '../behaviours/find-request.ts'
import type { ReadUtterance } from '../meaning/call-reading.ts'
import { tellsPrivateDetail } from '../spoken/private-detail.ts'
import type { WeighedSentence } from './follow-summary-wish.ts'
import { weighStatements } from './pick-statements.ts'
import type { Sayings } from './read-sayings.ts'
import { capitalise, cutText, tidySpeech, withoutStop } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

const mostQuotes = 3

/** A call that cannot be told in other words: nobody knows who spoke, or in what language. Only quotes, and why. */
export function reportUnsorted(call: Sayings): WeighedSentence[] {
  const request = findRequest(call)
  const told = request && !tellsPrivateDetail(request) ? request : undefined
  const statements = weighStatements(
    call.utterances,
    call.utterances.find(({ index }) => index === told?.index),
  )
    .slice(0, mostQuotes)
    .map(({ saying }) => saying)
    .sort((a, b) => a.index - b.index)
  const last = call.utterances.at(-1)!
  const chosen = new Set([told?.plain, ...statements.map(({ plain }) => plain)])
  const why = call.apart
    ? 'The call is not in English, so it is only quoted here'
    : 'The parties could not be told apart'
  const about = told
    ? `the call seems to be about ${quote(told)}`
    : 'the call does not say plainly what it is about'
  return [
    { text: `${why}; ${about}.`, weight: 10 },
    ...statements.map((saying, index) => ({
      text: `${call.apart ? capitalise(saying.who) : 'Somebody'} said ${quote(saying)}.`,
      weight: 8 - index / 10,
    })),
    ...(chosen.has(last.plain) || tellsPrivateDetail(last) || isQuestion(last)
      ? []
      : [{ text: `The recording ends with the words ${quote(last)}.`, weight: 2 }]),
  ]
}

export function quote({ text }: Pick<ReadUtterance, 'text'>): string {
  return `“${cutText(writeFigures(withoutStop(tidySpeech(text))), 200).replace(/[“”"]/g, '')}”`
}
