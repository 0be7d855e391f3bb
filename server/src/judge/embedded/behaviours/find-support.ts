import type { Evidence } from '../../../domain/answers.ts'
import {
  findPhrase,
  originalSpan,
  readWords,
  type SpokenWords,
} from '../../../domain/language/spoken-words.ts'
import type { Thing } from '../../../domain/sentences/things.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import { type CallReading, oncePerUtterance, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { nearnessTo } from '../meaning/nearness.ts'
import { placed, placedByWording } from '../meaning/placed.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { boundInCommon, wordsInOrder } from '../meaning/words-in-order.ts'
import type { Behaviour } from './behaviour.ts'
import { findNamed, findOwnName } from './find-named.ts'
import type { Sought } from './sought.ts'
import type { Support } from './support.ts'
import { supportOf } from './support-of-impression.ts'
import { isDoneOutright, isTakenBack, isWayOfSpeaking } from './taken-back.ts'

const exampleThreshold = 0.62
// Where anybody may have said it, likeness has to be close: "that is frustrating" sounds much like empathy.
const exampleThresholdOfOneVoice = 0.72
const surelyMeant = 0.62
const perhapsMeant = 0.48
const mostQuotes = 2
const notMeant = 0.6
const tellingStems = new Set(
  contentStems(
    'ask asks request say says tell tells mention mentions inform explain give provide state offer customer caller client agent representative',
  ),
)

export async function findSupport(sought: Sought, reading: CallReading): Promise<Support> {
  if (sought.kind === 'behaviour') return findBehaviour(sought, reading)
  const said = placed(saidBy(reading, sought.party), sought.place ?? 'anywhere')
  return sought.kind === 'phrase' ? findSpokenPhrase(sought.phrase, said) : findMeaning(sought, said, reading)
}

export function quoteOf(utterance: ReadUtterance): Evidence {
  return quoteTurn(utterance.turn, utterance.start, utterance.end)
}

const wordsOfTurns = new WeakMap<Turn, SpokenWords>()

/** Read once for all the phrases that are looked for. */
function wordsOf(turn: Turn): SpokenWords {
  const words = wordsOfTurns.get(turn) ?? readWords(turn.text)
  wordsOfTurns.set(turn, words)
  return words
}

function findSpokenPhrase(phrase: string, said: readonly ReadUtterance[]): Support {
  const thing: Thing = { words: phrase }
  for (const turn of new Set(said.map((utterance) => utterance.turn))) {
    const words = wordsOf(turn)
    const at = findPhrase(words.plain, phrase)[0]
    if (at === undefined) continue
    const span = originalSpan(turn.text, words, at, at + phrase.length)
    const evidence = [quoteTurn(turn, span.start, span.end)]
    return {
      credit: 1,
      confidence: 0.97,
      evidence,
      nearest: undefined,
      thing: { ...thing, how: 'word-for-word' },
      unclear: false,
      moments: 1,
    }
  }
  const wanted = phrase.split(' ')
  let best: { utterance: ReadUtterance; share: number } | undefined
  const mostInCommon = boundInCommon(wanted)
  for (const utterance of said) {
    const words = utterance.plain.split(' ')
    if (best && mostInCommon(words) / wanted.length <= best.share) continue
    const share = wordsInOrder(wanted, words) / wanted.length
    if (!best || share > best.share) best = { utterance, share }
  }
  const close = best !== undefined && wanted.length >= 4 && best.share >= 0.8
  return {
    credit: close ? 0.8 : 0,
    confidence: close ? 0.75 : 0.85,
    evidence: close ? [quoteOf(best!.utterance)] : [],
    nearest: undefined,
    thing: close ? { ...thing, how: 'nearly-word-for-word' } : thing,
    unclear: false,
    moments: close ? 1 : 0,
  }
}

const usualWordings = new Map<Behaviour, (utterance: ReadUtterance) => boolean>()

/** Whether an utterance does it in its usual wording. */
function usualWordingOf(behaviour: Behaviour): (utterance: ReadUtterance) => boolean {
  const known =
    usualWordings.get(behaviour) ??
    oncePerUtterance(({ plain }: ReadUtterance) => behaviour.said.some((pattern) => pattern.test(plain)))
  usualWordings.set(behaviour, known)
  return known
}

