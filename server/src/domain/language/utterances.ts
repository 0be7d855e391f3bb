import { ivrSpeaker, type Turn } from '../transcript.ts'
import { plainWords } from './spoken-words.ts'

export type Party = 'agent' | 'customer' | 'unknown'

/** One sentence or clause of a turn: the smallest thing that is understood, compared and quoted. */
export interface Utterance {
  readonly turnIndex: number
  readonly turn: Turn
  readonly party: Party
  /** Verbatim `turn.text.slice(start, end)`. */
  readonly text: string
  readonly plain: string
  readonly start: number
  readonly end: number
}

// Looks at a row of marks from its first on only: thousands in a row would otherwise be read again from each.
const sentenceEnd = /(?<![.!?。！？])[.!?。！？]+["'”’)\]]*(?:\s+|$)|\n+/gu
const noiseMark = /\[[^\]]{0,40}\]|<[^>]{0,40}>/g

// Recognisers that write no punctuation run sentences together; these words open a new one on the telephone.
const clauseOpeners =
  /\s(?=(?:my name is|how (?:can|may|could) (?:i|we)|is there any\w*|what (?:can|is|day|time|was)|which \w+|can (?:i|you|we)|could (?:i|you)|would you|do you|i (?:need|want|wanted|would|have|lost|am|was)|i'(?:d|m|ve|ll)|thank you|thanks|have a (?:great|good|nice)|your \w+ (?:is(?! there)|has)|and (?:what|that's|i|the)|but|so (?:i|you|we)|because)\b)/gi
const longestClauseWords = 9

export function partyOf(speaker: string): Party {
  if (/^\s*(agent|representative|operator|advisor)/i.test(speaker)) return 'agent'
  if (/^\s*(customer|caller|client)/i.test(speaker)) return 'customer'
  return 'unknown'
}

/** A machine's announcements are left out: they are nobody's merit, and tell nothing of the customer. */
export function splitUtterances(turns: readonly Turn[]): Utterance[] {
  return turns.flatMap((turn, turnIndex) => {
    if (turn.speaker === ivrSpeaker) return []
    const party = partyOf(turn.speaker)
    return splitSentences(turn.text).flatMap(({ start, end }) => {
      const text = turn.text.slice(start, end)
      const plain = plainWords(text.replace(noiseMark, ' '))
      return plain === '' ? [] : [{ turnIndex, turn, party, text, plain, start, end }]
    })
  })
}

interface Span {
  readonly start: number
  readonly end: number
}

function splitSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    // "3.50", "a.m. to", "Mr. Hill" and initials are no sentence ends.
    const before = text.slice(Math.max(start, match.index - 4), match.index)
    const goesOn = /(?:^|[\s.])(?:\p{L}|mr|mrs|ms|dr|st|no)$/iu.test(before)
    if (match[0].startsWith('.') && goesOn && match.index < text.length - 2) continue
    spans.push({ start, end: match.index + match[0].length })
    start = match.index + match[0].length
  }
  spans.push({ start, end: text.length })
  return spans
    .flatMap((span) => splitClauses(text, span))
    .flatMap((span) => splitEndless(text, span))
    .flatMap((span) => trim(text, span))
}

function splitClauses(text: string, span: Span): Span[] {
  const sentence = text.slice(span.start, span.end)
  if (sentence.split(/\s+/).length <= longestClauseWords) return [span]
  const clauses: Span[] = []
  let start = 0
  for (const match of sentence.matchAll(clauseOpeners)) {
    // A word or two is no clause of its own, and a comma alone does not make the next words a sentence.
    if (sentence.slice(start, match.index).trim().split(/\s+/).length < 3) continue
    clauses.push({ start: span.start + start, end: span.start + match.index })
    start = match.index
  }
  clauses.push({ start: span.start + start, end: span.end })
  return clauses.flatMap((clause) => splitLong(text, clause))
}

const mostWordsEmbedded = 40

function splitLong(text: string, span: Span): Span[] {
  const pieces: Span[] = []
  let start = span.start
  let words = 0
  for (const match of text.slice(span.start, span.end).matchAll(/\s+/g)) {
    words += 1
    if (words % mostWordsEmbedded !== 0) continue
    pieces.push({ start, end: span.start + match.index })
    start = span.start + match.index
  }
  pieces.push({ start, end: span.end })
  return pieces
}

// Twice what forty words come to: only a script without spaces, or what is nobody's speech, gets here.
const mostCharacters = 600

/** Cuts at the last blank there is, else at the last mark, and where there is none between two characters. */
function splitEndless(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = []
  let from = start
  while (end - from > mostCharacters) {
    const most = text.slice(from, from + mostCharacters)
    const upToBreak = /^.*\s/su.exec(most) ?? /^.*[^\p{L}\p{N}\p{M}]/su.exec(most.toWellFormed())
    const whole = most.isWellFormed() ? mostCharacters : mostCharacters - 1
    const to = from + (upToBreak?.[0].length ?? whole)
    pieces.push({ start: from, end: to })
    from = to
  }
  return [...pieces, { start: from, end }]
}

function trim(text: string, { start, end }: Span): Span[] {
  const piece = text.slice(start, end)
  const left = piece.length - piece.trimStart().length
  const trimmed = piece.trim()
  return trimmed === '' ? [] : [{ start: start + left, end: start + left + trimmed.length }]
}

const interrogative =
  /^(?:(?:okay|ok|and|so|um|uh|uhm|alright|all right|sure|well|great|hi|hello|yes|yeah) )*(?:what|whats|wheres|which|who|whom|whose|when|where|why|how (?:can|may|could|do|does|did|much|many|long|is|are|about|would|will|have)|is (?:there|that|it|this)|are (?:you|there|we|they)|can (?:i|you|we)|could (?:i|you|we)|may i|do you|does|did you|would (?:you|it|that)|will (?:you|it|that)|have you|has)\b/

/** Whether it asks, judged by its mark or, in a transcript without marks, by how it begins. */
export function isQuestion(utterance: Pick<Utterance, 'text' | 'plain'>): boolean {
  return /[?？]/.test(utterance.text) || interrogative.test(utterance.plain)
}
