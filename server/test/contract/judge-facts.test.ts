import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { findAmount } from '../../src/judge/embedded/answering/find-said.ts'
import type { ReadableCall } from '../../src/judge/embedded/answering/read-call.ts'
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

describe('details that code finds', () => {
  const paid = transcript(
    'Agent: Harbor Bank, this is Jo. How can I help?',
    'Customer: I want to pay a bill from my checking account.',
    'Agent: What is the address of the company?',
    'Customer: Four one two Main Street.',
    'Customer: Forest Ranch, Oregon.',
    'Customer: Nine two six two zero.',
    'Agent: And your phone number?',
    'Customer: It is two four five.',
    'Agent: Mhm.',
    'Customer: Four nine six nine eight six three.',
    'Agent: Thank you, that is paid. We are open from nine thirty to five.',
  )

  test('the only one of its kind is the one that is meant, in as many breaths as it took', async () => {
    const [phone, hours, account] = await ask(paid, [
      variable('phone', 'STRING', "The customer's phone number."),
      variable('hours', 'STRING', 'The opening hours of the branch.'),
      variable('account', 'STRING', 'The account the bill is paid from.', {
        options: ['checking', 'savings'],
      }),
    ])
    assert.equal(phone!.value, '2454969863')
    assert.deepEqual(
      phone!.evidence.map(({ quote }) => quote),
      ['It is two four five', 'Four nine six nine eight six three'],
    )
    assert.equal(hours!.value, '9:30 AM to 5:00 PM')
    assert.equal(account!.value, 'checking')
  })

  test('an address is told of whom it was asked, and of nobody else', async () => {
    const [company, home] = await ask(paid, [
      variable('company_address', 'STRING', 'The address of the company.'),
      variable('home_address', 'STRING', "The customer's home address."),
    ])
    assert.equal(company!.value, '412 Main Street, Forest Ranch Oregon, 92620')
    assert.equal(home!.value, null)
  })

  test('a model that asks for more than can be told gets none of it', async () => {
    const asked = variable('phone', 'STRING', "The customer's phone number.")
    const model = revision([asked], { scoring: false, categories: [], leastConfidence: 0.99 })
    const { answers } = await judge.judge(caseOf(model, paid), new AbortController().signal)
    assert.equal(answers[0]!.value, null)
  })
})

describe('figures of money', () => {
  const bought = transcript(
    'Agent: That comes to forty-one fifty.',
    'Customer: Fine, and one nineteen before.',
  )
  const call = {
    lines: bought.turns.map(({ text }) => ({ text })),
    calledOn: '2026-11-16',
  } as unknown as ReadableCall

  test('pounds and pence said one after the other are one amount; hundreds stay hundreds', () => {
    assert.equal(findAmount(0, call)[0]!.value, '41.50')
    assert.equal(findAmount(1, call)[0]!.value, '119')
  })
})

test('of many options each is weighed, also those that do not fit into one look', async () => {
  const reasons =
    'renew,cancel,complain,upgrade,refund,delivery,password,invoice,address,warranty,repair,lost card'
  const options = reasons
    .split(',')
    .flatMap((reason) => [`${reason} for private customers`, `${reason} for firms`])
  const said = transcript(
    'Agent: Harbor Bank, this is Jo. How can I help?',
    'Customer: I have lost my card, I need a new one please.',
    'Agent: I am sorry to hear that. I have blocked the lost card and ordered a new one for you.',
  )
  const [answer] = await ask(said, [variable('reason', 'STRING', 'Reason for the call', { options })])
  assert.ok(answer!.value === null || String(answer!.value).startsWith('lost card'), String(answer!.value))
  assert.ok(answer!.evidence.length > 0)
})

test('a wording so long that it leaves no room for the answers is cut, not the answers', async () => {
  const said = transcript('Agent: Harbor Bank, this is Jo.', 'Customer: Never mind, bye.')
  const long = `Which of these is it? ${'It may be the one or the other. '.repeat(40)}`
  const options = Array.from({ length: 20 }, (_, index) => `${'a very long answer '.repeat(8)}${index}`)
  const [few, many] = await ask(said, [
    variable('few', 'STRING', long, { options: ['apples', 'pears'] }),
    variable('many', 'STRING', long, { options }),
  ])
  assert.deepEqual([few!.value, many!.value], [null, null])
})
