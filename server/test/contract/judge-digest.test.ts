import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ModelRevision } from '../../src/domain/model.ts'
import { scoreAnswers } from '../../src/domain/scoring.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import type { Digest } from '../../src/judge/judge.ts'
import { bankCall, caseOf, revision, transcript, variable } from '../support/bank-call.ts'

const judge = createEmbeddedJudge({ processes: 1 })
after(() => judge.close())

async function digest(model: ModelRevision, said: Transcript): Promise<Digest> {
  const { answers, metrics } = await judge.judge(caseOf(model, said), new AbortController().signal)
  return judge.digest(
    { ...caseOf(model, said), answers: scoreAnswers(model, answers).answers, metrics },
    new AbortController().signal,
  )
}

test('the summary tells why, what and how it ended, in words that were said', async () => {
  const { summary, insights, keywords } = await digest(revision([]), bankCall)
  assert.match(summary!, /need to check their account balance/)
  assert.match(summary!, /hundred and thirty four dollars/)
  assert.match(summary!, /offered further help/)
  assert.match(summary!, /nothing else was needed/)
  assert.ok(insights.length >= 3 && insights.length <= 6)
  assert.ok(insights.some((sentence) => sentence.includes('Full marks in Closing')))
  assert.ok(keywords.length >= 1 && keywords.length <= 10)
  assert.ok(keywords.some((keyword) => keyword.includes('balance')))
  assert.ok(keywords.every((keyword) => keyword === keyword.toLowerCase()))
  assert.ok(!keywords.some((keyword) => /\b(the|you|jennifer|um|okay)\b/.test(keyword)))
})

test('a model that wants no summary gets none, but still insights and keywords', async () => {
  const { summary, insights } = await digest(revision([], { summarizeCall: false }), bankCall)
  assert.deepEqual([summary, insights.length >= 3], [null, true])
})

test('lost points are named with their size', async () => {
  const model = revision([
    variable('recorded', 'BOOLEAN', 'The agent says that the call is recorded.', {
      category: 'closing',
      readableName: 'Recording notice',
    }),
  ])
  const { insights } = await digest(model, bankCall)
  assert.match(insights[0]!, /“Recording notice” lost 30 of 30 points/)
})

test('a recording without speech is summed up as just that', async () => {
  for (const said of [transcript(), transcript('Agent: [noise] ...')]) {
    const { summary, insights, keywords } = await digest(revision([]), said)
    assert.deepEqual(
      [summary, insights.length > 0, keywords],
      ['No speech was found in this recording.', true, []],
    )
  }
})
