import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pace } from '../../src/process/pace.ts'
import { type Place, Processors } from '../../src/process/processors.ts'

/** Tasks of clients in engines that have room for any number; what runs is told by name. */
function openEngines(count: number) {
  const processors = new Processors(count)
  const running: Place[] = []
  const names = new Map<Place, string>()
  const ask = (client: string, engine = 'engine', hasRoom = () => true) => {
    const place: Place = {
      client,
      hasRoom,
      start() {
        processors.take(place)
        running.push(place)
        return true
      },
    }
    names.set(place, `${client} ${engine}`)
    processors.join(place)
    return place
  }
  const end = (place: Place, tookMs: number) => {
    running.splice(running.indexOf(place), 1)
    processors.giveBack(place, tookMs)
    processors.next()
  }
  return { processors, ask, end, running: () => running.map((place) => names.get(place)!).sort() }
}

test('whose calls are heard and judged at once gets no more of the machine than who has them only heard', () => {
  const { ask, end, running } = openEngines(2)
  const first = ask('greedy', 'speech')
  ask('greedy', 'judge')
  ask('greedy', 'judge')
  ask('small', 'speech')
  assert.deepEqual(running(), ['greedy judge', 'greedy speech', 'small speech'])
  // Two are left on two processors: the third of the greedy one waits, though the judge has room for it.
  end(first, 10)
  assert.deepEqual(running(), ['greedy judge', 'small speech'])
})

test('the processor beyond the usual number is not for who has had more than those that are served', () => {
  const { ask, end, running } = openEngines(1)
  end(ask('greedy', 'judge'), 60_000)
  const small = ask('small', 'speech')
  ask('greedy', 'judge')
  assert.deepEqual(running(), ['small speech'])
  ask('smaller', 'speech')
  assert.deepEqual(running(), ['small speech', 'smaller speech'])
  end(small, 10)
  assert.deepEqual(running(), ['smaller speech'])
})

test('a place whose engine has no process for it stands in nobody’s way', () => {
  const { ask, running } = openEngines(1)
  ask('one', 'judge', () => false)
  ask('other', 'speech')
  assert.deepEqual(running(), ['other speech'])
})

test('what was done for a client elsewhere counts like a turn', () => {
  const { processors, ask, end, running } = openEngines(1)
  const first = ask('one')
  processors.charge('heavy', 90_000)
  ask('heavy')
  ask('light')
  assert.deepEqual(running(), ['light engine', 'one engine'])
  end(first, 100_000)
  assert.deepEqual(running(), ['light engine'])
})

test('side work beyond a small share waits while others work, and only then', () => {
  const { processors, ask, end } = openEngines(2)
  let now = 0
  const pace = new Pace(processors, () => now)
  for (let count = 0; count < 300; count++) pace.note('bulk', 10)
  assert.equal(pace.mustWait('bulk'), false)
  const own = ask('bulk')
  assert.equal(pace.mustWait('bulk'), false)
  const other = ask('other')
  assert.equal(pace.mustWait('bulk'), true)
  assert.equal(pace.mustWait('other'), false)
  now += 11_000
  assert.equal(pace.mustWait('bulk'), false)
  end(own, 10)
  end(other, 10)
})

test('whoever is held back goes on after twenty seconds, and at once when its request is broken off', async () => {
  const { processors, ask, end } = openEngines(2)
  let now = 0
  const pace = new Pace(processors, () => now)
  const other = ask('other')
  pace.note('bulk', 60_000)
  const request = new AbortController()
  const held = pace.wait('bulk', request.signal)
  const going = pace.wait('bulk', new AbortController().signal)
  request.abort(new Error('broken off'))
  await assert.rejects(held, /broken off/)
  now += 10_000
  pace.note('bulk', 60_000)
  now += 10_001
  assert.ok(pace.mustWait('bulk'))
  await going
  // Whatever it took, it is as free as any other after twenty seconds of rest.
  now += 10_000
  assert.equal(pace.mustWait('bulk'), false)
  end(other, 10)
})
