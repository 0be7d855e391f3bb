import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { bankCall } from '../support/bank-call.ts'
import { careModel } from '../support/care-model.ts'
import { cloneCall } from '../support/clone-call.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, send } from '../support/http.ts'
import { writeToneWav } from '../support/write-wav.ts'

const calls = 50
const keys = ['hello', 'sings', 'bye', 'mood'] as const

let beside: CommandsBeside
let service: CommandsBeside['service']
before(async () => {
  beside = await startCommandsBeside({})
  ;({ service } = beside)
  const token = await service.token()
  await send(`${service.address}/v1/models`, { token, json: careModel })
  const { body } = await send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({
      audio: writeToneWav(1.2),
      fields: { external_id: 'crm-1', agent_id: 'ana', agent_name: 'Ana', model_name: 'Care' },
    }),
  })
  await finishCalls(service, bankCall.turns)
  for (let number = 2; number <= calls; number++)
    await cloneCall(service, body.id, { externalId: `crm-${number}` })
})
after(() => beside.stop())

/** A history of 200 lines, as a centre has it in its spreadsheet: four answers on each of fifty calls, by two people. */
function writeHistory(): string[] {
  const rows = Array.from({ length: calls }, (_, index) =>
    keys.map((key, place) => {
      const value = key === 'mood' ? (index % 2 ? 'Good' : 'n.a.') : (index + place) % 3 ? 'yes' : 'no'
      const comment = key === 'bye' ? '"He did; at the end"' : ''
      const who = index % 2 ? 'Quinn' : 'Rae'
      return `crm-${index + 1};${key};${value};${comment};${who};2026-01-${String(1 + (index % 28)).padStart(2, '0')}`
    }),
  ).flat()
  return ['external_id;key;value;comment;reviewer;reviewed_at', ...rows]
}

async function saveFile(name: string, lines: readonly string[]): Promise<string> {
  const path = join(beside.folder, name)
  await writeFile(path, `\uFEFF${lines.join('\r\n')}\r\n`)
  return path
}

const importReviews = (path: string, ...more: string[]) => [
  'review',
  'import',
  path,
  '--model',
  'care',
  ...more,
]

async function countReviews(): Promise<number> {
  const found = await Array.fromAsync(service.client.reviews.answers.list({ limit: 1_000 }))
  return new Set(found.map(({ review_id }) => review_id)).size
}

/** The same with a key, a value and a day that cannot be, and a call that is not there. */
function writeFaultyHistory(): string[] {
  const lines = writeHistory()
  lines[1] = lines[1]!.replace('hello', 'helo')
  lines[6] = lines[6]!.replace(/;(yes|no);/, ';maybe;')
  for (const index of [9, 10, 11, 12]) lines[index] = lines[index]!.replace('crm-3', 'crm-999')
  lines[17] = lines[17]!.replace('2026-01-05', '31.01.2026')
  return lines
}

const faults = [
  'line 2: the model has no criterion helo',
  'line 7: sings: "maybe" is neither yes nor no',
  ...[10, 11, 12, 13].map(
    (line) => `line ${line}: there is no call with the external_id crm-999 of this model`,
  ),
  'line 18: reviewed_at must be a past day or time like 2026-01-31 or 2026-01-31T14:30:00Z',
]

test('a dry run tells what would be sent and which lines are faulty, and sends nothing', async () => {
  const path = await saveFile('faulty.csv', writeFaultyHistory())
  const dry = await beside.run(importReviews(path, '--dry-run'))
  assert.equal(dry.code, 1)
  assert.match(dry.out, /^200 lines: 46 reviews, 16 lines held back\.$/m)
  assert.match(dry.out, /^would be sent {2}line 14 {2}crm-4 {2}Quinn {2}4 answers$/m)
  assert.match(dry.out, /^Nothing was sent\.$/m)
  assert.deepEqual(dry.err.trimEnd().split('\n'), faults)
  assert.equal(await countReviews(), 0)
})

test('a centre’s history of 200 lines is taken over once, whatever interrupts it and however often it is tried', async () => {
  const faulty = await saveFile('faulty.csv', writeFaultyHistory())
  const first = beside.start(importReviews(faulty, '--blind'))
  first.child.stdout.on('data', () => {
    if (/^sent/m.test(first.texts.out)) first.child.kill('SIGKILL')
  })
  await first.ended
  const before = await countReviews()
  assert.ok(before >= 1 && before <= 46, `${before}`)
  const second = await beside.run(importReviews(faulty, '--blind'))
  assert.equal(second.code, 1)
  assert.deepEqual(second.err.trimEnd().split('\n'), faults)
  assert.equal(await countReviews(), 46)

  const whole = await saveFile('whole.csv', writeHistory())
  const corrected = await beside.runWell(importReviews(whole, '--blind'))
  assert.match(corrected, /^200 lines: 50 reviews, 0 lines held back\.$/m)
  assert.match(corrected, /^4 sent, 46 there already\.$/m)
  assert.match(await beside.runWell(importReviews(whole, '--blind')), /^50 there already\.$/m)
  assert.equal(await countReviews(), calls)

  const found = await Array.fromAsync(service.client.reviews.answers.list())
  assert.equal(found.length, 200)
  const [bye] = found.filter(({ external_id, key }) => external_id === 'crm-2' && key === 'bye')
  assert.deepEqual(
    [bye!.value, bye!.comment, bye!.reviewer_name, bye!.blind, bye!.submitted_at],
    [false, 'He did; at the end', 'Quinn', true, '2026-01-02T00:00:00.000Z'],
  )
  const [mood] = found.filter(({ external_id, key }) => external_id === 'crm-2' && key === 'mood')
  assert.equal(mood!.value, 'good')
  const { items } = await service.client.reviews.agreement({ model_name: 'Care' })
  assert.deepEqual(
    items.map(({ key, n }) => [key, n]),
    [...keys].sort().map((key) => [key, calls]),
  )
})

test('a line that was changed since is told, and nothing is overwritten', async () => {
  const lines = writeHistory()
  lines[3] = lines[3]!.replace(/;(yes|no);/, (_, value) => (value === 'yes' ? ';no;' : ';yes;'))
  const path = await saveFile('changed.csv', lines)
  const { code, out, err } = await beside.run(importReviews(path))
  assert.equal(code, 1)
  assert.match(out, /^49 there already, 1 differs\.$/m)
  assert.match(err, /^differs {2}line 2 {2}crm-1 {2}Rae {2}4 answers: it was taken over with other answers/m)
  assert.equal(await countReviews(), calls)
})

test('what was taken over can be written out again, and read back', async () => {
  const path = join(beside.folder, 'out.csv')
  await beside.runWell(['review', 'export', '--format', 'csv', '--model', 'Care', '--output', path])
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
  assert.equal(lines.length, 201)
  assert.match(lines[0]!, /^call_id,external_id,.*,key,machine_value,value,agrees,reviewer,/)
  assert.match(await beside.runWell(importReviews(path)), /^50 there already\.$/m)
  const quinn = await beside.runWell(['review', 'list', '--reviewer', 'Quinn', '--limit', '3'])
  assert.equal(quinn.trimEnd().split('\n').length, 3)
  assert.match(quinn, /Quinn$/m)
  const table = await beside.runWell(['export', '--format', 'csv', '--agreement', 'differs'])
  assert.match(table.split('\r\n')[0]!, /,machine\.bye,machine\.hello,/)
})