async function findBehaviour(
  sought: Extract<Sought, { kind: 'behaviour' }>,
  reading: CallReading,
): Promise<Support> {
  const { behaviour } = sought
  const place = sought.place ?? behaviour.place
  const mine = saidBy(reading, sought.party)
  const usual = placed(mine, behaviour.place)
  const said =
    sought.place === undefined || sought.place === behaviour.place ? usual : placedByWording(mine, place)
  const named =
    behaviour.id === 'introduction' && sought.party === 'agent' && reading.apart
      ? findOwnName(reading.agentName, mine)
      : findNamed(sought.names ?? [], mine)
  const counted = behaviour.find?.(reading, sought.party)
  const matched = counted ?? (named.length > 0 ? named : said.filter(usualWordingOf(behaviour)))
  const thing: Thing = {
    thing: behaviour.id,
    ...(sought.party === 'customer' && behaviour.party === 'agent' ? { by: 'customer' } : {}),
  }
  const impression = await behaviour.impression?.(reading, sought.place)
  if (impression) return supportOf(thing, impression)
  if (matched.length > 0) {
    // What belongs to the end is best shown by its last words, everything else by its first.
    const shown =
      sought.place === 'end' || sought.place === 'late'
        ? matched.slice(-1)
        : place === 'end'
          ? matched.slice(-mostQuotes)
          : matched.slice(0, mostQuotes)
    const evidence = shown.map(quoteOf)
    return {
      credit: 1,
      confidence: behaviour.trust?.present ?? 0.9,
      evidence,
      nearest: undefined,
      thing: { ...thing, how: counted ? 'counted' : named.length > 0 ? 'by-name' : 'usual-wording' },
      unclear: false,
      moments: matched.length,
    }
  }
  const examples = await reading.embedder.embedAndRemember(behaviour.examples)
  const best = closest(examples, said)
  const found =
    best !== undefined && best.score >= (reading.apart ? exampleThreshold : exampleThresholdOfOneVoice)
  return {
    credit: found ? 0.9 : 0,
    confidence: found
      ? Math.min(behaviour.trust?.present ?? 1, 0.5 + 0.4 * best.score)
      : (behaviour.trust?.absent ?? 0.8),
    evidence: found ? [quoteOf(best.utterance)] : [],
    nearest: undefined,
    thing: found ? { ...thing, how: 'meaning' } : thing,
    unclear: !found && behaviour.find !== undefined && counted === undefined,
    moments: found ? 1 : 0,
  }
}

/** Whether something that a question presupposes took place. */
export async function happens(behaviour: Behaviour, reading: CallReading): Promise<boolean> {
  return (await findBehaviour({ kind: 'behaviour', behaviour, party: behaviour.party }, reading)).credit > 0
}

async function findMeaning(
  { statements, oftenUnsaid }: Extract<Sought, { kind: 'meaning' }>,
  said: readonly ReadUtterance[],
  reading: CallReading,
): Promise<Support> {
  const vectors = await reading.embedder.embedAndRemember(statements)
  const wanted = new Set(statements.flatMap(contentStems).filter((stem) => !tellingStems.has(stem)))
  const best = closest(vectors, said, (utterance) => {
    // Two questions sound alike whatever they ask for: without one of the thing's own words it is likely another.
    const shared = share(wanted, utterance.stems)
    const bonus = shared === 0 ? -0.12 : 0.2 * shared
    return isTakenBack(utterance, statements, wanted, reading) ? bonus - notMeant : bonus
  })
  const score = best?.score ?? 0
  const credit = Math.min(1, Math.max(0, (score - 0.34) / (2 * (surelyMeant - 0.34))) * 1.4)
  const quote = best && quoteOf(best.utterance)
  return {
    credit: score >= surelyMeant ? Math.max(0.7, credit) : score >= perhapsMeant ? Math.min(credit, 0.45) : 0,
    confidence: score >= surelyMeant ? Math.min(0.85, score) : score >= perhapsMeant ? 0.3 : 0.5,
    evidence: quote && score >= surelyMeant ? [quote] : [],
    nearest: score >= perhapsMeant ? quote : undefined,
    thing: { words: statements[0] ?? '', ...(score >= surelyMeant ? { how: 'meaning' } : {}) },
    unclear:
      score < surelyMeant &&
      (score >= perhapsMeant ||
        oftenUnsaid ||
        isWayOfSpeaking(statements) ||
        isDoneOutright(statements, said, reading)),
    moments: score >= surelyMeant ? 1 : 0,
    ownWords: best ? share(wanted, best.utterance.stems) : 0,
  }
}

function share(wanted: ReadonlySet<string>, said: readonly string[]): number {
  if (wanted.size === 0) return 0
  const present = new Set(said.filter((stem) => wanted.has(stem)))
  return present.size / Math.min(wanted.size, 4)
}

function closest(
  vectors: readonly Float32Array[],
  said: readonly ReadUtterance[],
  bonus: (utterance: ReadUtterance) => number = () => 0,
): { utterance: ReadUtterance; score: number } | undefined {
  if (vectors.length === 0) return undefined
  const nearness = nearnessTo(vectors)
  let best: { utterance: ReadUtterance; score: number } | undefined
  for (const utterance of said) {
    if (!utterance.vector) continue
    const score = nearness(utterance.vector) + bonus(utterance)
    if (!best || score > best.score) best = { utterance, score }
  }
  return best
}
