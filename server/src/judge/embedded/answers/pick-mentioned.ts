import { findPhrase, plainWords } from '../../../domain/language/spoken-words.ts'
import { isQuestion } from '../../../domain/language/utterances.ts'
import { type CallReading, findPrompting, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { countBeginning } from '../meaning/count-beginning.ts'
import { measureRelevance } from '../meaning/relevance.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { type Direction, directionOfQuestion, directionOfWords } from '../spoken/directions.ts'

/** How strongly the call speaks for one of the allowed answers by naming it. */
export interface Mentioned {
  readonly option: string
  readonly weight: number
  readonly utterances: readonly ReadUtterance[]
  /** Said with the direction that the question asks for. */
  readonly directed: boolean
  readonly byCustomer: boolean
  /** In words of choosing: "I'll take the balcony". */
  readonly chosen: boolean
}

interface Mention {
  readonly option: string
  readonly phrase: string
  readonly at: number
}

interface Weighed {
  readonly weight: number
  readonly utterance: ReadUtterance
  readonly directed: boolean
  readonly chosen: boolean
}

const mostCounted = 3
// Nobody names so many in one breath.
const mostMentions = 40
const choosing =
  /\b(?:ill (?:take|have|go (?:with|for))|lets (?:do|take|have|go (?:with|for))|(?:id|i would) rather (?:have|take|go (?:with|for))|(?:i|we) (?:choose|chose|picked|went (?:with|for)))(?: \w+){0,2}$/
const wouldHaveLiked =
  /\b(?:prefer|(?:id|i would) have (?:liked|preferred)|i wanted|i was hoping for)(?: \w+){0,2}$/

/** The allowed answers that were said outright, the likeliest first; none when no one's own words fell. */
export async function pickMentioned(
  read: ReadQuestion,
  options: readonly string[],
  reading: CallReading,
): Promise<Mentioned[]> {
  const asked = `${read.name}. ${read.text}`
  const relevance = await measureRelevance(asked, reading)
  const wanted = directionOfQuestion(read)
  const namesOf = listNames(options)
  const phrases = options.flatMap((option) => namesOf(option).map((phrase) => ({ option, phrase })))
  const byOption = new Map<string, Weighed[]>()
  for (const utterance of saidBy(reading, 'any')) {
    const mentions = phrases
      .flatMap(({ option, phrase }) =>
        findPhrase(utterance.plain, phrase).map((at): Mention => ({ option, phrase, at })),
      )
      .slice(0, mostMentions)
    const several = new Set(mentions.map(({ option }) => option)).size > 1
    for (const mention of mentions) {
      const weight = weigh(mention, utterance, several, wanted, reading) * (0.4 + relevance(utterance))
      const directed =
        wanted !== undefined && directionOfWords(utterance.plain.slice(0, mention.at).trimEnd()) === wanted
      const chosen = isChosen(mention, utterance)
      if (weight === 0) continue
      const known = byOption.get(mention.option)
      if (known) known.push({ weight, utterance, directed, chosen })
      else byOption.set(mention.option, [{ weight, utterance, directed, chosen }])
    }
  }
  return [...byOption]
    .map(([option, found]): Mentioned => {
      const best = found.sort((a, b) => b.weight - a.weight).slice(0, mostCounted)
      return {
        option,
        weight: best.reduce((sum, { weight }) => sum + weight, 0),
        byCustomer: best.some(({ utterance }) => utterance.party === 'customer'),
        chosen: best.some(({ chosen }) => chosen),
        directed: best.some(({ directed }) => directed),
        utterances: best.filter(({ weight }) => weight > 0).map(({ utterance }) => utterance),
      }
    })
    .filter(({ weight, utterances }) => weight > 0 && utterances.length > 0)
    .sort((a, b) => b.weight - a.weight)
}

/** People say "mac" for macOS where no other option begins like it. */
function listNames(options: readonly string[]): (option: string) => string[] {
  const inOrder = options.map(plainWords).sort()
  return (option) => {
    const whole = plainWords(option)
    const short = plainWords(option.split(/(?<=\p{Ll})(?=\p{Lu}|\d)/u)[0]!)
    const names =
      short !== whole && short.length >= 3 && countBeginning(inOrder, short) === 1 ? [whole, short] : [whole]
    return [...new Set(names.flatMap((name) => [name, name.replace(/\bdr\b/, 'doctor')]))]
  }
}

function isChosen({ at, phrase }: Mention, { plain, party }: ReadUtterance): boolean {
  return (
    party !== 'agent' &&
    (choosing.test(plain.slice(0, at).trimEnd()) ||
      /^ (?:then|please)\b/.test(plain.slice(at + phrase.length)))
  )
}

function weigh(
  mention: Mention,
  utterance: ReadUtterance,
  several: boolean,
  wanted: Direction | undefined,
  reading: CallReading,
): number {
  const before = utterance.plain.slice(0, mention.at).trimEnd()
  if (
    /\b(not|isnt|wasnt|no longer|instead of|rather than|never)( (?:my|the|a|your|in|on|from|to))?$/.test(
      before,
    )
  )
    return -0.5
  // "Checking or savings?" offers both and says neither.
  if (several && isQuestion(utterance) && utterance.party !== 'customer') return 0
  const direction = wanted && (directionOfWords(before) ?? directionOfPrompting(utterance, reading))
  if (direction && direction !== wanted) return 0
  const choice = isChosen(mention, utterance) ? 2 : wouldHaveLiked.test(before) ? 0.5 : 1
  const directed = direction ? 2 : wanted ? 0.6 : 1
  const shared = several && !direction ? 0.5 : 1
  // What was put right comes later than what was wrong.
  const later = 1 + (0.2 * utterance.index) / Math.max(1, reading.utterances.length)
  return choice * directed * shared * later * (utterance.party === 'agent' ? 0.8 : 1)
}

/** "And the destination?" – "My savings." */
function directionOfPrompting(utterance: ReadUtterance, reading: CallReading): Direction | undefined {
  if (utterance.plain.split(' ').length > 8) return undefined
  const prompting = findPrompting(reading, utterance)
  return prompting ? directionOfWords(prompting.plain) : undefined
}
