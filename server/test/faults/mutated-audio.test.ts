import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkMutatedAudio } from '../support/check-mutated-audio.ts'

test('recordings spoiled in many ways are refused with a reason or decoded, and nothing is left behind', async () => {
  const { sent, refused, decoded } = await checkMutatedAudio({ count: 20, seed: 1 })
  assert.equal(sent, 20)
  assert.ok(refused > 0 && decoded > 0)
})
