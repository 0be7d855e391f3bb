import { plainWords } from '../spoken-words.ts'
import { getBehaviour } from './behaviours.ts'
import type { Reply } from './pair-replies.ts'
import { isSecret } from './tidy-reply.ts'
import { capitalise } from './tidy-speech.ts'
import { contentStems } from './word-stems.ts'

const mostTold = 8
const mostInASentence = 4
const mostRemarks = 3

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
    const perSentence = Math.ceil(mine.length / Math.ceil(mine.length / mostInASentence))
    for (let at = 0; at < mine.length; at += perSentence) {
      const clauses = mine.slice(at, at + perSentence).map(tellReply)
      sentences.push(`${capitalise(who)} ${at > 0 ? 'also ' : ''}asked ${joinClauses(clauses)}.`)
    }
  }
  return sentences
}

function tellReply({ topic, answer }: Reply): string {
  const phrase = topic!.kind === 'for' ? `for ${topic!.phrase}` : topic!.phrase
  return answer === '' ? phrase : `${phrase} (${answer})`
}

/** "for" is said once for things that follow each other. */
function joinClauses(clauses: readonly string[]): string {
  const short = clauses.map((clause, index) =>
    index > 0 && /^for /.test(clause) && /^for /.test(clauses[index - 1]!) ? clause.slice(4) : clause,
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

/** What a customer told in a few words without a question, as far as nothing else tells it. */
export function reportRemarks(replies: readonly Reply[], told: string): string[] {
  const known = new Set([...contentStems(told), ...verbs])
  const unhappy = ['frustration', 'complaint'].flatMap((id) => getBehaviour(id).said)
  const news = replies.filter(
    ({ topic, answer, sayings: [first] }) =>
      topic === undefined &&
      first!.party === 'customer' &&
      !closing.test(plainWords(answer)) &&
      !isSecret(plainWords(answer)) &&
      !unhappy.some((pattern) => pattern.test(first!.plain)) &&
      contentStems(answer).some((stem) => !known.has(stem)),
  )
  const [first] = news
  if (!first) return []
  const quotes = news.slice(0, mostRemarks).map(({ answer }) => `“${answer}”`)
  return [`${capitalise(first.sayings[0]!.who)} also said ${joinWords(quotes)}.`]
}
