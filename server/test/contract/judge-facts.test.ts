import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { assertQuotesStand } from '../support/assert-quotes-stand.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function ask(said: Transcript, variables: readonly ModelVariable[], calledAt?: string) {
  const model = revision(variables, { scoring: false, categories: [] })
  const metadata = calledAt === undefined ? {} : { called_at: calledAt }
  const subject = { ...caseOf(model, said), agentName: '', metadata }
  const { answers } = await judge.judge(subject, new AbortController().signal)
  assertQuotesStand(answers, said)
  return answers
}

describe('what was not said is not answered', () => {
  const said = transcript(
    'Agent: Harbor Bank, this is Jo. How can I help?',
    'Customer: I want to move two hundred dollars from my savings to my checking account.',
    'Agent: Two hundred dollars from savings to checking. Done.',
    'Customer: Thanks, bye.',
  )

  test('a number, a time, an address and a name that nobody gave stay open, and say so', async () => {
    const answers = await ask(said, [
      variable('phone_number', 'STRING', "The customer's phone number."),
      variable('home_address', 'STRING', "The customer's home address."),
      variable('appointment_time', 'TIME', 'Time of the appointment.'),
      variable('opening_hours', 'STRING', 'The opening hours of the branch.'),
      variable('email', 'STRING', 'E-mail address of the customer.'),
      variable('delivery_date', 'DATE', 'Date of delivery'),
    ])
    for (const { key, value, rationale } of answers) {
      assert.equal(value, null, key)
      assert.match(rationale, /^Not determined: /, key)
    }
  })
})

describe('what was said', () => {
  test('a day that is named by its distance is reckoned from the day of the call', async () => {
    const booked = transcript(
      'Agent: When should the engineer come?',
      'Customer: Tomorrow, please.',
      'Agent: Then I have booked the engineer for tomorrow.',
    )
    const day = variable('day', 'DATE', 'The day for which the engineer is booked.')
    for (const [calledAt, expected] of [
      ['2026-02-27T10:00:00Z', '2026-02-28'],
      ['2026-12-31', '2027-01-01'],
    ] as const) {
      const [answer] = await ask(booked, [day], calledAt)
      assert.ok(answer!.value === expected || answer!.value === null, String(answer!.value))
    }
  })

  test('an answer that was put right later is the one that counts', async () => {
    const corrected = transcript(
      'Agent: Can I have your order number?',
      'Customer: It is nine eight six. No, sorry, eight six nine.',
      'Agent: Eight six nine. Thank you.',
    )
    const [order] = await ask(corrected, [variable('order', 'STRING', 'The order number of the customer')])
    assert.ok(order!.value === '869' || order!.value === null, String(order!.value))
  })
})
