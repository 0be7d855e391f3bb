import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'

/** Registers a test for each: of twice as much, twice as much is made. */
export function checkGrowth(texts: readonly string[], models: readonly string[]): void {
  let counting: Worker[]
  before(() => {
    // A pattern that goes on and on is walked by as many calls within calls.
    const options = { resourceLimits: { stackSizeMb: 64 } }
    counting = ['blocks', 'steps'].map(
      (counts) =>
        new Worker(new URL('./count-reading.ts', import.meta.url), {
          ...options,
          workerData: { counts, characters: 2000 },
        }),
    )
  })
  after(() => Promise.all(counting.map((worker) => worker.terminate())))

  async function check(kind: 'text' | 'model', name: string): Promise<void> {
    const grown = await Promise.all(
      counting.map(async (worker) => {
        worker.postMessage({ kind, name })
        const [found] = await once(worker, 'message')
        return found
      }),
    )
    assert.equal(grown.flat().join('\n'), '', 'what was done how often, with half of it and with all of it')
  }

  describe('a call with twice as many words takes twice as much work, not four times', () => {
    for (const name of texts) test(name, () => check('text', name))
  })

  describe('a model with twice as much in it takes twice as much work, not four times', () => {
    for (const name of models) test(name, () => check('model', name))
  })
}
