import type { Evidence } from '../../domain/answers.ts'
import {
  findPhraseNear,
  originalSpan,
  readWords,
  type SpokenWords,
} from '../../domain/language/spoken-words.ts'
import { splitUtterances } from '../../domain/language/utterances.ts'
import type { Turn } from '../../domain/transcript.ts'
import { findFirst } from '../../redact/find-first.ts'
import { type AlignedSpan, alignQuote, readWordText, type WordText } from './align-quote.ts'
import { quoteTurn } from './quote-turn.ts'
import { widenQuote } from './widen-quote.ts'

/** How far one quote may reach, whether it runs on or leaves something out. */
const mostTurnsInOneQuote = 3
const longestPauseSeconds = 30
/** Fewer words than this stand anywhere: with something left out between them they can be made to say anything. */
const fewestWordsOfPart = 3
const mostParts = 5
/** How many places of one phrase are looked at, those nearest the named moment first. */
const mostPlaces = 50
/** How many are found of what is said over and over, before that moment and after it. */
const mostLookedAt = 200
const mostPlacesOfParts = 8

interface Piece {
  readonly turn: Turn
  readonly words: SpokenWords
  readonly at: number
  /** Where the turn's clauses begin. Made when something of it is quoted. */
  clauses?: ReadonlySet<number> | undefined
}

/** Everything one speaker said in a row, searchable, with the turn behind every stretch. */
export interface SpeakerText {
  readonly plain: string
  readonly pieces: readonly Piece[]
  /** Made when a quote does not stand as it is. */
  words?: WordText | undefined
}

interface Span {
  readonly start: number
  readonly end: number
}

export function joinTurns(turns: readonly Turn[]): SpeakerText {
  let plain = ''
  const pieces: Piece[] = []
  for (const turn of turns) {
    const words = readWords(turn.text)
    if (words.plain === '') continue
    if (plain !== '') plain += ' '
    pieces.push({ turn, words, at: plain.length })
    plain += words.plain
  }
  return { plain, pieces }
}

/** One piece of evidence per turn the quote runs through; none when any part of it was not said, or not together. */
export function locateQuote({ quote, startSeconds }: Evidence, said: SpeakerText): Evidence[] {
  const whole = readWords(quote).plain
  const parts = quote
    .split(/\.{3,}|…/)
    .map((part) => readWords(part).plain)
    .filter((part) => part !== '')
  if (parts.length < 2) return cutOutFirst(findPlaces(whole, startSeconds, said), said)
  // A transcript may have such marks of its own.
  const asItStands = cutOutFirst(findExact(whole, startSeconds, said), said)
  if (asItStands.length > 0 || parts.length > mostParts || parts.some(isShort)) return asItStands
  for (const first of findPlaces(parts[0]!, startSeconds, said).slice(0, mostPlacesOfParts)) {
    const chain = followParts(parts, first, said)
    if (chain) return chain.flatMap((span) => cutOut(said, span))
  }
  return []
}

function isShort(part: string): boolean {
  const unspaced = part.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
  return part.split(' ').length + (unspaced?.length ?? 0) < fewestWordsOfPart
}

/** The places of all parts behind the first one's, each soon after the one before it; undefined when one is not there. */
function followParts(parts: readonly string[], first: Span, said: SpeakerText): Span[] | undefined {
  const chain = [first]
  for (const part of parts.slice(1)) {
    const { end } = chain.at(-1)!
    const last = pieceAt(said, end - 1)
    const until = said.pieces[last + mostTurnsInOneQuote]?.at ?? Infinity
    const next = findPlaces(part, timeAt(said, end - 1), said)
      .filter(({ start }) => start >= end && start < until && areClose(said, last, pieceAt(said, start)))
      .reduce<Span | undefined>((one, other) => (one && one.start <= other.start ? one : other), undefined)
    if (!next) return undefined
    chain.push(next)
  }
  return chain.every((span) => cutOut(said, span).length > 0) ? chain : undefined
}

/** Whether no long pause lies between any two neighbouring turns of the speaker's. */
function areClose({ pieces }: SpeakerText, from: number, to: number): boolean {
  for (let index = from; index < to; index++) {
    const pause = pieces[index + 1]!.turn.startSeconds - pieces[index]!.turn.endSeconds
    if (pause > longestPauseSeconds) return false
  }
  return true
}

