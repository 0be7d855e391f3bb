import type { ModelVariable } from '../../src/domain/model.ts'
import type { AnswerValue } from '../../src/domain/result.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import type { Judge } from '../../src/judge/judge.ts'
import { assertQuotesStand } from './assert-quotes-stand.ts'
import { caseOf, revision } from './bank-call.ts'

/** What is so on a call; several where people may differ. */
export type Truth = AnswerValue | 'n/a' | readonly (AnswerValue | 'n/a')[]
export type AskedOf = readonly [said: Transcript, question: ModelVariable, truth: Truth]

export interface Rated {
  /** Shares of all; what is open is neither. */
  readonly right: number
  readonly wrong: number
  /** The wrong ones, in words. */
  readonly told: string
}

/** How many questions a judge answers rightly, and wrongly. The quotes of all of them have to stand. */
export async function rateAnswers(judge: Judge, asked: readonly AskedOf[]): Promise<Rated> {
  const wrong: string[] = []
  let right = 0
  for (const [said, questions] of Map.groupBy(asked, ([said]) => said)) {
    const variables = questions.map(([, question], index) => ({ ...question, key: `asked_${index}` }))
    const model = revision(variables, { scoring: false, categories: [] })
    const subject = { ...caseOf(model, said), agentName: '' }
    const { answers } = await judge.judge(subject, new AbortController().signal)
    assertQuotesStand(answers, said)
    for (const [index, [, { description }, truth]] of questions.entries()) {
      const { value, notApplicable } = answers.find(({ key }) => key === `asked_${index}`)!
      const given = notApplicable ? 'n/a' : value
      if ([truth].flat().includes(given)) right += 1
      else if (given !== null) wrong.push(`${description}: ${given} instead of ${truth}`)
    }
  }
  return { right: right / asked.length, wrong: wrong.length / asked.length, told: wrong.join('\n') }
}
