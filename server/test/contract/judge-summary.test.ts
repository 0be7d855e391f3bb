import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { bankCall, revision, transcript } from '../support/bank-call.ts'
import { digestOf, renameSpeakers, withoutMarks } from '../support/digest-of.ts'
import { claimCall, clinicCall, outageCall, rebookingCall, returnCall } from '../support/service-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function summarize(said: Transcript, summarizePrompt = ''): Promise<string> {
  return (await digestOf(judge, said, revision([], { summarizePrompt }))).summary!
}

function assertTells(summary: string, ...facts: readonly (string | RegExp)[]): void {
  for (const fact of facts)
    assert.ok(
      typeof fact === 'string' ? summary.includes(fact) : fact.test(summary),
      `${fact} in: ${summary}`,
    )
}

describe('whatever the trade, a summary tells the request, the facts and the outcome', () => {
  test('an outage', async () => {
    assertTells(
      await summarize(outageCall),
      'The customer, Grace Lindqvist, called because their internet has been down since yesterday morning',
      'whether they have already tried restarting the router (yes, twice, and the light is still red)',
      'there is an outage in the customer’s area because of a damaged cable',
      'Asked “How long will that take”, the agent said that their engineers expect to finish the repair by 6 PM tomorrow.',
      'added a credit of $25 to the customer’s account',
      'The customer was unhappy: “That is really frustrating',
      /The customer needed nothing else\.$/,
    )
  })

  test('a flight, written without capitals and stops', async () => {
    assertTells(
      await summarize(rebookingCall),
      'called to change their flight to denver',
      'the booking reference (472916) and the date (fourteenth of June)',
      'at 9:15 AM',
      'the change fee is $75',
      'has moved the customer to the flight at 4:40 PM and they will receive a new confirmation by email within one hour',
    )
  })

  test('an accident', async () => {
    assertTells(
      await summarize(claimCall),
      'called to report an accident',
      'the policy number (88412073)',
      'claim under number 550917',
      'deductible is $500',
      'covers a rental car for up to 10 days',
      'Still to come: an adjuster will call the customer within two business days.',
    )
  })

  test('a jacket sent back', async () => {
    assertTells(
      await summarize(returnCall),
      'called because they bought a jacket last week and the zipper is broken and wanted to send it back',
      'the order number (220587)',
      'whether they would like a refund or an exchange (refund)',
      '$89.50',
    )
  })

  test('a visit to the doctor', async () => {
    const summary = await summarize(clinicCall)
    assertTells(
      summary,
      'make an appointment with Doctor Hale for their daughter',
      "the daughter's name (Mia Torres)",
      'the reason for the visit (she has had a cough for two weeks)',
      'booked Thursday at 10:30',
      'asked the customer to bring her insurance card',
    )
    assert.doesNotMatch(summary, /2015|third of March/)
  })

  test('the same without capitals and stops', async () => {
    assertTells(
      await summarize(withoutMarks(outageCall)),
      'Grace Lindqvist',
      'internet has been down',
      '6 PM',
      '$25',
    )
    assertTells(await summarize(withoutMarks(claimCall)), '88412073', '550917', '$500', 'two business days')
    assertTells(await summarize(withoutMarks(clinicCall)), 'Doctor Hale', 'Mia Torres', '10:30')
    assert.equal(
      (await summarize(withoutMarks(bankCall))).replace(/^.*?called/, 'called'),
      (await summarize(bankCall)).replace(/^.*?called/, 'called'),
    )
  })
})

test('a number read out in pieces is one number, and what is repeated on request is not said twice', async () => {
  const said = transcript(
    'Agent: okay john what is your phone number',
    'Customer: um my phone number is five five five',
    'Agent: mhm',
    'Customer: one two three',
    'Agent: one two three',
    'Customer: four five six seven',
    'Agent: sorry can you repeat that',
    'Customer: five five five one two three four five six seven',
    'Agent: and the address',
    'Customer: the address is forty two',
    'Customer: maple street',
    'Customer: springfield',
    'Customer: and the zip is zero one one zero three',
    'Agent: your new card has been sent',
  )
  assertTells(
    await summarize(said),
    'the phone number (555-123-4567) and the address (42 Maple Street, Springfield 01103)',
  )
})

