import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPattern } from '../src/folder/naming-pattern.ts'

function read(pattern: string, path: string) {
  const rule = readPattern(pattern)
  assert.ok(typeof rule === 'object', String(rule))
  return rule.read(path)
}

test('a naming rule takes agent, external ID and metadata from names and folders', () => {
  assert.deepEqual(read('{agent_id}_{external_id}_{queue}.wav', '7_crm-1_billing_desk.WAV'), {
    agent_id: '7',
    external_id: 'crm-1',
    queue: 'billing_desk',
  })
  assert.deepEqual(read('{day}/{agent_id}/{external_id}.*', '2026-01-31/ana/call 1.ogg'), {
    day: '2026-01-31',
    agent_id: 'ana',
    external_id: 'call 1',
  })
  assert.deepEqual(read('rec(1)+[{external_id}].mp3', 'rec(1)+[ñ😀].mp3'), { external_id: 'ñ😀' })
  assert.deepEqual(read('*-{agent_id}.wav', 'rec-ana-maria.wav'), { agent_id: 'ana-maria' })
  assert.deepEqual(read('{agent_id}.*', 'ana.wav'), { agent_id: 'ana' })
})

test('a name that is not of the rule says nothing', () => {
  for (const path of ['7_crm-1.wav', '7_crm-1_x.mp3', 'a/7_crm-1_x.wav', '__x.wav', '7_c_x.wav.part'])
    assert.equal(read('{agent_id}_{external_id}_{queue}.wav', path), undefined, path)
})

test('what is no rule is said to be none', () => {
  const wrong = ['', '{a}{b}.wav', '{a}*.wav', '{a.wav', 'a}.wav', '{}.wav', '{a b}.wav', '{a}_{a}.wav']
  for (const pattern of [...wrong, '/{a}.wav', '../{a}.wav', 'x/../{a}.wav'])
    assert.equal(typeof readPattern(pattern), 'string', pattern)
})

test('a long name does not keep a rule busy', () => {
  const many = Array.from({ length: 40 }, (_, index) => `{p${index}}`).join('_')
  assert.equal(read(`${many}.wav`, `${'_'.repeat(100_000)}x`), undefined)
  assert.equal(read(`${many}!.wav`, `${'a_'.repeat(100_000)}.wav`), undefined)
})
