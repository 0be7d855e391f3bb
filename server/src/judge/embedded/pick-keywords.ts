import type { CallReading } from './call-reading.ts'
import { similarity, toUnitLength } from './sentence-embedder.ts'
import { contentStems, isFunctionWord, stemOf } from './word-stems.ts'

const mostKeywords = 10
const mostCandidates = 80
const longestPhraseWords = 4

// Words that carry a request but are no topic of it.
const noTopic = new Set(
  `number needed amount help call calling called calls name names day time times ask asking asked tell told know think look looking find found make made give given take taken put come came work works send sent repeat hear heard speak speaking talk wait hold moment minute second minutes question questions answer lot bit kind sort stuff guess hope try trying happy glad appreciate perfect fine awesome wonderful actually basically maybe probably definitely certainly absolutely exactly anyway course else able else back long new old first last next big small little better best full sir maam madam mister miss mrs mr one two three four five six seven eight nine ten eleven twelve hundred thousand twenty thirty forty fifty sixty seventy eighty ninety zero dollar dollars people person problem everything nothing anybody somebody everybody welcome set done ready change going care enjoy afternoon morning evening weekend week pardon excuse assist assistance check checked like kids music laughter unintelligible`.split(
    /\s+/,
  ),
)

interface Candidate {
  readonly phrase: string
  readonly count: number
  readonly stems: readonly string[]
}

/** The call's topics: phrases that come back and lie near the meaning of the whole. */
export async function pickKeywords(reading: CallReading): Promise<string[]> {
  const candidates = listCandidates(reading)
  const whole = directionOf(reading)
  if (candidates.length === 0 || !whole) return []
  const vectors = await reading.embedder.embed(candidates.map(({ phrase }) => phrase))
  const scored = candidates
    .map((candidate, index) => ({
      ...candidate,
      vector: vectors[index]!,
      score:
        Math.max(0.05, similarity(vectors[index]!, whole)) *
        (1 + Math.log2(candidate.count)) *
        (candidate.stems.length > 1 ? 1.25 : 1),
    }))
    .sort((a, b) => b.score - a.score)
  const chosen: typeof scored = []
  for (const candidate of scored) {
    // "account balance" says more than "account", if it is said nearly as much.
    const shorter = chosen.findIndex(
      (other) => isWithin(other.stems, candidate.stems) && candidate.score >= 0.4 * other.score,
    )
    const rest = chosen.filter((_, index) => index !== shorter)
    if (rest.some((other) => repeats(other, candidate))) continue
    if (shorter >= 0) chosen[shorter] = candidate
    else if (
      chosen.length === mostKeywords ||
      (chosen.length >= 3 && candidate.score < 0.3 * chosen[0]!.score)
    )
      continue
    else chosen.push(candidate)
  }
  return chosen.map(({ phrase }) => phrase)
}

interface Weighed extends Candidate {
  readonly vector: Float32Array
}

function repeats(a: Weighed, b: Weighed): boolean {
  const shared = b.stems.filter((stem) => a.stems.includes(stem)).length
  return (
    shared > 1 ||
    isWithin(a.stems, b.stems) ||
    isWithin(b.stems, a.stems) ||
    similarity(a.vector, b.vector) > 0.85
  )
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((stem) => whole.includes(stem))
}

function listCandidates(reading: CallReading): Candidate[] {
  const counts = new Map<string, { phrase: string; count: number }>()
  const names = spokenNames(reading)
  for (const { plain } of reading.utterances) {
    for (const run of topicRuns(plain.split(' '), names)) {
      for (let start = 0; start < run.length; start += 1) {
        for (let end = start + 1; end <= Math.min(run.length, start + longestPhraseWords); end += 1) {
          const phrase = run.slice(start, end)
          const id = phrase.map(stemOf).join(' ')
          const known = counts.get(id)
          counts.set(id, { phrase: known?.phrase ?? phrase.join(' '), count: (known?.count ?? 0) + 1 })
        }
      }
    }
  }
  return [...counts.values()]
    .map(({ phrase, count }) => ({ phrase, count, stems: contentStems(phrase) }))
    .filter(({ stems }) => stems.length > 0)
    .sort((a, b) => b.count * b.stems.length - a.count * a.stems.length)
    .slice(0, 5 * mostCandidates)
    .filter(({ phrase, count }, _, all) => !isPartOfLonger(phrase, count, all))
    .slice(0, mostCandidates)
}

/** Words that stand together once "my" and "the" are left out: "reset my password". */
function topicRuns(words: readonly string[], names: ReadonlySet<string>): string[][] {
  const runs: string[][] = [[]]
  for (const word of words) {
    const run = runs.at(-1)!
    if (isTopicWord(word) && !names.has(word) && !run.includes(word)) run.push(word)
    else if (!(run.length > 0 && /^(my|your|the|an?|our)$/.test(word))) runs.push([])
  }
  return runs
}

/** "harper valley" is never said without "bank": then only the whole is a topic. */
function isPartOfLonger(
  phrase: string,
  count: number,
  all: readonly { phrase: string; count: number }[],
): boolean {
  return all.some(
    (other) =>
      other.phrase.length > phrase.length &&
      other.count >= 0.8 * count &&
      ` ${other.phrase} `.includes(` ${phrase} `),
  )
}

function isTopicWord(word: string): boolean {
  return word.length >= 3 && !isFunctionWord(word) && !noTopic.has(word) && !/\d/.test(word)
}

/** People are not topics. */
function spokenNames(reading: CallReading): Set<string> {
  const names = new Set<string>()
  for (const { plain } of reading.utterances) {
    for (const match of plain.matchAll(/\b(?:my name is|name is|speaking with) (\w+)(?: (\w+))?/g)) {
      for (const name of [match[1], match[2]]) if (name && !isFunctionWord(name)) names.add(name)
    }
  }
  return names
}

function directionOf(reading: CallReading): Float32Array | undefined {
  const vectors = reading.utterances.flatMap(({ vector, stems }) =>
    vector && stems.length > 0 ? [vector] : [],
  )
  if (vectors.length === 0) return undefined
  const sum = new Float32Array(vectors[0]!.length)
  for (const vector of vectors)
    for (let index = 0; index < sum.length; index += 1) sum[index]! += vector[index]!
  return toUnitLength(sum)
}
