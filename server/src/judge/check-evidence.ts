import type { Answer, Evidence } from '../domain/answers.ts'
import type { Turn } from '../domain/transcript.ts'
import { quoteTurn } from './quote-turn.ts'
import { findPhrase, originalSpan, readWords, type SpokenWords } from './spoken-words.ts'

const mostTurnsInOneQuote = 3

/** Everything one speaker said in a row, searchable, with the turn behind every stretch. */
interface SpeakerText {
  readonly plain: string
  readonly pieces: readonly { turn: Turn; words: SpokenWords; at: number }[]
}

/**
 * Keeps only the quotes that stand in the transcript, in the transcript's own words and times. An answer that loses
 * quotes loses confidence with them. Holds for every judge, so that no answer rests on words nobody said.
 */
export function checkEvidence(answers: readonly Answer[], turns: readonly Turn[]): Answer[] {
  const speakers = new Map<string, SpeakerText>()
  const textOf = (speaker: string) => {
    const name = speaker.trim().toLowerCase()
    const known = speakers.get(name)
    if (known) return known
    const joined = joinTurns(turns.filter((turn) => turn.speaker.trim().toLowerCase() === name))
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
    return { ...answer, evidence, confidence: Math.round(confidence * 100) / 100 }
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
  let best: Evidence[] = []
  let nearest = Infinity
  for (const at of findPhrase(said.plain, phrase)) {
    const pieces = cutOut(said, at, at + phrase.length)
    const distance = Math.abs((pieces[0]?.startSeconds ?? Infinity) - startSeconds)
    // A judge that gives no usable time gets the first place.
    if (pieces.length > 0 && (best.length === 0 || distance < nearest)) {
      best = pieces
      nearest = distance
    }
  }
  return best
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

function pieceAt(said: SpeakerText, position: number): number {
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