test('what opens an account is never told: cards, codes, PINs, passwords, social security and birth dates', async () => {
  const said = transcript(
    'Agent: How can I help?',
    'Customer: I want to pay my bill by card.',
    'Agent: What is the card number?',
    'Customer: 4111 1111 1111 1111',
    'Agent: And the security code?',
    'Customer: seven three nine.',
    'Agent: What is your date of birth?',
    'Customer: May fifth nineteen eighty.',
    'Agent: And your social security number?',
    'Customer: 212 45 6789',
    'Agent: What is your password?',
    'Customer: My password is sunshine forty two.',
    'Agent: I have charged sixty dollars to your card.',
    'Customer: Great, my pin is four four five five by the way.',
    'Agent: Thank you, goodbye.',
  )
  for (const call of [said, withoutMarks(said)]) {
    const { summary, insights, keywords } = await digestOf(judge, call)
    const everything = [summary, ...insights, ...keywords].join(' ')
    assertTells(summary!, 'pay their bill by card', 'charged $60 to the customer’s card')
    assert.doesNotMatch(
      everything,
      /4111|1111|739|seven three|1980|eighty|6789|sunshine|forty two|4455|four four/,
    )
  }
})

describe('a poor transcript gets honest sentences', () => {
  test('one voice is quoted, and said to be one', async () => {
    const summary = await summarize(renameSpeakers(outageCall, { Agent: 'Speaker 1', Customer: 'Speaker 1' }))
    assertTells(
      summary,
      /^The parties could not be told apart; the call seems to be about “.*internet has been down/,
    )
    assert.doesNotMatch(summary, /The (agent|customer)|Speaker 1/)
  })

  test('two without labels keep their names', async () => {
    const summary = await summarize(renameSpeakers(outageCall, { Agent: 'Speaker 1', Customer: 'Speaker 2' }))
    assertTells(summary, /^Speaker 2, Grace Lindqvist, called because/, 'Speaker 1 asked whether')
    assert.doesNotMatch(summary, /[Tt]he (agent|customer)\b/)
  })

  test('a third speaker is not taken for the customer', async () => {
    const said = transcript(
      'Agent: Hello, how can I help?',
      'Customer: I want to add my wife to my account.',
      'Speaker 3: Hi, this is Maria.',
      'Agent: Maria, what is your phone number?',
      'Speaker 3: 555 123 4567.',
      'Agent: I have added Maria to the account.',
    )
    assertTells(
      await summarize(said),
      'The customer called to add their wife to their account.',
      'The agent has added Maria to the account.',
      'ends without a goodbye',
    )
  })

  test('another language is quoted, not told', async () => {
    const said = transcript(
      'Agent: Hola, buenos días, ¿en qué puedo ayudarle?',
      'Customer: Hola, quisiera cambiar mi cita del lunes.',
      'Agent: Perfecto, su cita queda para el martes a las diez.',
      'Customer: Gracias, adiós.',
    )
    const summary = await summarize(said)
    assertTells(summary, /^The call is not in English/, '“Hola, quisiera cambiar mi cita del lunes”')
    assert.doesNotMatch(summary, /goodbye|nothing/)
  })

  test('fragments', async () => {
    assert.equal(
      await summarize(transcript('Customer: yes', 'Agent: hello', 'Customer: hello')),
      'The call does not say plainly what it is about. The recording ends without a goodbye; the last words are the customer’s: “hello”.',
    )
  })
})

describe('of the summary prompt only its form can be followed', () => {
  const sentencesOf = (summary: string) => summary.split(/(?<=\.) (?=[A-Z])/).length

  test('so many sentences', async () => {
    assert.equal(sentencesOf(await summarize(claimCall, 'Summarize the call in one sentence.')), 1)
    assert.equal(sentencesOf(await summarize(claimCall, 'Write at most 3 sentences about the claim.')), 3)
    assert.equal(sentencesOf(await summarize(claimCall, 'Use 2-3 short sentences.')), 3)
    assert.ok(sentencesOf(await summarize(claimCall, 'Tell it like a pirate.')) > 3)
  })

  test('so many words, whole sentences as far as there are any', async () => {
    for (const most of [5, 25, 60]) {
      const words = (await summarize(claimCall, `No more than ${most} words, please.`)).split(/\s+/)
      assert.ok(words.filter((word) => word !== '…').length <= most, words.join(' '))
    }
  })

  test('bullet points', async () => {
    const lines = (await summarize(claimCall, 'Give me 4 bullet points')).split('\n')
    assert.equal(lines.length, 4)
    assert.ok(lines.every((line) => /^- (The|Still|Asked) /.test(line)))
  })
})
