import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { hostileModels } from '../support/hostile-models.ts'
import { hostileTexts } from '../support/hostile-texts.ts'

let counting: Worker[]
before(() => {
  // A pattern that goes on and on is walked by as many calls within calls.
  const options = { resourceLimits: { stackSizeMb: 64 } }
  counting = ['blocks', 'steps'].map(
    (counts) =>
      new Worker(new URL('../support/count-reading.ts', import.meta.url), {
        ...options,
        workerData: { counts, characters: 2000 },
      }),
  )
})
after(() => Promise.all(counting.map((worker) => worker.terminate())))

async function checkGrowth(kind: 'text' | 'model', name: string): Promise<void> {
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
  for (const name of Object.keys(hostileTexts)) test(name, () => checkGrowth('text', name))
})

describe('a model with twice as much in it takes twice as much work, not four times', () => {
  for (const name of Object.keys(hostileModels)) test(name, () => checkGrowth('model', name))
})
