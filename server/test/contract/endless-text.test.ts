import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'

const length = 200_000
/** Many times what any of them takes; what grows with the square of the text takes longer. */
const mostMs = 60_000

const rows = [
  ...['!', ' ', '\n', 'a-', '1 ', 'a.', '<', '[', '"', "'", 'one ', 'my ', 'a', '1', ', ', '1-', '$1,'],
  ...['one or ', 'a at b dot ', 'my card 1 ', 'e mail a ', 'twenty one ', 'iban a ', '啊'],
]

for (const row of rows)
  test(`two hundred thousand characters of ${JSON.stringify(row)} in one turn are soon read`, async () => {
    const text = `${row.repeat(Math.floor(length / row.length))}x`
    const worker = new Worker(new URL('../support/read-endless-text.ts', import.meta.url), {
      workerData: text,
    })
    let reading = 'load'
    worker.on('message', (name: string) => {
      reading = name
    })
    const tooLong = setTimeout(() => void worker.terminate(), mostMs)
    await once(worker, 'exit')
    clearTimeout(tooLong)
    assert.equal(reading, '', `came no further than to ${reading}`)
  })
