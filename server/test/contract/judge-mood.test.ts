import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Answer } from '../../src/domain/answers.ts'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { assertQuotesStand } from '../support/assert-quotes-stand.ts'
import { bankCall, caseOf, revision, transcript, variable } from '../support/bank-call.ts'
import { moodCalls } from '../support/mood-calls.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function ask(
  description: string,
  said: Transcript,
  change: Partial<ModelVariable> = {},
): Promise<Answer> {
  const question = variable('asked', change.type ?? 'BOOLEAN', description, change)
  const { answers } = await judge.judge(
    caseOf(revision([question], { scoring: false }), said),
    new AbortController().signal,
  )
  assertQuotesStand(answers, said)
  return answers[0]!
}

function find(about: string): Transcript {
  const call = moodCalls.find((each) => each.about.includes(about))
  assert.ok(call, about)
  return call.said
}

describe('what a listener would say of a call', () => {
  for (const { about, annoyed, calm, solved, said } of moodCalls) {
    test(about, async () => {
      const answers = [
        await ask('The customer became aggressive or annoyed during the conversation.', said),
        await ask('The agent stayed calm and helpful throughout the conversation.', said),
        await ask('The agent did what the customer asked for.', said),
      ]
      assert.deepEqual(
        answers.map(({ value }) => value),
        [annoyed, calm, solved],
        answers.map(({ rationale }) => rationale).join('\n'),
      )
    })
  }
})

describe('however a quality manager words it', () => {
  const outage = find('internet outage')
  const impatient = find('loses patience')
  const hotel = find('hotel booking')
  const refund = find('refund')
  const cases: readonly (readonly [string, Transcript, boolean])[] = [
    ['Customer satisfied', hotel, true],
    ['Was the customer satisfied with the service?', refund, false],
    ['The customer was happy at the end of the call', hotel, true],
    ['Caller frustrated', outage, true],
    ['Is the customer angry, upset or annoyed at any point?', hotel, false],
    ['The customer did not get annoyed', hotel, true],
    ['The customer never became angry.', refund, false],
    ['The customer remained calm', refund, false],
    ['Customer sentiment was negative', impatient, true],
    ['agent remained patient', outage, true],
    ['agent remained patient', impatient, false],
    ['The agent was rude', impatient, true],
    ['The agent was rude', refund, false],
    ['The agent was never rude or impatient', outage, true],
    ['The agent did not lose their temper', impatient, false],
    ['The agent remained calm when the customer became angry.', outage, true],
    ['issue resolved', outage, true],
    ['First call resolution', hotel, true],
    ['was the request fulfilled', refund, false],
    ['The customer’s problem was not resolved', refund, true],
    ['Issue remained unresolved', hotel, false],
    ['The customer had to repeat themselves', refund, true],
    ['The agent showed empathy', outage, true],
  ]
  for (const [description, said, expected] of cases) {
    test(`${description} (${expected})`, async () => {
      const { value, rationale } = await ask(description, said)
      assert.equal(value, expected, rationale)
    })
  }

  test('an agent’s patience is no question where no customer lost theirs', async () => {
    const answer = await ask('The agent remained calm when the customer became angry.', find('not upset'))
    assert.ok(answer.value === true || answer.notApplicable)
  })

  test('whom a word is about decides what is looked for', async () => {
    const about = async (description: string) => (await ask(description, outage)).rationale
    assert.doesNotMatch(await about('The agent asks for the date of birth of the patient.'), /calm/)
    assert.doesNotMatch(await about('The agent thanks the customer for their patience.'), /calm/)
    assert.doesNotMatch(await about('Treats the customer in a polite and friendly way.'), /customer who kept/)
    assert.match(await about('Did the customer ever become aggressive?'), /frustration/)
    assert.match(await about('The agent treated the customer in a rude way.'), /rude or impatient agent/)
  })
})

