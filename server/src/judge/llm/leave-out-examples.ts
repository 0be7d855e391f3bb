import type { Answer } from '../../domain/answers.ts'
import { plainWords } from '../../domain/language/spoken-words.ts'
import { explain } from '../../domain/sentences/reasons.ts'
import type { Case } from '../judge.ts'

const run = 5

/** Whoever may see this call may not see others: a reason that retells an example's words is not shown. */
export function leaveOutExamples(
  answers: readonly Answer[],
  { examples = {}, transcript }: Pick<Case, 'examples' | 'transcript'>,
): Answer[] {
  const shown = Object.values(examples).flat()
  if (shown.length === 0) return [...answers]
  const here = runsOf(transcript.turns.map(({ text }) => text).join(' '))
  const elsewhere = new Set(
    shown.flatMap(({ said, why }) => [...runsOf(said), ...runsOf(why)]).filter((words) => !here.has(words)),
  )
  return answers.map((answer) => {
    const retells = [...runsOf(answer.rationale)].some((words) => elsewhere.has(words))
    return retells ? { ...answer, ...explain({ code: 'no_reason' }) } : answer
  })
}

/** Every few words in a row. */
function runsOf(text: string): Set<string> {
  const words = plainWords(text).split(' ')
  return new Set(words.slice(run - 1).map((_, start) => words.slice(start, start + run).join(' ')))
}
