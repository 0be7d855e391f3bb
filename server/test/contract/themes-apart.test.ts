import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { EngineError } from '../../src/domain/errors.ts'
import { meaningSize } from '../../src/domain/meaning/meaning.ts'
import { findThemes, type ThemePassage } from '../../src/domain/themes/find-themes.ts'
import { openThemeFinder } from '../../src/judge/themes/group-apart.ts'

const finder = openThemeFinder()
const { signal } = new AbortController()
after(() => finder.close())

/** As many as one question brings, each with as many words as a passage has. */
const many: ThemePassage[] = Array.from({ length: 200 }, (_, index) => ({
  callId: `call-${index}`,
  vector: Float32Array.from({ length: meaningSize }, (_, place) =>
    Math.sin(index * 7 + place * 13 + (index % 9)),
  ),
  turns: [
    {
      speaker: 'Customer',
      text: Array.from(
        { length: 90 },
        (_, place) => `said${'abcdefgh'.charAt((index + place) % 8)}${letters(index * place)}`,
      ).join(' '),
    },
  ],
}))

function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')
}

test('while themes are found, everybody else is answered', async () => {
  const expected = findThemes(many)
  let turns = 0
  let isDone = false
  const goOn = () => {
    turns++
    if (!isDone) setImmediate(goOn)
  }
  setImmediate(goOn)
  const themes = await finder.find('one', many, signal)
  isDone = true
  assert.deepEqual(themes, expected)
  assert.ok(turns > 50, `others had ${turns} turns meanwhile`)
})

test('a workspace that asks a lot does not keep another one waiting', async () => {
  const ended: string[] = []
  const ask = async (workspace: string) => {
    await finder.find(workspace, many.slice(0, 40), signal)
    ended.push(workspace)
  }
  const busy = Array.from({ length: 12 }, () => ask('busy'))
  await Promise.all([...busy, ask('other')])
  assert.ok(ended.indexOf('other') <= 2, ended.join(' '))
})

test('who goes away is not waited for, and the next question is answered', async () => {
  const reason = new Error('gone')
  for (const afterMs of [0, 5, 50]) {
    const leaving = new AbortController()
    const asked = finder.find('one', many, leaving.signal)
    const behind = finder.find('two', many.slice(0, 20), signal)
    setTimeout(() => leaving.abort(reason), afterMs)
    await asked.catch((error) => assert.equal(error, reason))
    assert.deepEqual(await behind, findThemes(many.slice(0, 20)))
  }
})

test('what cannot be grouped is an error of its own, and the next question is answered', async () => {
  const broken = [{ ...many[0]!, turns: null as never }, ...many.slice(1, 5)]
  await assert.rejects(finder.find('one', broken, signal), EngineError)
  assert.deepEqual(await finder.find('one', many.slice(0, 20), signal), findThemes(many.slice(0, 20)))
  assert.deepEqual(await finder.find('one', [], signal), { themes: [], others: [] })
})

test('once it is closed, nobody is kept waiting', async () => {
  const closing = openThemeFinder()
  const asked = [1, 2, 3].map(() => assert.rejects(closing.find('one', many, signal), EngineError))
  await new Promise((resolve) => setImmediate(resolve))
  await closing.close()
  await Promise.all(asked)
})
