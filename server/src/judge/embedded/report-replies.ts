import type { Reply } from './pair-replies.ts'
import { capitalise } from './tidy-speech.ts'
import { contentStems } from './word-stems.ts'

const mostTold = 8
const mostInASentence = 4

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

/** What was told without a question, as far as nothing else tells it. */
export function reportRemarks(
  replies: readonly Reply[],
  told: string,
  nameOf: (reply: Reply) => string,
): string[] {
  const known = new Set(contentStems(told))
  const news = replies.filter(
    ({ topic, answer }) => topic === undefined && contentStems(answer).some((stem) => !known.has(stem)),
  )
  return [...Map.groupBy(news.slice(0, 4), nameOf)].map(
    ([who, mine]) => `${capitalise(who)} also said ${joinWords(mine.map(({ answer }) => `“${answer}”`))}.`,
  )
}
