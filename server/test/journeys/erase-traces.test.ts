import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { rollUp } from '../../src/stats/start-roller.ts'
import { eraseTraces, StillSeenError } from '../../src/store/calls/erase-traces.ts'
import { openDatabase } from '../../src/store/database.ts'
import { openEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, send } from '../support/http.ts'
import type { TestService } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'
import { writeToneWav } from '../support/write-wav.ts'

/** Words that stand nowhere but in calls: said, in names, in what was told about them. */
const words = ['xylokarpia', 'brontavelle', 'quindorasp', 'melofrangi']
const turns = [
  { speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: `Hello, this is ${words[0]} speaking.` },
  { speaker: 'Customer', startSeconds: 1, endSeconds: 2, text: `I want my ${words[0]} refunded, please.` },
]
const kept = 'zephandrill'

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-traces-'))
})
after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))

/** Of the words, those that stand in the content or the name of any file. */
async function findWords(wanted: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path).catch(() => Buffer.alloc(0))
    for (const word of wanted) if (content.includes(word) || path.includes(word)) found.add(word)
  }
  return wanted.filter((word) => found.has(word))
}

// Holds Retention and the audit log: no word is left in freed space
test('of erased calls no word is left in the data directory, once their traces are cleared', async () => {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const service = await startService(config, { work: false, onLost: () => {} })
  const embedded = await openEmbeddedPostgres({ dataDir, mode: 'join' })
  const database = openDatabase(embedded.connection, 2)
  try {
    const { body: signedIn } = await send(`${service.address}/v1/auth`, { json: service.firstClient })
    const token: string = signedIn.access_token
    const at = (path: string) => `${service.address}/v1/${path}`
    const model = {
      name: 'Quality',
      xscore_template: true,
      template_variables: [{ key: 'topic', type: 'STRING', description: 'What is it about?' }],
      template_metadata: [{ key: 'campaign', type: 'STRING', grouping: true }],
    }
    assert.equal((await send(at('models'), { token, json: model })).status, 201)
    const submit = async (number: number, names: readonly string[]) => {
      const fields = {
        external_id: `case-${number}`,
        agent_id: names[1]!,
        agent_name: `Ana ${names[1]}`,
        additional_parameters: JSON.stringify({ campaign: names[3] }),
      }
      const body = callForm({ audio: writeToneWav(1, {}), fileName: `${names[2]} ${number}.wav`, fields })
      const headers = { 'idempotency-key': `key-${number}` }
      const answer = await send(at('call-analysis'), { method: 'POST', token, headers, body })
      assert.equal(answer.status, 201, JSON.stringify(answer.body))
      return answer.body.id as string
    }
    const beside = { connection: embedded.connection, database, dataDir } as TestService
    const ids = [await submit(0, words), await submit(1, words)]
    await finishCalls(beside, turns)
    assert.equal(
      (await send(at(`call-analysis/${ids[0]}/rerun`), { token, json: { from: 'audio' } })).status,
      201,
    )
    const staying = await submit(2, [kept, kept, kept, kept])
    await rollUp(database, { calls: 1, seconds: 0 })
    await sql`analyze`.execute(database)
    const keeper = openDatabase(embedded.keeper, 1)
    await sql`checkpoint`.execute(keeper)
    await keeper.destroy()
    assert.deepEqual(await findWords(words), words)

    assert.equal((await send(at(`call-analysis/${ids[0]}`), { method: 'DELETE', token })).status, 204)
    const bulk = await spawnCallmark(dataDir, ['erase', '--external-id', 'case-1']).ended
    assert.match(bulk.output, /^1 calls are erased/)
    const client = service.firstClient!.client_id
    const updated = await spawnCallmark(dataDir, ['client', 'update', client, '--retain-audio-days', '30'])
      .ended
    assert.match(updated.output, /has been changed/)
    const env = { CALLMARK_URL: service.address }
    const log = await spawnCallmark(dataDir, ['audit', '--limit', '3'], env).ended
    assert.match(log.output, new RegExp(`operator  updated client ${client}  {"retain_audio_days":30}`))
    assert.match(log.output, new RegExp(`operator  erased call_analysis ${ids[1]}`))
    assert.match(log.output, new RegExp(`${client}  erased call_analysis ${ids[0]}`))
    // It sees nothing, but as long as it is open its writes might need what was there before.
    await database.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx)
      await assert.rejects(eraseTraces(embedded.connection, 0), StillSeenError)
    })
    const cleared = await spawnCallmark(dataDir, ['erase-traces']).ended
    assert.equal(cleared.code, 0, cleared.output)
    assert.deepEqual(await findWords([...words, kept]), [kept])
    assert.equal((await send(at(`call-analysis/${staying}`), { token })).body.agent_id, kept)
  } finally {
    await database.destroy()
    await embedded.close()
    await service.stop()
  }
  assert.deepEqual(await findWords(words), [], 'nor when the service has stopped')
})
