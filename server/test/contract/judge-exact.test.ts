import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Transcript } from '../../src/domain/transcript.ts'
import { calledOn } from '../../src/judge/embedded/called-on.ts'
import { answerInterruptions } from '../../src/judge/embedded/exact/interruptions.ts'
import { answerPhrases } from '../../src/judge/embedded/exact/quoted-phrases.ts'
import { readParties } from '../../src/judge/embedded/reading/parties.ts'
import { findAddresses } from '../../src/judge/spoken/find-addresses.ts'
import { findEmails } from '../../src/judge/spoken/find-emails.ts'
import { findHours } from '../../src/judge/spoken/find-hours.ts'
import { listHeard } from '../../src/judge/spoken/heard.ts'
import { transcript } from '../support/bank-call.ts'

function askPhrase(wording: string, said: Transcript) {
  return answerPhrases(wording, said.turns, readParties(said.turns).partyOf)
}

describe('words that have to be said as they stand', () => {
  const said = transcript(
    'Agent: OK -- this call (may) be recorded, a+b [sic]. Do not share this code.',
    'Customer: To be honest, fine.',
  )
  const cases: readonly (readonly [string, boolean, string?])[] = [
    ['The agent says "This call may be recorded"', true, 'this call (may) be recorded'],
    ['The agent says "(a+)+$ [x"', false],
    ['The agent says "Do not share this code"', true, 'Do not share this code'],
    ['The agent never says “to be honest”', true],
    ['The customer never says “to be honest”', false, 'To be honest'],
    ['The agent uses the words “goodbye” or “this call”', true, 'this call'],
    ['The agent says “this call” and “goodbye”', false],
  ]
  for (const [wording, value, quote] of cases)
    test(`${wording}: ${value}`, () => {
      const answer = askPhrase(wording, said)
      assert.equal(answer?.value, value)
      assert.equal(answer.evidence[0]?.quote, quote)
    })

  test('an example, an order or a condition takes a reader', () => {
    for (const wording of [
      'The agent greets politely, e.g. "good morning"',
      'The agent says "sorry" before explaining the bill',
      'If the customer complains, the agent says "sorry"',
      'The agent is friendly',
      '',
    ])
      assert.equal(askPhrase(wording, said), undefined, wording)
  })
})

describe('who speaks over whom', () => {
  const said = transcript(
    'Customer: so I went to the branch and they told me to call',
    'Agent: let me stop you right there',
  )
  const over = {
    ...said,
    turns: said.turns.map((turn, index) => ({
      ...turn,
      startSeconds: 2 * index,
      endSeconds: 4 + 2 * index,
    })),
  }
  const ask = (wording: string, heard: Transcript) =>
    answerInterruptions(wording, heard, readParties(heard.turns).partyOf)

  test('is taken from the clock', () => {
    const never = ask('The agent never interrupts the customer', over)
    assert.deepEqual([never?.value, never?.evidence[0]?.quote], [false, 'let me stop you right there'])
    assert.equal(ask('The agent interrupts the customer.', over)?.value, true)
  })

  test('is left to the reader where the clock shows nothing, or more is asked', () => {
    assert.equal(ask('The agent never interrupts the customer', said), undefined)
    assert.equal(ask('The agent is friendly', over), undefined)
    assert.equal(ask('The customer never interrupts the agent', over), undefined)
  })
})

describe('what is read out', () => {
  test('an address in breaths is put together once', () => {
    const { turns } = transcript(
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
    assert.deepEqual(
      findAddresses(listHeard(turns)).map(({ text }) => text),
      ['282 First Street, Forest Ranch, 68815'],
    )
  })

  test('e-mail addresses, written or said', () => {
    assert.deepEqual(
      findEmails('it is jane dot doe at mail dot com, or J.Doe@Mail.org').map(({ value }) => value),
      ['jane.doe@mail.com', 'J.Doe@Mail.org'],
    )
    assert.deepEqual(findEmails('meet me at noon'), [])
  })

  test('opening hours', () => {
    assert.equal(findHours('we are open from nine to five'), '9:00 AM to 5:00 PM')
    assert.equal(findHours('from 9:30 am until 6 pm'), '9:30 AM to 6:00 PM')
    assert.equal(findHours('at nine'), undefined)
  })
})

describe('the day of a call', () => {
  const submittedAt = '2026-11-16T23:30:00.000Z'
  const cases: readonly (readonly [unknown, string])[] = [
    ['2026-03-01T23:59:00-08:00', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    [1_772_323_200, '2026-03-01'],
    [1_772_323_200_000, '2026-03-01'],
    ['2026-02-31', '2026-11-16'],
    ['last Monday', '2026-11-16'],
    [Number.NaN, '2026-11-16'],
    [{}, '2026-11-16'],
    [undefined, '2026-11-16'],
  ]
  for (const [given, day] of cases)
    test(`${JSON.stringify(given)} is ${day}`, () =>
      assert.equal(calledOn({ metadata: { called_at: given }, submittedAt }), day))
})
