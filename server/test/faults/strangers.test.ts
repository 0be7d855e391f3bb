import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureStrangers, strangerAims } from '../../bench/fairness-strangers.ts'

test('a hundred slow and broken connections without a token keep nobody from being answered, and take no memory', {
  skip: process.platform === 'linux' ? false : 'only Linux tells what a process takes',
}, async () => {
  const found = await measureStrangers({ connections: 100, seconds: 3, quiet: true })
  assert.ok(found.standing > 0)
  assert.equal(found.failed, 0)
  assert.ok(found.grownMegabytes <= strangerAims.grownMegabytes, `${found.grownMegabytes} MB`)
})
