import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findFaults } from '../../../corpus/find-faults.ts'
import { readStraight } from '../../../corpus/read-straight.ts'
import { readCriteria, readTrade } from '../../../corpus/read-trade.ts'

const corpus = new URL('../../../corpus/', import.meta.url)

function* filesIn(folder: string): Generator<readonly [name: string, text: string]> {
  for (const name of readdirSync(new URL(`${folder}/`, corpus)))
    yield [name, readFileSync(new URL(`${folder}/${name}`, corpus), 'utf8')]
}

test('every trade of the corpus can be read, and every criterion in it has more than one answer', () => {
  const counted = { trades: 0, segments: 0 }
  for (const folder of ['trades', 'set-aside']) {
    for (const [name, text] of filesIn(folder)) {
      const trade = readTrade(text)
      assert.deepEqual([...findFaults(trade)], [], name)
      counted.trades += 1
      counted.segments += trade.moments.reduce((sum, { variants }) => sum + variants.length, 0)
    }
  }
  assert.ok(counted.trades >= 74 && counted.segments >= 9_000, JSON.stringify(counted))
})

test('so can the criteria for all trades', () => {
  const criteria = readCriteria(readFileSync(new URL('shared-criteria.txt', corpus), 'utf8'))
  assert.ok(criteria.length > 150)
})

test('so can the calls that were written straight through, with evidence that is there', () => {
  const files = [...filesIn('straight'), ...filesIn('straight-training')]
  const calls = files.map(([name, text]) => {
    try {
      return readStraight(text)
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`)
    }
  })
  assert.ok(calls.length >= 1_000)
  assert.ok(calls.flatMap(({ criteria }) => criteria).length >= 20 * calls.length)
})

test('neither tone nor wording gives the answers away', () => {
  const script = fileURLToPath(new URL('measure-tone.ts', corpus))
  const printed = execFileSync(process.execPath, [script, '10'], { encoding: 'utf8' })
  const areas = [...printed.matchAll(/within a call (\d\.\d+)/g)].map(([, area]) => Number(area))
  assert.equal(areas.length, 2, printed)
  assert.ok(
    areas.every((area) => area > 0.4 && area < 0.6),
    printed,
  )
})
