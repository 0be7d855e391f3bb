import { plainWords } from '../../domain/language/spoken-words.ts'
import type { JudgedCase } from '../judge.ts'
import { findInvented, type Known } from './find-invented.ts'
import { isObject, type ReadJson } from './model/read-json.ts'
import { neutraliseText } from './orders/neutralise-text.ts'
import { toNumber } from './read-answers.ts'
import { clock } from './show-call.ts'

export interface CheckedDigest {
  /** Without the sentences that tell what nobody said; null where none is left. */
  readonly summary: string | null
  /** Each with its moment. */
  readonly insights: readonly string[]
  readonly keywords: readonly string[]
  /** What a second try should mind. */
  readonly faults: readonly string[]
}

const longestSummary = 4_000
const longestInsight = 500
const mostInsights = 6
const mostKeywords = 10
const mostNamed = 10

/** Believes of a model's digest only sentences whose every number and name is known of the call. */
export function readDigest(reply: ReadJson | undefined, subject: JudgedCase, known: Known): CheckedDigest {
  const { summary, insights, keywords } = reply?.object ?? {}
  const invented: string[] = []
  const stands = (sentence: string) => {
    const found = findInvented(sentence, known)
    invented.push(...found)
    return found.length === 0
  }
  const told = typeof summary === 'string' ? neutraliseText(summary.slice(0, longestSummary)) : ''
  const kept = splitSentences(told).filter(stands)
  const observed = (Array.isArray(insights) ? insights : []).flatMap((raw) => readInsight(raw, subject))
  const keptInsights = observed.filter(({ text }) => stands(text)).slice(0, mostInsights)
  return {
    summary: kept.length > 0 ? kept.join(' ') : null,
    insights: keptInsights.map(({ moment, text }) => `${moment} ${text}`),
    keywords: readKeywords(keywords, subject),
    faults: [
      ...(reply === undefined ? ['it held no JSON object'] : []),
      ...(told === '' && reply !== undefined ? ['"summary" was missing'] : []),
      ...(observed.length === 0 && reply !== undefined
        ? ['"insights" were missing, or named turns that are not on the call']
        : []),
      ...(invented.length > 0
        ? [`these numbers or names were not said on the call: ${listInvented(invented)}`]
        : []),
    ],
  }
}

function readInsight(raw: unknown, { transcript }: JudgedCase): { moment: string; text: string }[] {
  if (!isObject(raw) || typeof raw.text !== 'string') return []
  const turn = transcript.turns[toNumber(raw.turn) - 1]
  const text = neutraliseText(raw.text.slice(0, longestInsight))
  return turn && text !== '' ? [{ moment: clock(turn.startSeconds), text }] : []
}

/** Topics in words that were said. */
function readKeywords(raw: unknown, { transcript }: JudgedCase): string[] {
  const words = new Set(transcript.turns.flatMap(({ text }) => plainWords(text).split(' ')))
  const phrases = (Array.isArray(raw) ? raw : [])
    .filter((phrase) => typeof phrase === 'string')
    .map((phrase) => neutraliseText(phrase.slice(0, 60)).toLowerCase())
    .filter((phrase) => {
      const mine = plainWords(phrase).split(' ')
      return phrase !== '' && mine.length <= 5 && mine.every((word) => saidAlike(word, words))
    })
  return [...new Set(phrases)].slice(0, mostKeywords)
}

/** "refunds" was said where somebody said "refund". */
function saidAlike(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || words.has(word.replace(/(?:s|es|ing|ed)$/, '')) || words.has(`${word}s`)
}

/** "3.50", "a.m. to" and initials are no sentence ends. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?][”"’)]?)(?<!\b\p{Lu}\.)(?<!\b(?:a|p)\.m\.)\s+(?=[\p{Lu}\p{N}“"«]|[^\p{Ll}])/u)
    .flatMap((sentence) => sentence.split(/(?<=[。！？])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Single words and figures, short: nothing that could read as an order. */
function listInvented(invented: readonly string[]): string {
  return [...new Set(invented.map((word) => plainWords(word).split(' ').slice(0, 3).join(' ').slice(0, 24)))]
    .slice(0, mostNamed)
    .join(', ')
}
