import { plainWords } from '../../../domain/language/spoken-words.ts'
import { getBehaviour } from '../behaviours/behaviours.ts'
import { contentStems } from '../meaning/word-stems.ts'
import type { Reply } from './pair-replies.ts'
import { isSecret } from './tidy-reply.ts'
import { capitalise } from './tidy-speech.ts'

const mostTold = 6
const longestSentence = 330
const mostInASentence = 4
const mostRemarks = 3
const longestRemark = 60

/** "The agent asked for the day (Friday) and the time (8:45 AM)." One sentence for each who asked, or two. */
export function reportReplies(
  replies: readonly Reply[],
  nameOf: (reply: Reply) => string,
  weigh: (reply: Reply) => number,
): string[] {
  const asked = replies.filter(({ topic }) => topic !== undefined)
  const told = [...asked]
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, mostTold)
    .sort((a, b) => a.asked.index - b.asked.index)
  const sentences: string[] = []
  for (const [who, mine] of Map.groupBy(told, nameOf)) {
    for (const [index, clauses] of packClauses(mine).entries())
      sentences.push(`${capitalise(who)} ${index > 0 ? 'also ' : ''}asked ${clauses}.`)
  }
  return sentences
}

/** As many in a sentence as can be read at one go. What the other was asked to do stands by itself. */
function packClauses(replies: readonly Reply[]): string[] {
  const packs: string[][] = []
  for (const reply of [
    ...replies.filter(({ topic }) => topic!.kind !== 'to'),
    ...replies.filter(({ topic }) => topic!.kind === 'to'),
  ]) {
    const clause = tellReply(reply)
    const pack = packs.at(-1)
    const fits =
      pack && pack.length < mostInASentence && [...pack, clause].join(', ').length <= longestSentence
    if (fits && /^them to/.test(pack[0]!) === /^them to/.test(clause)) pack.push(clause)
    else packs.push([clause])
  }
  return packs.map(joinClauses)
}

function tellReply({ topic, answer }: Reply): string {
  const phrase = topic!.kind === 'for' ? `for ${topic!.phrase}` : topic!.phrase
  return answer === '' ? phrase : `${phrase} (${answer})`
}

/** "for" is said once for things that follow each other. */
function joinClauses(clauses: readonly string[]): string {
  const short = clauses.map((clause, index) =>
    index > 0 && /^for /.test(clause) && /^for /.test(clauses[index - 1]!)
      ? clause.slice(4)
      : index > 0 && /^them to /.test(clause)
        ? clause.slice(5)
        : clause,
  )
  return joinWords(short)
}

export function joinWords(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const verbs = new Set(
  contentStems('work works need want understand know think see wait take going get perfect sounds fine'),
)
const closing =
  /\bname is\b|\bhave a\b|^(?:no|nope|nah|bye|goodbye|you too|thats|that is|all (?:i|they)|everything|thank)|\b(?:thats|that was|that is|thatll be) (?:all|it|everything)\b|\b(?:bye|everything|thank|thanks|welcome)\b/i

/** A figure, or more than one word that nothing else has told. */
function hasNews(answer: string, known: ReadonlySet<string>): boolean {
  const fresh = contentStems(answer).filter((stem) => !known.has(stem))
  return (
    fresh.length >= 2 || fresh.some((stem) => /\d/.test(stem)) || (fresh.length === 1 && isKind.test(answer))
  )
}

const isKind = /^(?:(?:to|from|for|into|in|on|at) )?(?:(?:my|the|a|an) )?\S+ \S+$/i

/** What a customer told in a few words without a question, as far as nothing else tells it. */
export function reportRemarks(replies: readonly Reply[], told: string): string[] {
  const known = new Set([...contentStems(told), ...verbs])
  const unhappy = ['frustration', 'complaint'].flatMap((id) => getBehaviour(id).said)
  const news = replies.filter(
    ({ topic, answer, sayings: [first] }) =>
      topic === undefined &&
      first!.party === 'customer' &&
      !closing.test(plainWords(answer)) &&
      answer.length <= longestRemark &&
      !isSecret(plainWords(answer)) &&
      !unhappy.some((pattern) => pattern.test(first!.plain)) &&
      hasNews(answer, known),
  )
  const [first] = news
  if (!first) return []
  const quotes = news.slice(0, mostRemarks).map(({ answer }) => `“${answer}”`)
  return [`${capitalise(first.sayings[0]!.who)} also said ${joinWords(quotes)}.`]
}
