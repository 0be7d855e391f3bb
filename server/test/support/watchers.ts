import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { CommandsBeside } from './commands-beside.ts'

/** A command that watches a place for recordings until it is stopped. */
export type Watcher = ReturnType<CommandsBeside['start']>

/** Waits for as long as it takes: only a watcher that has ended cannot say it any more. */
export async function untilSaid({ child, texts, ended }: Watcher, what: RegExp): Promise<void> {
  while (!what.test(texts.out)) {
    assert.equal(child.exitCode, null, `${texts.out}${texts.err}`)
    await Promise.race([once(child.stdout, 'data'), ended])
  }
}

export async function stop({ child, ended }: Watcher) {
  child.kill('SIGTERM')
  return ended
}
