import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speechSettings } from '../../src/speech/embedded/speech-settings.ts'
import { shareDoubtful } from '../../src/speech/embedded/words/share-doubtful.ts'

const share = (doubtful: readonly number[], count: number) =>
  shareDoubtful(
    Array.from({ length: count }, (_, index) => ({ confidence: doubtful.includes(index) ? 0.5 : 0.95 })),
    speechSettings,
  )

test('a conversation without doubt is not heard again', () => {
  assert.deepEqual(share([], 50), [])
})

test('every doubtful passage is heard again exactly once, with what comes before it', () => {
  const doubtful = [0, 2, 3, 7, 30, 31, 200]
  const stretches = share(doubtful, 300)
  const again = stretches.flatMap(({ again, to }) => doubtful.filter((index) => index >= again && index < to))
  assert.deepEqual(again, doubtful)
  for (const { from, again } of stretches) assert.equal(from, Math.max(0, again - 4))
})

test('what lies far apart is not read in one go, however clear the call', () => {
  for (const { from, to } of share([1, 150, 300, 450, 600, 750, 900, 1050], 1200)) assert.ok(to - from <= 5)
})

test('a call that was hardly understood at all is shared out', () => {
  const stretches = share([...Array(100).keys()], 100)
  assert.ok(stretches.length > 10)
  assert.equal(stretches.at(-1)!.to, 100)
})
