import { plainWords } from '../../../domain/language/spoken-words.ts'
import { isQuestion, partyOf } from '../../../domain/language/utterances.ts'
import { markers } from '../../../redact/redact-turns.ts'
import { isFunctionWord } from '../../spoken/word-stems.ts'
import type { ReadableCall } from '../answering/read-call.ts'
import { dropCorrected } from './drop-corrected.ts'
import { isNumber, listSecretTurns } from './keep-secret.ts'
import { capitalise, tidySpeech, withoutOpening } from './tidy-speech.ts'

/** A line of the call as a summary may quote it. */
export interface Saying {
  readonly line: number
  readonly turnIndex: number
  /** "the agent", "the customer", or as the transcript calls them. */
  readonly who: string
  readonly party: 'agent' | 'customer'
  /** Without fillers and what was taken back at once; '' where it may not be quoted. */
  readonly text: string
  readonly asks: boolean
  /** Whether it sounds as if something said before is no longer so. */
  readonly takesBack: boolean
  /** How many of its words carry meaning; numbers by themselves say nothing. */
  readonly weight: number
}

const takenOut = new RegExp(
  Object.values(markers)
    .map((mark) => mark.replace(/[[\]]/g, '\\$&'))
    .join('|'),
  'g',
)

const changing =
  /\b(?:actually|sorry,? no|no,? sorry|oh,? no|wait|hang on|hold on|my mistake|i was wrong|i should have said|you['’]re right|you are right|scratch that|ignore that|forget (?:it|that|what)|after all|instead|i tell a lie|misread|on second thoughts?|changed? my mind|i take (?:it|that) back|(?:will|would|does|did) not work|won['’]t work|can['’]t do that|make (?:it|that)|change (?:it|that) to|leave (?:it|that))\b/i

export function listSayings({ lines, transcript: { turns }, parties }: ReadableCall): Saying[] {
  const secrets = listSecretTurns(turns)
  return lines.map(({ turnIndex, text }, line) => {
    const { speaker } = turns[turnIndex]!
    const label = partyOf(speaker)
    const tidy = secrets.has(turnIndex) ? '' : quotable(text)
    const words = plainWords(tidy).split(' ')
    return {
      line,
      turnIndex,
      who: label === 'unknown' ? speaker : `the ${label}`,
      party: parties.partyOf(speaker),
      text: tidy,
      asks: isQuestion({ text: tidy.slice(-1), plain: words.slice(0, 12).join(' ') }),
      takesBack: changing.test(tidy),
      weight: words.filter((word) => word !== '' && !isFunctionWord(word) && !isNumber(word)).length,
    }
  })
}

/** What was taken out of the transcript is shown to be missing. */
function quotable(text: string): string {
  const shown = text.replace(takenOut, '…')
  return withoutOpening(dropCorrected(tidySpeech(shown))).replace(/[“”"]/g, '')
}

export function quote(text: string): string {
  return `“${capitalise(text.replace(/[\s.,;:]+$/u, ''))}”`
}
