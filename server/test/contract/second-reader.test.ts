import assert from 'node:assert/strict'
import { test } from 'node:test'
import { look, takeCall } from '../../src/judge/embedded/answering/read-call.ts'
import { digestCall } from '../../src/judge/embedded/digest-call.ts'
import { calibrate } from '../../src/judge/embedded/reading/calibrate.ts'
import { openEngine } from '../../src/judge/embedded/reading/engine.ts'
import { join, type Look, type Reader } from '../../src/judge/embedded/reading/reader.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'
import { bankCall, caseOf, revision } from '../support/bank-call.ts'
import { openStandInEngine } from '../support/stand-in-engine.ts'

function lookOf(yes: number, change: Partial<Look> = {}): Look {
  const rest = (1 - yes) / 2
  return {
    yes,
    no: rest,
    notApplicable: rest,
    relevance: [0.8],
    choices: [],
    readers: 1,
    state: new Float32Array(),
    weights: [1, 0, 0],
    ...change,
  }
}

/** Counts how often it is asked. */
function readerWho(says: Look) {
  const asked = { times: 0 }
  const reader = {
    look: async (_: unknown, lines: readonly unknown[]) => {
      asked.times += 1
      return { ...says, relevance: lines.map(() => 0.8) }
    },
  } as unknown as Reader
  return { reader, asked }
}

async function ask(first: Look, second: Look) {
  const one = readerWho(first)
  const other = readerWho(second)
  const engine = { ...openStandInEngine(), reader: one.reader, secondReader: other.reader }
  const call = await takeCall(bankCall, '2026-03-02', engine)
  const shown = await look({ ids: [5], lines: [0] }, call)
  return { shown, asked: other.asked.times, call, engine }
}

test('a second reader is asked where the first is not sure, and only there', async () => {
  const unsure = await ask(lookOf(0.7), lookOf(0.9))
  assert.equal(unsure.asked, 1)
  assert.equal(unsure.shown.readers, 2)
  const sure = await ask(lookOf(0.98), lookOf(0.1))
  assert.equal(sure.asked, 0)
  assert.equal(sure.shown.readers, 1)
  assert.equal(sure.shown.yes, 0.98)
})

test('of a choice it counts how sure the choice is', async () => {
  const options = { choices: [0.6, 0.4] }
  const { shown, asked } = await ask(lookOf(0.99, options), lookOf(0.99, { choices: [0.2, 0.8] }))
  assert.equal(asked, 1)
  assert.ok(shown.choices[1]! > shown.choices[0]!)
})

test('two who agree are surer than their mean, and two who contradict each other are not sure', () => {
  assert.ok(join(lookOf(0.9), lookOf(0.9)).yes > 0.899)
  const torn = join(lookOf(0.9), { ...lookOf(0.05), no: 0.9, notApplicable: 0.05 })
  assert.ok(Math.abs(torn.yes - torn.no) < 0.01)
  const { yes, no, notApplicable } = join(lookOf(1), lookOf(0))
  assert.ok(Math.abs(yes + no + notApplicable - 1) < 1e-9, 'Chances add up to 1.')
})

test('what two say together has chances of its own', async () => {
  const { calibration } = await openEngine()
  const alone = calibrate(calibration, 'no_shown', 0.9, { readers: 1, yes: 0.5 })
  const together = calibrate(calibration, 'no_shown', 0.9, { readers: 2, yes: 0.5 })
  assert.notEqual(alone, together)
})

test('a summary is written without asking the second', async () => {
  const unsure = readerWho(lookOf(0.6))
  const second = readerWho(lookOf(0.6))
  const engine = { ...openStandInEngine(), reader: unsure.reader, secondReader: second.reader }
  const metrics = measureConversation(bankCall)
  await digestCall({ ...caseOf(revision([]), bankCall), answers: [], metrics }, engine)
  assert.ok(unsure.asked.times > 0)
  assert.equal(second.asked.times, 0)
})
