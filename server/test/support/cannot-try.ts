import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'

/** Leaves a test out where a machine lacks what it needs; where all of them have to be tried (`TRY_EVERY_WALL`), that fails. */
export function cannotTry(t: TestContext, why: string): undefined {
  assert.ok(!process.env.TRY_EVERY_WALL, `This has to be tried, and cannot: ${why}.`)
  t.skip(`not run: ${why}`)
}
