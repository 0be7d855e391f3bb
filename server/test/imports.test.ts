import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** A room may import itself and the rooms to its right. Files outside any room are the front door. */
const rooms =
  'commands http intake pipeline webhooks stats judge speech redact audio process store observe domain'.split(
    ' ',
  )
const source = new URL('../src/', import.meta.url)

test('imports go down the house only, so that every room can be understood without those above it', () => {
  const upward: string[] = []
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const from = rooms.indexOf(path.split('/')[0]!)
    for (const [, target] of readFileSync(new URL(path, source), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const to = rooms.indexOf(
        new URL(target!, new URL(path, source)).pathname.slice(source.pathname.length).split('/')[0]!,
      )
      // config.ts and main.ts belong to the front door: only commands may look at them.
      if (to < from && !(from === 0 && to === -1)) upward.push(`${path} imports ${target}`)
    }
  }
  assert.deepEqual(upward, [])
})
