import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeBytes, codesOf, meaningSize } from '../../src/domain/meaning/meaning.ts'
import { cutPassages, readPassage } from '../../src/domain/meaning/passages.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { compareWithPacked, packVector } from '../../src/store/passages/pack-vector.ts'
import { Shelf } from '../../src/store/passages/shelf.ts'

const random = seeded(5)
const centre = new Float32Array(meaningSize)
const drawVector = () => {
  const vector = Float32Array.from({ length: meaningSize }, () => random() - 0.5)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0)

test('whatever has come and gone, the nearest passages of the calls that are there are found', async () => {
  const shelf = new Shelf()
  const there = new Map<string, Float32Array[]>()
  for (let round = 0; round < 1_500; round++) {
    const id = `call-${Math.floor(random() * 400)}`
    if (random() < 0.4) {
      shelf.remove(id)
      there.delete(id)
    } else {
      const vectors = Array.from({ length: Math.floor(random() * 30) }, drawVector)
      const codes = Buffer.concat(vectors.map((vector) => codesOf(vector, centre)))
      assert.equal(codes.length, vectors.length * codeBytes)
      shelf.put({ call_id: id, codes })
      there.set(id, vectors)
    }
  }
  const all = [...there].flatMap(([callId, vectors]) =>
    vectors.map((vector, place) => ({ key: `${callId} ${place}`, callId, vector })),
  )
  assert.equal(shelf.passages, all.length)
  const half = new Set([...there.keys()].filter((_, index) => index % 2 === 0))
  for (const allowed of [undefined, half, new Set<string>()]) {
    const question = drawVector()
    const exact = all
      .filter(({ callId }) => !allowed || allowed.has(callId))
      .sort((one, other) => dot(question, other.vector) - dot(question, one.vector))
      .slice(0, 10)
    const found = await shelf.find(question, 100, allowed)
    const keys = new Set(found.map(({ callId, place }) => `${callId} ${place}`))
    assert.equal(keys.size, Math.min(100, allowed?.size === 0 ? 0 : 100))
    for (const { key } of exact) assert.ok(keys.has(key), key)
    if (allowed) assert.ok(found.every(({ callId }) => allowed.has(callId)))
  }
})

test('a vector in whole numbers says nearly what it said before', () => {
  for (let time = 0; time < 50; time++) {
    const [one, other] = [drawVector(), drawVector()]
    assert.ok(Math.abs(compareWithPacked(one, packVector(other)) - dot(one, other)) < 0.0001)
  }
})

test('passages hold every word of a call once, in order, none longer than it may be', () => {
  for (let time = 0; time < 300; time++) {
    const turns = Array.from({ length: Math.floor(random() * 12) }, (_, index) => ({
      text: Array.from({ length: Math.floor(random() * (time % 3 === 0 ? 300 : 30)) }, () =>
        random() < 0.1 ? ' 🙂é ' : `w${Math.floor(random() * 1000)}`,
      ).join(' '),
      start: index * 10,
      end: index * 10 + 9,
    }))
    const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
    const said = turns.flatMap(({ text }) => wordsOf(text))
    const read = cutPassages(turns).map((passage) => readPassage(turns, passage)!)
    assert.deepEqual(
      read.flatMap((lines) => lines.flatMap(({ text }) => wordsOf(text))),
      said,
    )
    for (const lines of read) {
      assert.ok(lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0) <= 60)
      for (const { start, end } of lines) assert.ok(start >= 0 && start <= end)
    }
  }
})
