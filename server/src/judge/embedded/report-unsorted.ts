import { isQuestion } from '../utterances.ts'
import type { CallReading, ReadUtterance } from './call-reading.ts'
import { findRequest } from './find-request.ts'
import type { WeighedSentence } from './follow-summary-wish.ts'
import { joinFragments } from './join-fragments.ts'
import { weighStatements } from './pick-statements.ts'
import { tellsPrivateDetail } from './private-detail.ts'
import { cutText, tidySpeech, withoutStop } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

const mostQuotes = 3

/** A call in which nobody knows who spoke: only its own words, and that it is so. */
export function reportUnsorted(reading: CallReading): WeighedSentence[] {
  const request = findRequest(reading)
  const told = request && !tellsPrivateDetail(request) ? request : undefined
  const sayings = joinFragments(reading)
  const statements = weighStatements(
    sayings,
    sayings.find(({ index }) => index === told?.index),
  )
    .slice(0, mostQuotes)
    .map(({ saying }) => saying)
    .sort((a, b) => a.index - b.index)
  const last = reading.utterances.at(-1)!
  const chosen = new Set([told?.plain, ...statements.map(({ plain }) => plain)])
  return [
    {
      text: told
        ? `The parties could not be told apart; the call seems to be about ${quote(told)}.`
        : 'The parties could not be told apart, and the call does not say plainly what it is about.',
      weight: 10,
    },
    ...statements.map((saying, index) => ({
      text: `It was said that ${quote(saying)}.`,
      weight: 8 - index / 10,
    })),
    ...(chosen.has(last.plain) || tellsPrivateDetail(last) || isQuestion(last)
      ? []
      : [{ text: `The recording ends with the words ${quote(last)}.`, weight: 2 }]),
  ]
}

/** "the customer said “…”", for what cannot be told in other words. */
export function quoteAround(utterance: ReadUtterance): string {
  const { party, turn } = utterance
  return `${party === 'unknown' ? turn.speaker : `the ${party}`} said ${quote(utterance)}`
}

export function quote({ text }: Pick<ReadUtterance, 'text'>): string {
  return `“${cutText(writeFigures(withoutStop(tidySpeech(text))), 200).replace(/[“”"]/g, '')}”`
}
