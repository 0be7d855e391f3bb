import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { PlannedCall } from '../src/commands/plan-import.ts'
import { type ImportedCall, runImport } from '../src/commands/run-import.ts'
import { answer, startScriptedServer } from './support/scripted-server.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-import-'))
})
after(() => rm(folder, { recursive: true, force: true }))

async function planCalls(count: number): Promise<PlannedCall[]> {
  const path = join(folder, 'call.wav')
  await writeFile(path, 'RIFF')
  return Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    file: 'call.wav',
    audio: path,
    bytes: 4,
    externalId: `call-${index}`,
    agentId: '7',
    agentName: 'Ana',
    modelName: 'Quality',
    parameters: {},
  }))
}

const none = answer(200, { items: [], next_cursor: null })
const kept = answer(201, { id: 'new', status: 'PENDING' })
const never = new AbortController().signal

test('what is wrong with one call is its own affair; what is wrong with the service ends the import', async () => {
  await using server = await startScriptedServer([
    answer(200, { items: [{ id: 'old', status: 'PROCESS_COMPLETED' }], next_cursor: null }),
    none,
    answer(400, { code: '002-001-0001', message: 'No recording.' }),
    none,
    answer(201, { id: 'raced', status: 'PENDING' }, { 'idempotent-replayed': 'true' }),
    none,
    kept,
    none,
    answer(403, { code: '001-001-0003', message: 'The token lacks the scope.' }),
  ])
  const over: ImportedCall[] = []
  const run = { client: server.client, atOnce: 1, stop: never, abandon: never, onMoved: () => {} }
  const trouble = await runImport(await planCalls(7), { ...run, onOver: (result) => over.push(result) })
  assert.equal(trouble?.status, 403)
  assert.deepEqual(
    over.map(({ outcome, id }) => [outcome, id]),
    [
      ['there already', 'old'],
      ['failed', undefined],
      ['there already', 'raced'],
      ['sent', 'new'],
      ['not sent', undefined],
      ['not sent', undefined],
      ['not sent', undefined],
    ],
  )
  assert.equal(server.seen.length, 9, 'what is there already is not sent, and nothing after the trouble')
})

test('no more calls are sent side by side than was asked for', async () => {
  let [running, most] = [0, 0]
  const slow: typeof kept = (request, response) => {
    running += 1
    most = Math.max(most, running)
    request.resume().once('end', () =>
      setTimeout(() => {
        running -= 1
        kept(request, response)
      }, 50),
    )
  }
  const turns = Array.from({ length: 24 }, (): typeof kept => (request, response) => {
    const turn = request.method === 'GET' ? none : slow
    turn(request, response)
  })
  await using server = await startScriptedServer(turns)
  const over: ImportedCall[] = []
  const run = { client: server.client, atOnce: 3, stop: never, abandon: never, onMoved: () => {} }
  await runImport(await planCalls(12), { ...run, onOver: (result) => over.push(result) })
  assert.equal(over.filter(({ outcome }) => outcome === 'sent').length, 12)
  assert.ok(most <= 3)
})
