import { findPhrase, plainWords } from '../spoken-words.ts'
import { answerBoolean } from './answer-boolean.ts'
import { answerMood } from './answer-mood.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { quoteOf } from './find-support.ts'
import { type Finding, found, notDetermined } from './finding.ts'
import { partyOfWording, type ReadQuestion } from './read-question.ts'
import { measureRelevance } from './relevance.ts'
import { similarity } from './sentence-embedder.ts'
import { contentStems } from './word-stems.ts'

const leastScore = 0.42
const leastMargin = 0.04
// Below this, and with none of the answer's own words said, nearness is chance.
const leastMeaning = 0.4
const wellAbout = 0.5
const leastAboutness = 0.4
const moods: Readonly<Record<string, readonly string[]>> = {
  positive: [
    'thank you so much that is great',
    'perfect i really appreciate your help',
    'wonderful you have been very helpful',
  ],
  negative: [
    'this is ridiculous i am very upset',
    'i am not happy with your service',
    'that is unacceptable',
  ],
}
const moodOf: Readonly<Record<string, keyof typeof moods>> = {
  positive: 'positive',
  happy: 'positive',
  satisfied: 'positive',
  good: 'positive',
  negative: 'negative',
  unhappy: 'negative',
  dissatisfied: 'negative',
  angry: 'negative',
  frustrated: 'negative',
  bad: 'negative',
}

/** One of a closed set, chosen by meaning and by its own words; none when two are too close to call. */
export async function answerOption(
  read: ReadQuestion,
  given: readonly string[],
  prompt: string,
  reading: CallReading,
): Promise<Finding> {
  const options = [...new Map(given.map((option) => [option.trim().toLowerCase(), option])).values()].filter(
    (option) => option.trim() !== '',
  )
  if (options.length === 0) return notDetermined('the question offers no answers to choose from.')
  const yes = options.find((option) => /^(yes|true|y)$/i.test(option.trim()))
  const no = options.find((option) => /^(no|false|n)$/i.test(option.trim()))
  if (yes !== undefined && no !== undefined) {
    const finding = await answerBoolean(read, reading)
    return typeof finding.value === 'boolean' ? { ...finding, value: finding.value ? yes : no } : finding
  }
  const mood = await answerMood(read, options, reading)
  if (mood) return mood
  const ranked = await rankOptions(read, options, `${read.text}\n${prompt}`, reading)
  const [best, second] = ranked
  const margin = best ? best.score - (second?.score ?? 0) : 0
  if (
    best?.utterance &&
    best.aboutness >= leastAboutness &&
    best.score >= leastScore &&
    (margin >= leastMargin || ranked.length === 1)
  ) {
    const also = second ? `; the next best, “${second.option}”, fits less well` : ''
    return found(
      best.option,
      Math.min(0.95, 0.4 + 0.3 * best.score + Math.min(0.3, margin)) * best.aboutness,
      `Compared what was said with each allowed answer: “${best.option}” fits best${also}.`,
      [quoteOf(best.utterance)],
    )
  }
  const neutral = options.find((option) => /^(neutral|mixed|calm)$/i.test(option.trim()))
  const last = saidBy(reading, 'customer').at(-1)
  if (neutral !== undefined && last) {
    return found(neutral, 0.4, 'Looked for signs of a good or a bad mood and found neither clearly.', [
      quoteOf(last),
    ])
  }
  return notDetermined(
    best && second && best.score >= leastScore && margin < leastMargin
      ? `“${best.option}” and “${second.option}” fit equally well.`
      : 'none of the allowed answers was said where the talk is about this.',
    0.2,
  )
}

interface Ranked {
  readonly option: string
  readonly score: number
  /** 0…1: whether the words fell where the talk is about this question. */
  readonly aboutness: number
  readonly utterance: ReadUtterance | undefined
}

