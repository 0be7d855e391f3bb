import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { bankCall, transcript, variable } from '../support/bank-call.ts'
import { freshCalls } from '../support/fresh-calls.ts'
import { industryCalls } from '../support/industry-calls.ts'
import { moodCalls } from '../support/mood-calls.ts'
import { moreFreshCalls } from '../support/more-fresh-calls.ts'
import { moreIndustryCalls } from '../support/more-industry-calls.ts'
import { type AskedOf, rateAnswers, type Truth } from '../support/rate-answers.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

function whether(said: Transcript, cases: readonly (readonly [string, Truth])[]): AskedOf[] {
  return cases.map(([wording, truth]) => [said, variable('asked', 'BOOLEAN', wording), truth])
}

/** Nothing can be learnt by heart here: few may be wrong, many must be right. */
async function assertRead(asked: readonly AskedOf[], leastRight: number, mostWrong: number): Promise<void> {
  const { right, wrong, told } = await rateAnswers(judge, asked)
  assert.ok(wrong <= mostWrong, `${(100 * wrong).toFixed(1)} % wrong:\n${told}`)
  assert.ok(right >= leastRight, `${(100 * right).toFixed(1)} % right`)
}

describe('calls of many trades', () => {
  const calls = [...industryCalls, ...moreIndustryCalls, ...freshCalls, ...moreFreshCalls]

  test('much of what was said is read off, and little of it wrongly', () =>
    assertRead(
      calls.flatMap(({ said, expected }) =>
        expected.map(
          ([key, type, description, value, options]): AskedOf => [
            said,
            variable(key, type, description, { options: options ?? null }),
            value,
          ],
        ),
      ),
      0.5,
      0.12,
    ))

  test('what a listener would say of a call', () =>
    assertRead(
      moodCalls.flatMap(({ said, annoyed, calm, solved }) =>
        whether(said, [
          ['The customer became aggressive or annoyed during the conversation.', annoyed],
          ['The agent stayed calm and helpful throughout the conversation.', calm],
          ['The agent did what the customer asked for.', solved],
        ]),
      ),
      0.4,
      0.12,
    ))
})

describe('what is plain to everybody', () => {
  test('is read from a plain call', () =>
    assertRead(
      whether(bankCall, [
        ['Does the agent greet the customer?', true],
        ['The agent introduces themselves by name.', true],
        ['Asks whether there is anything else they can help with', true],
        ['The agent thanks the customer for calling.', true],
        ['The agent says that the call is recorded.', false],
        ['The agent insults the customer.', false],
        ['The agent never insults the customer.', true],
        ['The agent asks for the password of the customer.', false],
      ]),
      0.6,
      0,
    ))

  test('is not taken from what is denied, only asked, or said by the other', () => {
    const said = transcript(
      'Customer: Do I have to send the lamp back?',
      'Agent: No, keep it. And I cannot promise you a refund.',
      'Customer: I do not want to cancel, though. You never apologised, by the way.',
    )
    return assertRead(
      whether(said, [
        ['The agent promises a refund.', false],
        ['The customer wants to cancel.', false],
        ['The customer has to send the lamp back.', false],
        ['The agent apologises.', false],
      ]),
      0,
      0,
    )
  })
})
