import type { Turn } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import type { Judge } from '../../src/judge/judge.ts'
import { caseOf, revision } from '../../test/support/bank-call.ts'
import { readStraightCalls } from './unseen-calls.ts'

const wordsPerSecond = 2.5

/** What judging costs one process on one core, by the length of the call and the size of the scorecard. */
export async function measureTime(small: boolean): Promise<void> {
  const aims = small
    ? ([[1, 3, undefined]] as const)
    : ([
        [5, 13, undefined],
        [10, 13, 10],
        [20, 13, undefined],
        [60, 13, 60],
        [10, 100, undefined],
      ] as const)
  const calls = readStraightCalls(small ? 8 : undefined)
  const variables = calls.flatMap(({ subject }) => subject.revision.variables)
  const { signal } = new AbortController()
  const judgeFor = async (judge: Judge, minutes: number, criteria: number) => {
    const turns = talkFor(
      minutes,
      calls.flatMap(({ subject }) => subject.transcript.turns),
    )
    const asked = Array.from({ length: criteria }, (_, index) => ({
      ...variables[(index * 7) % variables.length]!,
      key: `c${index}`,
      category: null,
    }))
    const said = { turns, language: 'en', durationSeconds: 60 * minutes }
    const startMs = performance.now()
    await judge.judge(caseOf(revision(asked, { scoring: false, categories: [] }), said), signal)
    return (performance.now() - startMs) / 1000
  }
  console.log('\ntime on one core')
  for (const [minutes, criteria, aim] of aims) {
    // One that has taken in nothing of this yet.
    const judge = createEmbeddedJudge({ processes: 1 })
    try {
      // The weights are loaded once in a service's life, not once a call.
      await judgeFor(judge, 0.2, 1)
      const seconds = await judgeFor(judge, minutes, criteria)
      const verdict = aim === undefined ? '' : ` (aim ${aim}: ${seconds <= aim ? 'met' : 'MISSED'})`
      console.log(
        `  ${minutes} minutes, ${criteria} criteria: ${seconds.toFixed(1)} s, ${(seconds / minutes).toFixed(2)} s a minute of talk${verdict}`,
      )
    } finally {
      await judge.close()
    }
  }
}

/** Talk without a pause, at 150 words a minute. */
function talkFor(minutes: number, from: readonly Turn[]): Turn[] {
  const turns: Turn[] = []
  let words = 0
  for (let index = 0; words < 60 * minutes * wordsPerSecond; index += 1) {
    const { speaker, text } = from[index % from.length]!
    const startSeconds = words / wordsPerSecond
    words += text.split(/\s+/).length
    turns.push({ speaker, startSeconds, endSeconds: words / wordsPerSecond, text })
  }
  return turns
}
