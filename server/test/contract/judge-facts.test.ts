import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { assertQuotesStand } from '../support/assert-quotes-stand.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'
import { freshCalls } from '../support/fresh-calls.ts'
import { industryCalls } from '../support/industry-calls.ts'
import { moreFreshCalls } from '../support/more-fresh-calls.ts'
import { moreIndustryCalls } from '../support/more-industry-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function ask(
  said: ReturnType<typeof transcript>,
  variables: ReturnType<typeof variable>[],
  { agentName = '', prompt = '' } = {},
) {
  const model = revision(variables, { scoring: false, categories: [], prompt })
  const subject = { ...caseOf(model, said), agentName }
  const { answers } = await judge.judge(subject, new AbortController().signal)
  assertQuotesStand(answers, said)
  return answers
}

describe('what was said on a call is read off, whatever the trade', () => {
  const calls = [...industryCalls, ...moreIndustryCalls, ...freshCalls, ...moreFreshCalls]
  for (const { trade, agentName = '', prompt = '', said, expected } of calls) {
    test(`a call to ${trade}`, async () => {
      const answers = await ask(
        said,
        expected.map(([key, type, description, , options]) =>
          variable(key, type, description, { options: options ?? null }),
        ),
        { agentName, prompt },
      )
      assert.deepEqual(
        Object.fromEntries(
          answers.map(({ key, value, notApplicable }) => [key, notApplicable ? 'n/a' : value]),
        ),
        Object.fromEntries(expected.map(([key, , , value]) => [key, value])),
      )
    })
  }
})

describe('what was not said is not answered', () => {
  const said = transcript(
    'Agent: Harbor Bank, this is Jo. How can I help?',
    'Customer: I want to move two hundred dollars from my savings to my checking account.',
    'Agent: Two hundred dollars from savings to checking. Done.',
    'Customer: Thanks, bye.',
  )

  test('two questions with the same answers keep them apart', async () => {
    const accounts = { options: ['checking', 'savings'] }
    const answers = await ask(said, [
      variable('transfer_from', 'STRING', 'The account the money is moved from.', accounts),
      variable('transfer_to', 'STRING', 'The account the money is moved to.', accounts),
      variable('balance_account', 'STRING', 'The account whose balance was told.', accounts),
    ])
    assert.deepEqual(
      answers.map(({ value }) => value),
      ['savings', 'checking', null],
    )
  })

  test('a number, a time, an address and a name that nobody gave stay open, and say so', async () => {
    const answers = await ask(said, [
      variable('phone_number', 'STRING', "The customer's phone number."),
      variable('home_address', 'STRING', "The customer's home address."),
      variable('appointment_time', 'TIME', 'Time of the appointment.'),
      variable('opening_hours', 'STRING', 'The opening hours of the branch.'),
      variable('email', 'STRING', 'E-mail address of the customer.'),
      variable('customer_name', 'STRING', 'Name of the customer.'),
    ])
    for (const { key, value, rationale } of answers) {
      assert.equal(value, null, key)
      assert.match(rationale, /^Not determined: /, key)
    }
  })

  test('an answer that was put right later is the one that counts', async () => {
    const corrected = transcript(
      'Agent: Which day would you like for your appointment?',
      'Customer: Tuesday. No, sorry, not Tuesday, Friday please.',
      'Agent: Friday it is. Your appointment is on Friday at 3:15 pm.',
      'Customer: Great.',
    )
    const [day, time] = await ask(corrected, [
      variable('day', 'STRING', 'Day of the appointment', { options: ['Monday', 'Tuesday', 'Friday'] }),
      variable('time', 'TIME', 'Time of the appointment'),
    ])
    assert.deepEqual([day?.value, time?.value], ['Friday', '15:15'])
  })

  test('an address read out in breaths is put together once', async () => {
    const dictated = transcript(
      'Agent: what is your address',
      'Customer: two eighty two',
      'Customer: first street',
      'Agent: mhm',
      'Customer: forest ranch',
      'Customer: and the zip is',
      'Customer: six eight eight one five',
      'Agent: can you repeat the zip code',
      'Customer: six eight eight one five',
      'Agent: thank you it will be sent to your home address',
    )
    const [address] = await ask(dictated, [variable('address', 'STRING', 'Home address of the customer')])
    assert.equal(address?.value, '282 First Street, Forest Ranch, 68815')
    assert.ok(address.evidence.length >= 4)
  })
})
