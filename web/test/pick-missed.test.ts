import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallAnswer } from '@callmark/client'
import { pickMissed } from '../src/pages/agents/pick-missed.ts'

const quote = { speaker: 'Agent', start: 1, end: 2, quote: 'Hello' }

function call(id: string, ...answers: Partial<CallAnswer>[]) {
  const filled = answers.map((answer) => ({
    key: 'verifies',
    value: false,
    score: 0,
    expected_score: 20,
    not_applicable: false,
    confidence: 0.8,
    rationale: '',
    evidence: [],
    ...answer,
  }))
  const record = { id, external_id: id, model_id: 1, created_at: '2026-11-01T10:00:00Z' }
  return { ...record, analysis_result: { answers: filled } } as never
}

test('an agent who missed something in every call is shown just that', () => {
  const calls = ['a', 'b', 'c', 'd'].map((id) => call(id, {}))
  const [missed, ...others] = pickMissed(calls)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [missed!.key, missed!.calls.length, missed!.asked, missed!.lost, missed!.expected, missed!.value],
    ['verifies', 4, 4, 80, 80, false],
  )
})

test('what was done, quoted, open or not applicable was not missed', () => {
  const calls = [
    call('a', { value: true, score: 20, evidence: [quote] }),
    call('b', { evidence: [quote] }),
    call('c', { value: null }),
    call('d', { not_applicable: true, expected_score: 0, value: null }),
    call('e', {}),
  ]
  const [missed] = pickMissed(calls)
  assert.deepEqual([missed!.calls.map(({ id }) => id), missed!.asked], [['e'], 3])
  assert.deepEqual(pickMissed(calls.slice(0, 4)), [])
})