function cutOutFirst(places: readonly Span[], said: SpeakerText): Evidence[] {
  for (const place of places) {
    const pieces = cutOut(said, place)
    if (pieces.length > 0) return pieces
  }
  return []
}

/** Where a phrase was said, as it stands or else with the fewest words off. */
function findPlaces(phrase: string, startSeconds: number, said: SpeakerText): Span[] {
  const exact = findExact(phrase, startSeconds, said)
  if (exact.length > 0) return exact
  said.words ??= readWordText(said.plain)
  const spans = alignQuote(phrase, said.words, placeOfTime(said, startSeconds))
  const cheapest = spans.reduce((least, { cost }) => Math.min(least, cost), Infinity)
  return nearest(
    spans.filter(({ cost }: AlignedSpan) => cost === cheapest),
    startSeconds,
    said,
  )
}

function findExact(phrase: string, startSeconds: number, said: SpeakerText): Span[] {
  // A moment is told to the hundredth: it may lie within the phrase.
  const near = Math.max(0, placeWithin(said, startSeconds) - phrase.length)
  const places = findPhraseNear(said.plain, phrase, near, mostLookedAt)
  const spans = places.map((at) => ({ start: at, end: at + phrase.length }))
  return nearest(spans, startSeconds, said)
}

/** Those nearest the judge's moment first; a judge that gives no usable time gets the first place. */
function nearest(spans: readonly Span[], startSeconds: number, said: SpeakerText): Span[] {
  const moment = Number.isFinite(startSeconds) ? startSeconds : 0
  return spans
    .map((span) => ({ span, distance: Math.abs(timeAt(said, span.start) - moment) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostPlaces)
    .map(({ span }) => span)
}

function timeAt(said: SpeakerText, position: number): number {
  const { turn, words, at } = said.pieces[pieceAt(said, position)]!
  const origin = words.origins[Math.max(0, position - at)] ?? 0
  const share = origin / Math.max(1, turn.text.length)
  return turn.startSeconds + Math.max(0, turn.endSeconds - turn.startSeconds) * share
}

/** What was being said at a moment. */
function pieceOfTime({ pieces }: SpeakerText, seconds: number): Piece | undefined {
  const distance = ({ turn }: Piece) => Math.max(turn.startSeconds - seconds, seconds - turn.endSeconds, 0)
  return pieces.reduce<Piece | undefined>(
    (best, piece) => (best && distance(best) <= distance(piece) ? best : piece),
    undefined,
  )
}

/** Where in the plain text a moment's turn begins. */
function placeOfTime(said: SpeakerText, seconds: number): number {
  return pieceOfTime(said, seconds)?.at ?? 0
}

/** Where in the plain text a moment is, as `timeAt` reckons; a judge that gives no usable time means the beginning. */
function placeWithin(said: SpeakerText, seconds: number): number {
  const piece = Number.isFinite(seconds) ? pieceOfTime(said, seconds) : undefined
  if (!piece) return 0
  const { turn, words, at } = piece
  const share = (seconds - turn.startSeconds) / Math.max(0.001, turn.endSeconds - turn.startSeconds)
  return at + findFirst(words.origins, share * turn.text.length, (origin) => origin)
}

/** The quote in the transcript's own words, widened over what must not be cut off it; nothing when it reaches too far. */
function cutOut(said: SpeakerText, { start, end }: Span): Evidence[] {
  const first = pieceAt(said, start)
  const last = pieceAt(said, end - 1)
  if (last - first >= mostTurnsInOneQuote || !areClose(said, first, last)) return []
  return said.pieces.slice(first, last + 1).map((piece, index) => {
    const { turn, words, at } = piece
    const inTurn = { start: Math.max(0, start - at), end: Math.min(words.plain.length, end - at) }
    piece.clauses ??= new Set(splitUtterances([turn]).map((utterance) => utterance.start))
    const widened = widenQuote({ text: turn.text, words, clauses: piece.clauses }, inTurn)
    const span = originalSpan(
      turn.text,
      words,
      index === 0 ? widened.start : inTurn.start,
      first + index === last ? widened.end : inTurn.end,
    )
    return quoteTurn(turn, span.start, span.end)
  })
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
