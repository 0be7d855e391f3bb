import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Answer } from '../../src/domain/answers.ts'
import { listQuestions } from '../../src/domain/scoring.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { mergeAnswers } from '../../src/judge/llm/merge-answers.ts'
import { splitCall } from '../../src/judge/llm/show-call.ts'
import { bankCall, caseOf, revision, transcript, variable } from '../support/bank-call.ts'
import { readShownCall } from '../support/honest-model.ts'
import type { ModelServer } from '../support/model-server.ts'
import { openScriptedModel } from '../support/scripted-model.ts'

const servers: ModelServer[] = []
after(() => Promise.all(servers.map((server) => server.close())))

const chatter = Array.from({ length: 300 }, (_, index) =>
  index % 2 === 0
    ? `Agent: Now I look at step ${index} of the list for you.`
    : `Customer: Fine, I see that here as well, take your time.`,
)
const longCall: Transcript = transcript(
  'Agent: Hello, how can I help?',
  ...chatter.slice(0, 150),
  'Agent: Your balance is a hundred and thirty four dollars.',
  ...chatter.slice(150),
  'Agent: Is there anything else? Thank you for calling. Goodbye.',
)

describe('a call that does not fit into one request', () => {
  test('is cut between turns, the end of each part again at the beginning of the next', () => {
    const parts = splitCall(longCall, new Set(), 2_000)
    assert.ok(parts.length >= 5)
    const numbers = parts.map(({ turns }) => turns.map(({ number }) => number))
    assert.deepEqual(
      [...new Set(numbers.flat())],
      longCall.turns.map((_, index) => index + 1),
      'nothing is lost',
    )
    for (let at = 1; at < parts.length; at++) {
      assert.ok(numbers[at]![0]! <= numbers[at - 1]!.at(-1)!, 'they overlap')
      assert.ok(numbers[at]![0]! > numbers[at - 1]![0]!, 'and go on')
    }
    assert.deepEqual(
      parts.map(({ index, count }) => [index, count]),
      parts.map((_, at) => [at, parts.length]),
    )
  })

  test('somebody who never stops is cut between words', () => {
    const said = transcript(`Customer: ${'and then it broke again '.repeat(2_000)}`)
    const parts = splitCall(said, new Set(), 2_000)
    assert.ok(parts.length > 5)
    assert.ok(parts.every(({ turns }) => turns.every(({ number }) => number === 1)))
    const words = (text: string) => text.split(/\s+/).filter(Boolean).length
    assert.ok(
      parts.flatMap(({ turns }) => turns).reduce((sum, { turn }) => sum + words(turn.text), 0) >= 10_000,
    )
  })

  test('is judged by all its parts, with quotes from anywhere', async () => {
    const { server, judge } = await openScriptedModel([], { contextTokens: 2_000, requestsAtOnce: 2 })
    servers.push(server)
    const model = revision([
      variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing' }),
      variable('thanks', 'BOOLEAN', 'The agent thanks', { category: 'closing' }),
      variable('recorded', 'BOOLEAN', 'The agent says the call is recorded', { category: 'closing' }),
    ])
    const { answers } = await judge.judge(caseOf(model, longCall), new AbortController().signal)
    assert.deepEqual(
      answers.map(({ value }) => value),
      [true, true, false],
    )
    assert.equal(answers[1]!.evidence[0]!.quote, 'Thank you for calling')
    assert.ok(answers[1]!.evidence[0]!.startSeconds > 900)
    assert.ok(server.asked.length >= 5)
    for (const asked of server.asked) {
      assert.match(asked.system, /This is part \d+ of \d+/)
      assert.ok(readShownCall(asked).turns.length < 100)
    }
  })
})

describe('what the parts say is put together', () => {
  const question = (type: 'BOOLEAN' | 'INTEGER' | 'STRING', scored = true) => {
    const model = revision([variable('x', type, 'x', scored ? { category: 'closing' } : {})])
    return listQuestions(model).find(({ key }) => key === 'x')!
  }
  const quote = { speaker: 'Agent', startSeconds: 0, endSeconds: 1, quote: 'Hello' }
  const part = (
    value: Answer['value'],
    confidence: number,
    shown = false,
    notApplicable = false,
  ): Answer => ({
    key: 'x',
    value,
    notApplicable,
    confidence,
    rationale: 'r',
    evidence: shown ? [quote] : [],
  })

  test('yes or no: whoever has words to show is believed, whatever the others are sure of', () => {
    assert.equal(mergeAnswers(question('BOOLEAN'), [part(true, 0.6, true), part(false, 0.9)]).value, true)
    assert.equal(mergeAnswers(question('BOOLEAN'), [part(true, 0.9), part(false, 0.6, true)]).value, false)
    assert.equal(mergeAnswers(question('BOOLEAN'), [part(null, 0.9), part(false, 0.2)]).value, false)
  })

  test('words for both sides leave a doubt', () => {
    const merged = mergeAnswers(question('BOOLEAN'), [part(true, 0.9, true), part(false, 0.8, true)])
    assert.deepEqual([merged.value, merged.confidence], [true, 0.54])
  })

  test('something said is taken from where it was said, the earlier of equals', () => {
    const said = [part(null, 0.9), part('a', 0.7, true), part('b', 0.7, true), part('c', 1)]
    assert.equal(mergeAnswers(question('STRING', false), said).value, 'a')
  })

  test('a grade is the mean of the parts that could be graded', () => {
    const graded = [part(10, 0.8), part(null, 0.9), part(20, 0.8, true), part(null, 1, false, true)]
    const merged = mergeAnswers(question('INTEGER'), graded)
    assert.deepEqual([merged.value, merged.evidence.length], [15, 1])
    assert.match(merged.rationale, /Mean of 2 parts/)
  })

  test('not applicable only where no part can answer', () => {
    assert.equal(
      mergeAnswers(question('BOOLEAN'), [part(null, 1, false, true), part(null, 0.1)]).notApplicable,
      true,
    )
    assert.equal(
      mergeAnswers(question('BOOLEAN'), [part(null, 1, false, true), part(false, 0.1)]).value,
      false,
    )
  })

  test('a call that fits is not touched', () => {
    const only = part(true, 0.5)
    assert.equal(mergeAnswers(question('BOOLEAN'), [only]), only)
    assert.equal(splitCall(bankCall, new Set(), 6_000).length, 1)
  })
})
