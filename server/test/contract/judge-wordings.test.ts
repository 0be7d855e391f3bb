import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { ModelVariable } from '../../src/domain/model.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { caseOf, revision, transcript, variable } from '../support/bank-call.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function ask(said: Transcript, ...variables: ModelVariable[]) {
  const model = revision(variables, { scoring: false, categories: [] })
  const { answers } = await judge.judge(
    { ...caseOf(model, said), agentName: '' },
    new AbortController().signal,
  )
  return answers
}

const valuesOf = async (said: Transcript, ...variables: ModelVariable[]) =>
  (await ask(said, ...variables)).map(({ value, notApplicable }) => (notApplicable ? 'n/a' : value))

describe('the wording of a question', () => {
  test('a quoted phrase with a "not" in it is looked for as it stands', async () => {
    const question = variable('warning', 'BOOLEAN', 'The agent says "Do not share this code"')
    const said = transcript('Agent: Please write it down. Do not share this code.', 'Customer: Okay.')
    assert.deepEqual(await valuesOf(said, question), [true])
    const unsaid = transcript('Agent: Please write the code down.', 'Customer: Okay.')
    assert.deepEqual(await valuesOf(unsaid, question), [false])
  })

  test('"asks if" is what is asked, "if" is a condition, and one that is not understood leaves it open', async () => {
    const said = transcript(
      'Agent: Harbor Insurance, how can I help?',
      'Customer: A truck hit my car this morning.',
      'Agent: I will open a claim. Is there anything else?',
      'Customer: No, thank you.',
    )
    assert.deepEqual(
      await valuesOf(
        said,
        variable('more', 'BOOLEAN', 'The agent asks if there is anything else.'),
        variable('hold', 'BOOLEAN', 'If the customer is put on hold, the agent thanks them for waiting.'),
        variable('injured', 'BOOLEAN', 'If anyone was injured, the agent asks about medical treatment.'),
      ),
      [true, 'n/a', null],
    )
  })

  test('what can be done in many wordings stays open when none was found', async () => {
    const said = transcript('Agent: The bill is forty dollars.', 'Customer: Fine.')
    assert.deepEqual(
      await valuesOf(said, variable('cause', 'BOOLEAN', 'The agent explains what caused the problem.')),
      [null],
    )
  })

  test('a threat is known by what agents threaten with', async () => {
    const said = transcript(
      'Agent: If you do not pay by Friday we will take you to court.',
      'Customer: I lost my job.',
    )
    assert.deepEqual(
      await valuesOf(said, variable('threat', 'BOOLEAN', 'The agent threatens the customer.')),
      [true],
    )
  })
})

describe('what was said', () => {
  test('what is denied, or only asked, was not done', async () => {
    const said = transcript(
      'Customer: Do I have to send the lamp back?',
      'Agent: No, keep it. And I cannot promise you a refund.',
      'Customer: I do not want to cancel, though.',
    )
    const [promised, cancels, sendsBack] = await valuesOf(
      said,
      variable('promised', 'BOOLEAN', 'The agent promises a refund.'),
      variable('cancels', 'BOOLEAN', 'The customer wants to cancel.'),
      variable('sends_back', 'BOOLEAN', 'The customer has to send the lamp back.'),
    )
    assert.notEqual(promised, true)
    assert.notEqual(cancels, true)
    assert.notEqual(sendsBack, true)
  })

  test('a customer who says it is not done is believed', async () => {
    const said = transcript(
      'Customer: My router is broken.',
      'Agent: Your issue has been resolved.',
      'Customer: What? No, it is not! It is still broken.',
      'Agent: Goodbye.',
    )
    assert.deepEqual(await valuesOf(said, variable('resolved', 'BOOLEAN', 'The issue was resolved.')), [
      false,
    ])
  })

  test('dates of the last century, half hours and quarters are read', async () => {
    const said = transcript(
      'Agent: what is your date of birth',
      'Customer: april twelfth nineteen forty six',
      'Agent: your appointment is at half past three in the afternoon',
    )
    assert.deepEqual(
      await valuesOf(
        said,
        variable('born', 'DATE', 'Date of birth of the customer'),
        variable('time', 'TIME', 'Time of the appointment'),
      ),
      ['1946-04-12', '15:30'],
    )
  })

  test('nobody is called Furious', async () => {
    const said = transcript('Agent: Hello, this is Tom.', "Customer: I'm furious about this bill.")
    assert.deepEqual(await valuesOf(said, variable('name', 'STRING', 'Name of the customer')), [null])
  })

  test('on a call in another language nothing is held against anybody', async () => {
    const said = {
      ...transcript('Agent: Guten Tag, mein Name ist Anna.', 'Customer: Ich bin stinksauer.'),
      language: 'de',
    }
    const answers = await ask(
      said,
      variable('thanks', 'BOOLEAN', 'The agent thanks the customer.'),
      variable('mood', 'STRING', 'Mood of the customer', { options: ['happy', 'neutral', 'angry'] }),
    )
    for (const { value, rationale } of answers) {
      assert.equal(value, null)
      assert.match(rationale, /the call is in “de”/)
    }
  })

  test('where nobody knows who the agent is, answers are less sure and say why', async () => {
    const known = transcript('Agent: Hello, thank you for calling.', 'Customer: Hi.')
    const unknown = transcript('Speaker 1: Hello, thank you for calling.', 'Speaker 2: Hi.')
    const question = variable('greets', 'BOOLEAN', 'The agent greets the customer.')
    const [sure] = await ask(known, question)
    const [unsure] = await ask(unknown, question)
    assert.ok(unsure!.confidence < sure!.confidence)
    assert.match(unsure!.rationale, /not known which speaker is the agent/)
  })
})
