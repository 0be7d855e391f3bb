import { fillerWords } from './filler-words.ts'

const mostContentWords = 3
/** What may stand between two words of a name: "lost my debit card". */
const mostFillersBetween = 2
/** A longer phrase says more; by so much less often it may be said. */
const worth = [0, 1, 1.7, 2]
const leastShare = 0.08
const leastCalls = 2
/** Further phrases join the first if they are at least so telling. */
const furtherShare = 0.3
const mostPhrases = 3
const tiny = 0.02
/** A theme in which nothing is said that others do not say has its usual words for a name. */
const leastTelling = 0.02
const longestName = 60

interface Phrase {
  /** The words that carry it, in their shortest form. */
  readonly stems: readonly string[]
  /** How it was said, and how often. */
  readonly forms: Map<string, number>
  /** By group, in how many texts. */
  readonly texts: number[]
}

export interface NamingOptions {
  /** In how many texts of the group a phrase has to stand. */
  readonly leastTexts?: number
  /** Names of other groups: none begins with what one of these begins with. */
  readonly taken?: readonly string[]
}

/**
 * Names every group by words that were said in it and hardly in the others. A group is a list of texts, one per call; the
 * last may hold texts of no group, to compare with. An empty name: nothing in it is said more than once.
 */
export function nameGroups(
  groups: readonly (readonly string[])[],
  others: readonly string[] = [],
  options: NamingOptions = {},
): string[] {
  const leastTexts = options.leastTexts ?? leastCalls
  const phrases = gatherPhrases([...groups, others])
  const sizes = [...groups, others].map((texts) => texts.length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const taken = new Set(options.taken?.map((name) => phrasesOfName(name)[0]?.join(' ') ?? ''))
  return groups.map((texts, group) => {
    const ranked = [...phrases.values()]
      .map((phrase) => ({ phrase, weight: weigh(phrase, group, sizes, all, leastTexts) }))
      .filter(({ weight }) => weight > 0)
      .sort(
        (one, other) =>
          other.weight - one.weight || (one.phrase.stems.join(' ') < other.phrase.stems.join(' ') ? -1 : 1),
      )
    const first = ranked.find(({ phrase }) => !taken.has(phrase.stems.join(' ')))
    if (!first || texts.length === 0) return ''
    taken.add(first.phrase.stems.join(' '))
    const telling = ranked.filter(({ weight }) => weight >= furtherShare * first.weight)
    return capitalise(joinPhrases([first.phrase, ...telling.map(({ phrase }) => phrase)]))
  })
}

/** Whether every phrase of the name still stands in so many of the texts. */
export function isNameSaid(name: string, texts: readonly string[], leastTexts: number): boolean {
  const held = texts.map((text) => new Set([...listPhrases(text)].map(({ stems }) => stems.join(' '))))
  return phrasesOfName(name).every(
    (stems) => held.filter((phrases) => phrases.has(stems.join(' '))).length >= leastTexts,
  )
}

/** The stems of each phrase a name is made of: of all that can be read in it, the longest. */
function phrasesOfName(name: string): string[][] {
  return name.split(', ').map((part) => {
    const phrases = [...listPhrases(part)].map(({ stems }) => stems)
    return phrases.reduce((longest, stems) => (stems.length > longest.length ? stems : longest), [])
  })
}

/** The first, and of the others those that say something else, as long as there is room. */
function joinPhrases([first, ...others]: readonly Phrase[]): string {
  const stems = new Set(first!.stems)
  let name = usualForm(first!).slice(0, longestName)
  let phrases = 1
  for (const phrase of others) {
    const longer = `${name}, ${usualForm(phrase)}`
    if (longer.length > longestName || phrase.stems.some((stem) => stems.has(stem))) continue
    name = longer
    for (const stem of phrase.stems) stems.add(stem)
    phrases += 1
    if (phrases === mostPhrases) break
  }
  return name
}

function gatherPhrases(groups: readonly (readonly string[])[]): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  for (const [group, texts] of groups.entries()) {
    for (const text of texts) {
      const held = new Set<string>()
      for (const { stems, form } of listPhrases(text)) {
        const key = stems.join(' ')
        const phrase = phrases.get(key) ?? { stems, forms: new Map(), texts: groups.map(() => 0) }
        phrases.set(key, phrase)
        phrase.forms.set(form, (phrase.forms.get(form) ?? 0) + 1)
        if (!held.has(key)) phrase.texts[group]!++
        held.add(key)
      }
    }
  }
  return phrases
}

/** Said by how many of the group, and how much more often than by the others. */
function weigh(
  phrase: Phrase,
  group: number,
  sizes: readonly number[],
  all: number,
  leastTexts: number,
): number {
  const inside = phrase.texts[group]!
  const size = sizes[group]!
  if (inside < Math.max(leastTexts, leastShare * size)) return 0
  const total = phrase.texts.reduce((sum, count) => sum + count, 0)
  const share = inside / size
  const elsewhere = (total - inside) / Math.max(1, all - size)
  const telling = Math.max(leastTelling, Math.log((share + tiny) / (elsewhere + tiny)))
  return worth[phrase.stems.length]! * share * telling
}

/** Runs of up to three words that carry meaning, with the small words between them. */
function* listPhrases(text: string): Generator<{ stems: string[]; form: string }> {
  for (const sentence of text.toLowerCase().split(/[.!?,;:\n]+/)) {
    const words = sentence.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []
    for (let first = 0; first < words.length; first++) {
      if (!carries(words[first]!)) continue
      const stems = [stem(words[first]!)]
      yield { stems: [...stems], form: words[first]! }
      let fillers = 0
      for (let last = first + 1; last < words.length && stems.length < mostContentWords; last++) {
        if (carries(words[last]!)) {
          if (stems.includes(stem(words[last]!))) break
          stems.push(stem(words[last]!))
          fillers = 0
          yield { stems: [...stems], form: words.slice(first, last + 1).join(' ') }
          // A short word that is none of the small ones may be a name, which only one of them says.
        } else if (++fillers > mostFillersBetween || !fillerWords.has(words[last]!)) break
      }
    }
  }
}

export function carries(word: string): boolean {
  return word.length > 2 && !/\d/.test(word) && !fillerWords.has(word)
}

/** So that "transfer", "transfers" and "transferring" are one word. */
function stem(word: string): string {
  const bare = word.replace(/'s?$/, '')
  if (bare.length <= 4) return bare.replace(/(?<=[^s])s$/, '')
  return bare
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/e$/, '')
}

/** As it was said most often; of two, the shorter. */
function usualForm({ forms }: Phrase): string {
  return [...forms].sort(
    ([one, times], [other, often]) => often - times || one.length - other.length || (one < other ? -1 : 1),
  )[0]![0]
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
