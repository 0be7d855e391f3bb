import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aim, attackNames, measureFairness } from '../../bench/fairness.ts'
import { attacks } from '../../bench/fairness-attacks.ts'
import { measureStrangers, strangerAims } from '../../bench/fairness-strangers.ts'

const rounds = Number(process.env.ROUNDS ?? 5)

for (const name of attackNames) {
  test(`one client's ${attacks[name].what}: another's result takes at most ${aim} times as long as in quiet`, async () => {
    const { quiet, attacked, ratio } = await measureFairness(name, rounds)
    const told = `${(quiet.resultMs / 1000).toFixed(2)} s in quiet, ${(attacked.resultMs / 1000).toFixed(2)} s attacked`
    console.log(`${name}: ${ratio.toFixed(2)} × (${told})`)
    assert.ok(ratio <= aim, told)
  })
}

test('a thousand slow and broken connections without a token slow nobody down, and take little memory', async () => {
  const { grownMegabytes, healthP99, failed } = await measureStrangers()
  assert.equal(failed, 0)
  assert.ok(grownMegabytes <= strangerAims.grownMegabytes, `${grownMegabytes.toFixed(0)} MB more`)
  assert.ok(healthP99 <= strangerAims.healthP99, `/healthz: p99 ${healthP99.toFixed(0)} ms`)
})
