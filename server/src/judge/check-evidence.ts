import type { Answer, Evidence } from '../domain/answers.ts'
import type { Turn } from '../domain/transcript.ts'
import { alignQuote, negates, readWordText, type WordText } from './align-quote.ts'
import { quoteTurn } from './quote-turn.ts'
import { findPhrase, originalSpan, readWords, type SpokenWords } from './spoken-words.ts'
import { partyOf } from './utterances.ts'

const mostTurnsInOneQuote = 3

/** Everything one speaker said in a row, searchable, with the turn behind every stretch. */
interface SpeakerText {
  readonly plain: string
  readonly pieces: readonly { turn: Turn; words: SpokenWords; at: number }[]
  /** Made when a quote does not stand as it is. */
  words?: WordText | undefined
}

/** How an answer ends that has lost all its quotes. */
export const quotesNotFound = 'The words given as evidence were not found in the transcript.'

/**
 * Keeps only the quotes that stand in the transcript, in the transcript's own words and times. A few words may be off,
 * as recognisers and judges have it; a number or a negation may not. An answer that loses quotes loses confidence with
 * them, and says so when none is left. Holds for every judge, so that no answer rests on words nobody said.
 */
export function checkEvidence(answers: readonly Answer[], turns: readonly Turn[]): Answer[] {
  const speakers = new Map<string, SpeakerText>()
  const textOf = (speaker: string) => {
    const name = speaker.trim().toLowerCase()
    const known = speakers.get(name)
    if (known) return known
    const named = turns.filter((turn) => turn.speaker.trim().toLowerCase() === name)
    // "The caller" is the customer, where nobody goes by that name.
    const party = partyOf(name.replace(/^the /, ''))
    const mine =
      named.length > 0 || party === 'unknown'
        ? named
        : turns.filter((turn) => partyOf(turn.speaker) === party)
    const joined = joinTurns(mine)
    speakers.set(name, joined)
    return joined
  }
  return answers.map((answer) => {
    const found = answer.evidence.map((evidence) => locate(evidence, textOf(evidence.speaker)))
    const standing = found.filter((pieces) => pieces.length > 0).length
    const evidence = withoutRepeats(found.flat())
    if (standing === found.length) return { ...answer, evidence }
    const kept = standing / found.length
    // With no quote left standing the answer is little more than an opinion.
    const confidence = answer.confidence * (standing === 0 ? 0.3 : 0.5 + 0.5 * kept)
    const rationale = standing === 0 ? `${answer.rationale} ${quotesNotFound}`.trim() : answer.rationale
    return { ...answer, evidence, rationale, confidence: Math.round(confidence * 100) / 100 }
  })
}

function joinTurns(turns: readonly Turn[]): SpeakerText {
  let plain = ''
  const pieces: { turn: Turn; words: SpokenWords; at: number }[] = []
  for (const turn of turns) {
    const words = readWords(turn.text)
    if (words.plain === '') continue
    if (plain !== '') plain += ' '
    pieces.push({ turn, words, at: plain.length })
    plain += words.plain
  }
  return { plain, pieces }
}

/** One piece of evidence per turn the quote runs through; none when any part of it was not said. */
function locate(evidence: Evidence, said: SpeakerText): Evidence[] {
  const parts = evidence.quote
    .split(/\.{3,}|…/)
    .map((part) => readWords(part).plain)
    .filter((part) => part !== '')
  const located = parts.map((part) => locatePart(part, evidence.startSeconds, said))
  return located.some((pieces) => pieces.length === 0) ? [] : located.flat()
}

function locatePart(phrase: string, startSeconds: number, said: SpeakerText): Evidence[] {
  const exact = findPhrase(said.plain, phrase).map((at) => ({ start: at, end: at + phrase.length, cost: 0 }))
  said.words ??= exact.length === 0 ? readWordText(said.plain) : undefined
  const spans = exact.length > 0 ? exact : alignQuote(phrase, said.words!)
  const cheapest = Math.min(...spans.map(({ cost }) => cost))
  let best: Evidence[] = []
  let nearest = Infinity
  for (const { start, end, cost } of spans) {
    if (cost > cheapest) continue
    const pieces = cutOut(said, withNegation(said, start), end)
    const distance = Math.abs((pieces[0]?.startSeconds ?? Infinity) - startSeconds)
    // A judge that gives no usable time gets the first place.
    if (pieces.length > 0 && (best.length === 0 || distance < nearest)) {
      best = pieces
      nearest = distance
    }
  }
  return best
}

/** A quote that begins just after a "not" of the same breath is shown with it. */
function withNegation({ plain, pieces }: SpeakerText, start: number): number {
  const before = /([^ ]+) $/.exec(plain.slice(Math.max(0, start - 20), start))
  const next = /^[^ ]+/.exec(plain.slice(start, start + 40))
  if (!before || !next || !negates(before[1]!, next[0])) return start
  const from = start - before[0].length
  const piece = pieces[pieceAt({ pieces }, start)]!
  if (from < piece.at) return start
  const between = piece.turn.text.slice(
    piece.words.origins[from - piece.at],
    piece.words.origins[start - piece.at],
  )
  return /[.,;:!?]/.test(between) ? start : from
}

function cutOut(said: SpeakerText, start: number, end: number): Evidence[] {
  const touched: Evidence[] = []
  for (let index = pieceAt(said, start); index < said.pieces.length; index += 1) {
    const { turn, words, at } = said.pieces[index]!
    if (at >= end) break
    if (touched.length === mostTurnsInOneQuote) return []
    const from = Math.max(0, start - at)
    const to = Math.min(words.plain.length, end - at)
    const span = originalSpan(turn.text, words, from, to)
    touched.push(quoteTurn(turn, span.start, span.end))
  }
  return touched
}

function pieceAt(said: Pick<SpeakerText, 'pieces'>, position: number): number {
  let low = 0
  let high = said.pieces.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (said.pieces[middle]!.at <= position) low = middle
    else high = middle - 1
  }
  return low
}

function withoutRepeats(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>()
  return evidence.filter(({ speaker, startSeconds, quote }) => {
    const id = JSON.stringify([speaker, startSeconds, quote])
    return seen.has(id) ? false : seen.add(id)
  })
}
