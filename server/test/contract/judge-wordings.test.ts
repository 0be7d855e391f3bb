import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function ask(said: Transcript, variables: readonly ModelVariable[], change = {}) {
  const model = revision(variables, { scoring: false, categories: [], ...change })
  const { answers } = await judge.judge(
    { ...caseOf(model, said), agentName: '' },
    new AbortController().signal,
  )
  return answers
}

const plain = transcript(
  'Agent: Hello, this is Jo at Harbor Bank. Thank you for calling. How can I help?',
  'Customer: Hi, I lost my card.',
  'Agent: I am sorry to hear that. I have blocked it, and a new one is on its way.',
  'Customer: Great, thanks. Bye.',
)

test('words in quotation marks are looked for as they stand, in any language', async () => {
  const said = {
    ...transcript('Agent: Guten Tag, dieses Gespräch wird aufgezeichnet.', 'Customer: Gut.'),
    language: 'de',
  }
  const [answer] = await ask(said, [
    variable('notice', 'BOOLEAN', 'The agent says "dieses Gespräch wird aufgezeichnet"'),
  ])
  assert.deepEqual([answer!.value, answer!.evidence.length], [true, 1])
})

test('on a call in another language nothing is held against anybody', async () => {
  const said = {
    ...transcript('Agent: Guten Tag, mein Name ist Anna.', 'Customer: Ich bin stinksauer.'),
    language: 'de',
  }
  const answers = await ask(said, [
    variable('thanks', 'BOOLEAN', 'The agent thanks the customer.'),
    variable('mood', 'STRING', 'Mood of the customer', { options: ['happy', 'neutral', 'angry'] }),
    variable('name', 'STRING', 'Name of the agent'),
  ])
  for (const { value, rationale } of answers) {
    assert.equal(value, null)
    assert.match(rationale, /the call is in “de”/)
  }
})

test('where nobody knows who the agent is, answers are less sure and say why', async () => {
  const question = variable('named', 'BOOLEAN', 'The agent gives their name.')
  const unknown = {
    ...plain,
    turns: plain.turns.map((turn) => ({
      ...turn,
      speaker: turn.speaker === 'Agent' ? 'Speaker 1' : 'Speaker 2',
    })),
  }
  const oneVoice = { ...plain, turns: plain.turns.map((turn) => ({ ...turn, speaker: 'Speaker 1' })) }
  const [sure] = await ask(plain, [question])
  const [unsure] = await ask(unknown, [question])
  const [alone] = await ask(oneVoice, [question])
  assert.equal(sure!.value, true)
  assert.ok(unsure!.confidence < sure!.confidence)
  assert.match(unsure!.rationale, /not known which speaker is the agent/)
  assert.match(alone!.rationale, /could not be told apart/)
})

test('a model that asks for less certainty is given more answers, none of them less sure than it asks', async () => {
  const questions = [
    'The agent greets the customer.',
    'The agent shows empathy.',
    'The agent explains how long it takes.',
    'The agent asks for proof of identity before blocking the card.',
    'The customer is satisfied at the end.',
    'The agent thanks the customer for calling.',
  ].map((wording, index) => variable(`asked_${index}`, 'BOOLEAN', wording))
  const given: number[] = []
  for (const leastConfidence of [0.99, 0.85, 0.5]) {
    const answers = await ask(plain, questions, { leastConfidence })
    const answered = answers.filter(({ value, notApplicable }) => value !== null || notApplicable)
    assert.ok(answered.every(({ confidence }) => confidence >= leastConfidence))
    for (const { value, notApplicable, rationale } of answers)
      if (value === null && !notApplicable) assert.match(rationale, /^Not determined: /)
    given.push(answered.length)
  }
  assert.deepEqual(
    given,
    given.toSorted((a, b) => a - b),
  )
  assert.ok(given[0]! < given[2]!)
})

test('a critical criterion does not fail on little', async () => {
  const wordings = [
    'The agent asks for proof of identity before blocking the card.',
    'The agent says goodbye.',
  ]
  const asked = (critical: boolean) =>
    wordings.map((wording, index) => variable(`asked_${index}`, 'BOOLEAN', wording, { critical }))
  for (const { value, confidence } of await ask(plain, asked(true), { leastConfidence: 0.5 }))
    assert.ok(value !== false || confidence >= 0.95)
})