async function rankOptions(
  read: ReadQuestion,
  options: readonly string[],
  definitions: string,
  reading: CallReading,
): Promise<Ranked[]> {
  const asked = `${read.name}. ${read.text}`
  const relevance = await measureRelevance(asked, reading)
  const aboutReason =
    /\b(reason|purpose|intent|topic|type|task|subject|categor\w+|request|why|about|issue|contact driver)\b/i.test(
      asked,
    )
  const wordedParty = partyOfWording(read.text)
  const said = saidBy(reading, wordedParty === 'customer' && !aboutReason ? 'customer' : 'any')
  const weigh = weightOfWords(options)
  const direction = readDirection(asked)
  const ranked: Ranked[] = []
  for (const option of options) {
    const variants = [
      option,
      ...define(option, definitions),
      ...(moods[moodOf[option.trim().toLowerCase()] ?? ''] ?? []),
    ]
    const vectors = await reading.embedder.embedAndRemember(variants)
    const stems = new Set(variants.slice(0, 1).flatMap(contentStems))
    const scored = said.map((utterance) => {
      const meaning = utterance.vector
        ? Math.max(...vectors.map((vector) => similarity(vector, utterance.vector!)))
        : 0
      const words = weigh(stems, utterance)
      // Why people call is said by the customer, and early.
      const early = aboutReason
        ? (utterance.party === 'agent' ? 0 : 0.1) * (1 - utterance.index / reading.utterances.length)
        : 0
      const score =
        meaning +
        0.35 * words +
        (aboutReason ? 0.25 : 0.6) * Math.max(0, relevance(utterance)) +
        early +
        direction(option, utterance.plain)
      return { utterance, score: meaning < leastMeaning && words === 0 ? 0 : score }
    })
    scored.sort((a, b) => b.score - a.score)
    const top = scored.slice(0, 3).map(({ score }) => score)
    const score = top.length === 0 ? 0 : 0.7 * top[0]! + 0.3 * (top.reduce((a, b) => a + b, 0) / 3)
    const utterance = scored[0]?.utterance
    // The reason for a call is whatever it is about; anything else has to be spoken of.
    const aboutness =
      aboutReason || !utterance ? 1 : Math.min(1, Math.max(0, relevance(utterance) / wellAbout))
    ranked.push({ option, score, aboutness, utterance })
  }
  return ranked.sort((a, b) => b.score - a.score)
}

/** "replace card: lost, stolen or damaged cards" tells more than the name alone. */
function define(option: string, text: string): string[] {
  const wanted = option.trim().toLowerCase()
  return text
    .slice(0, 20_000)
    .split(/[\n;]/)
    .flatMap((line) => {
      const bare = line.replace(/^[\s\-*•"'“]+/, '')
      if (!bare.toLowerCase().startsWith(wanted)) return []
      const rest = /^["'”]?\s*(?:[:=–—]|-\s)\s*(.{4,300})/.exec(bare.slice(wanted.length))
      return rest ? [rest[1]!] : []
    })
    .slice(0, 3)
}

/** A word that only one of the answers has says more than one they share. */
function weightOfWords(
  options: readonly string[],
): (stems: ReadonlySet<string>, utterance: ReadUtterance) => number {
  const spread = new Map<string, number>()
  for (const option of options) {
    for (const stem of new Set(contentStems(option))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  return (stems, utterance) => {
    const said = new Set(utterance.stems)
    let all = 0
    let present = 0
    for (const stem of stems) {
      const weight = 1 / (spread.get(stem) ?? 1)
      all += weight
      if (said.has(stem)) present += weight
    }
    return all > 0 ? present / all : 0
  }
}

/** "From checking to savings" names both: the question's own direction tells which is meant. */
function readDirection(asked: string): (option: string, plain: string) => number {
  const from = /\b(from|source|origin)\b/i.test(asked)
  const to = /\b(to|into|destination|target)\b/i.test(asked) && !from
  return (option, plain) => {
    const words = plainWords(option)
    if ((!from && !to) || words === '') return 0
    const before = (at: number) =>
      /\b(from|to|into)( (?:my|your|the|a|his|her|their))?$/.exec(plain.slice(0, at).trimEnd())?.[1]
    const directions = findPhrase(plain, words).map(before)
    return directions.some((direction) => direction !== undefined && (direction === 'from') === from)
      ? 0.4
      : 0
  }
}
