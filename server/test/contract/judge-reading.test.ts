import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { AnswerValue } from '../../src/domain/result.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { assertQuotesStand } from '../support/assert-quotes-stand.ts'
import { caseOf, revision, variable } from '../support/bank-call.ts'
import { freshCalls } from '../support/fresh-calls.ts'
import { industryCalls } from '../support/industry-calls.ts'
import { moodCalls } from '../support/mood-calls.ts'
import { moreFreshCalls } from '../support/more-fresh-calls.ts'
import { moreIndustryCalls } from '../support/more-industry-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

type Truth = AnswerValue | 'n/a'

/** The share of right and of wrong answers; what is open is neither. */
async function rate(asked: readonly (readonly [Transcript, ModelVariable, Truth])[]) {
  const wrong: string[] = []
  let right = 0
  for (const [said, questions] of Map.groupBy(asked, ([said]) => said)) {
    const variables = questions.map(([, question]) => question)
    const model = revision(variables, { scoring: false, categories: [] })
    const { answers } = await judge.judge(
      { ...caseOf(model, said), agentName: '' },
      new AbortController().signal,
    )
    assertQuotesStand(answers, said)
    for (const [, { key, description }, truth] of questions) {
      const { value, notApplicable } = answers.find((answer) => answer.key === key)!
      const given = notApplicable ? 'n/a' : value
      if (given === truth) right += 1
      else if (given !== null) wrong.push(`${description}: ${given} instead of ${truth}`)
    }
  }
  return { right: right / asked.length, wrong: wrong.length / asked.length, told: wrong.join('\n') }
}

describe('calls of many trades', () => {
  const calls = [...industryCalls, ...moreIndustryCalls, ...freshCalls, ...moreFreshCalls]

  test('most of what was said is read off, and little is wrong', async () => {
    const { right, wrong, told } = await rate(
      calls.flatMap(({ said, expected }) =>
        expected.map(
          ([key, type, description, value, options]) =>
            [said, variable(key, type, description, { options: options ?? null }), value] as const,
        ),
      ),
    )
    assert.ok(right >= 0.6, `${right} right`)
    assert.ok(wrong <= 0.12, `${wrong} wrong:\n${told}`)
  })

  test('what a listener would say of a call', async () => {
    const wordings = {
      annoyed: 'The customer became aggressive or annoyed during the conversation.',
      calm: 'The agent stayed calm and helpful throughout the conversation.',
      solved: 'The agent did what the customer asked for.',
    }
    const { right, wrong, told } = await rate(
      moodCalls.flatMap(({ said, ...truths }) =>
        Object.entries(wordings).map(
          ([key, wording]) =>
            [said, variable(key, 'BOOLEAN', wording), truths[key as keyof typeof wordings]] as const,
        ),
      ),
    )
    assert.ok(right >= 0.6, `${right} right`)
    assert.ok(wrong <= 0.12, `${wrong} wrong:\n${told}`)
  })
})