describe('why', () => {
  test('the answer names the signs that decided it, and quotes them', async () => {
    const answer = await ask('The customer was annoyed.', find('refund'))
    assert.match(answer.rationale, /Speaking for it: .*(harsh words|swearing|threat)/)
    assert.ok(answer.evidence.length > 0)
    assert.ok(answer.evidence.every(({ speaker }) => speaker === 'Customer'))
    const failed = await ask('The request was fulfilled.', find('refund'))
    assert.match(failed.rationale, /Speaking against it: .*cannot be done/)
    assert.ok(failed.evidence.some(({ quote }) => /not refundable|cannot issue|could not help/.test(quote)))
  })

  test('a whole call without a cross word is a moderately sure no', async () => {
    const { value, confidence, rationale } = await ask(
      'The customer was annoyed.',
      transcript(
        'Agent: hello how can i help',
        'Customer: i need the opening hours',
        'Agent: we are open from nine to five',
        'Customer: okay',
        'Agent: goodbye',
      ),
    )
    assert.equal(value, false)
    assert.ok(confidence > 0.6 && confidence <= 0.95, `${confidence}`)
    assert.match(rationale, /no sign of it/)
  })

  test('that nobody was annoyed is proven by no words', async () => {
    const booking = transcript(
      'Agent: Good morning, how can I help you?',
      'Customer: I would like to book a table for tomorrow.',
      'Agent: At what time?',
      'Customer: Eleven forty-five am.',
      'Agent: It is booked. Goodbye.',
      'Customer: Bye.',
    )
    const annoyed = await ask('The customer was annoyed.', booking)
    assert.deepEqual([annoyed.value, annoyed.evidence], [false, []])
    const rude = await ask('The customer stayed calm.', booking)
    assert.deepEqual([rude.value, rude.evidence], [true, []])
    const thankful = transcript('Agent: It is booked.', 'Customer: Perfect, thank you so much for your help!')
    const { value, evidence } = await ask('The customer was annoyed.', thankful)
    assert.deepEqual([value, evidence.length], [false, 1])
  })

  test('where nothing tells how it ended, it is not guessed', async () => {
    const { value, rationale } = await ask(
      'The issue was resolved.',
      transcript('Agent: Hello?', 'Customer: Hi, is this the garage?', 'Agent: Yes.', 'Customer: Okay.'),
    )
    assert.equal(value, null, rationale)
  })

  test('with nobody known as the agent, the words of both still tell', async () => {
    const turns = find('refund').turns.map((turn) => ({
      ...turn,
      speaker: turn.speaker === 'Agent' ? 'Speaker 1' : 'Speaker 2',
    }))
    const said = { ...find('refund'), turns }
    assert.equal((await ask('The customer was annoyed.', said)).value, true)
    assert.equal((await ask('The request was fulfilled.', said)).value, false)
  })
})

describe('a mood out of a scale', () => {
  const sentiment = { type: 'STRING', options: ['positive', 'neutral', 'negative'] } as const
  const levels = {
    type: 'STRING',
    options: ['very satisfied', 'satisfied', 'neutral', 'dissatisfied', 'very dissatisfied'],
  } as const

  test('the customer’s feelings decide', async () => {
    const of = async (about: string) => (await ask('Sentiment of the customer', find(about), sentiment)).value
    assert.equal(await of('hotel booking'), 'positive')
    assert.equal(await of('refund'), 'negative')
    assert.equal(await of('cannot mend'), 'neutral')
    assert.equal(await of('former provider'), 'positive')
  })

  test('degrees are told apart', async () => {
    const angry = await ask('How satisfied was the customer?', find('refund'), levels)
    assert.equal(angry.value, 'very dissatisfied')
    const content = await ask('How satisfied was the customer?', bankCall, levels)
    assert.ok(String(content.value).endsWith('satisfied') && !String(content.value).includes('dis'))
    const anger = await ask('Mood of the caller', find('refund'), {
      type: 'STRING',
      options: ['calm', 'frustrated', 'angry'],
    })
    assert.equal(anger.value, 'angry')
  })

  test('the agent’s attitude is read off the agent', async () => {
    const attitude = { type: 'STRING', options: ['friendly', 'neutral', 'rude'] } as const
    assert.equal((await ask('Attitude of the agent', find('loses patience'), attitude)).value, 'rude')
    assert.equal((await ask('Attitude of the agent', find('refund'), attitude)).value, 'friendly')
  })

  test('positive and negative are not always about feelings', async () => {
    const { value } = await ask('Result of the blood test', find('hotel booking'), {
      type: 'STRING',
      options: ['positive', 'negative'],
    })
    assert.equal(value, null)
  })
})
