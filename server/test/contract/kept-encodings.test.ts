import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeptEncodings } from '../../src/judge/embedded/reading/kept-encodings.ts'

const numbers = (count: number, value: number) => new Float32Array(count).fill(value)

test('what the judge has taken in is not taken in again', async () => {
  const kept = new KeptEncodings()
  let encoded = 0
  const take = () =>
    kept.get('a window', async () => {
      encoded += 1
      return numbers(10, 7)
    })
  assert.deepEqual(await take(), numbers(10, 7))
  assert.deepEqual(await take(), numbers(10, 7))
  assert.equal(encoded, 1)
})

test('what was not needed for longest is forgotten first, so that memory is bounded', async () => {
  const kept = new KeptEncodings()
  const encoded: string[] = []
  const take = (key: string) =>
    kept.get(key, async () => {
      encoded.push(key)
      return numbers(2_500_000, 0)
    })
  for (const key of ['first', 'second', 'first', 'third', 'first', 'second']) await take(key)
  assert.deepEqual(encoded, ['first', 'second', 'third', 'second'])
})

test('something that fails is tried anew, and what alone is too much is given and not kept', async () => {
  const kept = new KeptEncodings()
  await assert.rejects(kept.get('torn', () => Promise.reject(new Error('no memory'))))
  assert.deepEqual(await kept.get('torn', async () => numbers(1, 1)), numbers(1, 1))
  assert.equal((await kept.get('huge', async () => numbers(7_000_000, 0))).length, 7_000_000)
  let again = 0
  await kept.get('huge', async () => numbers(++again, 0))
  assert.equal(again, 1)
})
