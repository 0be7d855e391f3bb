import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aim, attackNames, measureFairness } from '../../bench/fairness.ts'
import { attacks } from '../../bench/fairness-attacks.ts'

const rounds = Number(process.env.ROUNDS ?? 5)

for (const name of attackNames) {
  test(`one client's ${attacks[name].what}: another's result takes at most ${aim} times as long as in quiet`, async () => {
    const { quiet, attacked, ratio } = await measureFairness(name, rounds)
    const told = `${(quiet.resultMs / 1000).toFixed(2)} s in quiet, ${(attacked.resultMs / 1000).toFixed(2)} s attacked`
    console.log(`${name}: ${ratio.toFixed(2)} × (${told})`)
    assert.ok(ratio <= aim, told)
  })
}
