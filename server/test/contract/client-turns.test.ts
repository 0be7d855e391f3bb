import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ChildPool } from '../../src/process/child-pool.ts'
import { FairLine } from '../../src/process/fair-line.ts'
import { Processors } from '../../src/process/processors.ts'
import { inTurnOf } from '../../src/process/turn-of-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'callmark-turns-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Serves everybody who waits, one at a time, each for as long as the client's work takes; tells the order. */
function serveAll(line: FairLine<{ client: string }>, tookMs: (client: string) => number, most = Infinity) {
  const order: string[] = []
  for (let place = line.next(); place && order.length < most; place = line.next()) {
    line.serve(place)
    order.push(place.client)
    line.end(place, tookMs(place.client))
  }
  return order
}

test('clients take turns however much each has asked for', () => {
  const line = new FairLine<{ client: string }>()
  for (let count = 0; count < 50; count++) line.join({ client: 'bulk' })
  for (let count = 0; count < 3; count++) line.join({ client: 'small' })
  const order = serveAll(line, () => 10, 6)
  assert.equal(order.filter((client) => client === 'small').length, 3, order.join(' '))
})

test('what is shared is the time it takes, not the number of tasks', () => {
  const line = new FairLine<{ client: string }>()
  for (let count = 0; count < 30; count++) line.join({ client: 'heavy' })
  for (let count = 0; count < 30; count++) line.join({ client: 'light' })
  const order = serveAll(line, (client) => (client === 'heavy' ? 90 : 10), 30)
  assert.ok(order.filter((client) => client === 'heavy').length <= 4, order.join(' '))
})

test('a client with a single call hardly waits behind another that never stops', () => {
  const line = new FairLine<{ client: string }>(1_000)
  for (let count = 0; count < 500; count++) line.join({ client: 'bulk' })
  serveAll(line, () => 10, 200)
  for (let count = 0; count < 50; count++) line.join({ client: 'small' })
  const order = serveAll(line, () => 10, 50)
  assert.deepEqual(new Set(order), new Set(['small']))
})

test('nobody saves up more time than that by staying away', () => {
  const line = new FairLine<{ client: string }>(20)
  for (let count = 0; count < 20; count++) line.join({ client: 'busy' })
  serveAll(line, () => 10, 10)
  for (let count = 0; count < 20; count++) line.join({ client: 'late' })
  const order = serveAll(line, () => 10, 10)
  const lates = order.filter((client) => client === 'late').length
  assert.ok(lates >= 5 && lates <= 7, order.join(' '))
})

test('a client that holds every process leaves the next client one all the same, and itself no more', async () => {
  const pool = new ChildPool<{ until: string }, number>({
    entry: new URL('../support/held-child.ts', import.meta.url),
    size: 2,
    spare: 1,
  })
  const signal = new AbortController().signal
  const ask = (client: string, until: string) =>
    inTurnOf(client, () => pool.run({ until: join(folder, until) }, { signal, timeoutMs: 60_000 }))
  const open = (name: string) => writeFileSync(join(folder, name), '')
  try {
    const done: string[] = []
    const note = (name: string) => () => void done.push(name)
    const long = ['1', '2', '3', '4'].map((name) => ask('greedy', 'greedy').then(note(`greedy ${name}`)))
    open('other')
    await ask('other', 'other').then(note('other 1'))
    // The process that served it rests now, and is not for the client that holds two already.
    await ask('another', 'other').then(note('another'))
    await ask('other', 'other').then(note('other 2'))
    assert.deepEqual(done, ['other 1', 'another', 'other 2'])
    open('greedy')
    await Promise.all(long)
    assert.equal(done.length, 7)
  } finally {
    await pool.close()
  }
})

test('who does one step after another keeps the process in between, as long as it is their turn', async () => {
  const entry = new URL('../support/held-child.ts', import.meta.url)
  const processors = new Processors()
  // So much more than any step takes that it stays the other's turn, however slow the machine is.
  processors.charge('greedy', 60_000)
  const pool = new ChildPool<{ until: string }, number>({ entry, size: 1, processors })
  const signal = new AbortController().signal
  const ask = (client: string) =>
    inTurnOf(client, () => pool.run({ until: join(folder, 'steps') }, { signal, timeoutMs: 60_000 }))
  try {
    const done: string[] = []
    const greedy = Array.from({ length: 6 }, () => ask('greedy').then(() => void done.push('greedy')))
    writeFileSync(join(folder, 'steps'), '')
    for (let step = 1; step <= 3; step++) {
      await ask('other')
      done.push(`step ${step}`)
    }
    await Promise.all(greedy)
    const steps = done.flatMap((name, at) => (name.startsWith('step') ? [at] : []))
    assert.deepEqual([steps[1]! - steps[0]!, steps[2]! - steps[1]!], [1, 1], done.join(', '))
  } finally {
    await pool.close()
  }
})

test('a process that works for longer than usual stands back behind all others, and serves nobody after it', {
  skip: process.platform === 'linux' ? false : 'only Linux tells how far a process stands back',
}, async () => {
  const entry = new URL('../support/held-child.ts', import.meta.url)
  const pool = new ChildPool<{ until: string }, number>({ entry, size: 1, standsBackAfterMs: 100 })
  const signal = new AbortController().signal
  const ask = (until: string) => pool.run({ until: join(folder, until) }, { signal, timeoutMs: 60_000 })
  const niceOf = (pid: string) =>
    Number(
      readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/^.*\) /, '')
        .split(' ')[16],
    )
  const findChild = () =>
    readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1')
      .trim()
      .split(' ')
      .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('held-child'))
  try {
    const long = ask('long')
    const first = findChild()!
    while (niceOf(first) !== constants.priority.PRIORITY_LOW)
      await new Promise((resolve) => setTimeout(resolve, 20))
    writeFileSync(join(folder, 'long'), '')
    await long
    await ask('long')
    assert.notEqual(findChild(), first)
  } finally {
    await pool.close()
  }
})
