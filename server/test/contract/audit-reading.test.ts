import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { setPassword } from '../../src/store/people/people.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, type Json, send } from '../support/http.ts'
import { browserWith, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

// Holds: the audit log names who listened, read, exported and tried to sign in.
describe('reading in the audit log', () => {
  let service: TestService
  let token: string
  let owner: Signed
  const calls: string[] = []

  before(async () => {
    service = await startTestService()
    token = await service.token()
    owner = await signInAs(service, service.clientId, 'owner', { email: 'ada@example.com' })
    await service.client.models.create({ name: 'Calls' })
    for (const external_id of ['one', 'two', 'three']) {
      const body = callForm({ fields: { model_name: 'Calls', external_id }, audio: writeToneWav(1) })
      const { body: call } = await send(at('/v1/call-analysis'), { method: 'POST', token, body })
      calls.push(call.id)
    }
    await finishCalls(service, [{ speaker: 'Agent', startSeconds: 0, endSeconds: 1, text: 'Hello.' }])
  })
  after(() => service.stop())

  const at = (path: string) => `${service.address}${path}`
  const bearer = () => ({ headers: { authorization: `Bearer ${token}` } })
  const entries = async (query: string): Promise<Json[]> =>
    (await send(at(`/v1/audit?limit=200&${query}`), { token })).body.items
  const sound = (id: string) => `/v1/call-analysis/${id}/audio-file`
  const words = (id: string) => `/v1/call-analysis/${id}/transcription`

  it('has one entry for a recording somebody listens to, however many ranges their player asks for', async () => {
    const [id] = calls as [string]
    for (const range of ['bytes=0-99', 'bytes=100-199', 'bytes=0-'])
      assert.equal((await owner.fetch(sound(id), { headers: { range } })).status, 206)
    const found = await entries(`action=listened&subject_id=${id}`)
    assert.equal(found.length, 1)
    const { actor, actor_name, address, subject_type, number, hash } = found[0]
    assert.equal(actor, owner.id)
    assert.match(actor_name, /^owner \d+$/)
    assert.deepEqual([subject_type, address], ['call_analysis', '127.0.0.1'])
    assert.ok(number > 0)
    assert.match(hash, /^[0-9a-f]{64}$/)
    assert.equal((await entries('address=127.0.0.1&action=listened')).length, 1)
    assert.equal((await entries('address=10.0.0.1')).length, 0)
  })

  it('names a person who listens by a link of the dashboard, and a program that downloads', async () => {
    const [, id] = calls as [string, string]
    const linked = await owner.fetch(`/v1/call-analysis/${id}/audio-link`, { method: 'POST' })
    const { url } = (await linked.json()) as { url: string }
    assert.equal((await fetch(at(url))).status, 200)
    assert.equal((await fetch(at(sound(id)), bearer())).status, 200)
    const found = await entries(`action=listened&subject_id=${id}`)
    assert.deepEqual(
      found.map(({ actor, actor_name }: Json) => [actor, actor_name.replace(/\d+/, 'x')]),
      [
        [service.clientId, 'first client'],
        [owner.id, 'owner x'],
      ],
    )
  })

  it('has nothing about who got nothing', async () => {
    const [, , id] = calls as [string, string, string]
    const unknown = '0191c2a0-0000-7000-8000-000000000000'
    const agent = await signInAs(service, service.clientId, 'agent', { agentId: 'nobody' })
    assert.equal((await owner.fetch(sound(id), { method: 'HEAD' })).status, 200)
    assert.equal((await owner.fetch(sound(unknown))).status, 404)
    assert.equal((await agent.fetch(sound(id))).status, 404)
    assert.equal((await agent.fetch(words(id))).status, 404)
    assert.equal((await owner.fetch(sound(id), { headers: { range: 'bytes=999999999-' } })).status, 416)
    assert.deepEqual(await entries(`subject_id=${id}`), [])
    assert.deepEqual(await entries(`subject_id=${unknown}`), [])
  })

  it('has transcripts that people read; programs read them all day', async () => {
    const [id] = calls as [string]
    for (let times = 0; times < 2; times++) {
      assert.equal((await owner.fetch(words(id))).status, 200)
      assert.equal((await fetch(at(words(id)), bearer())).status, 200)
    }
    const found = await entries(`action=read_transcript&subject_id=${id}`)
    assert.deepEqual(
      found.map(({ actor }: Json) => actor),
      [owner.id],
    )
  })

  it('has what was exported, by whom and with which filters, but not what they were set to', async () => {
    const csv = { accept: 'text/csv' }
    assert.equal((await owner.fetch('/v1/stats/basic')).status, 200)
    assert.equal(
      (await owner.fetch('/v1/stats/xscore-by-agent?agent_id=zebra', { headers: csv })).status,
      200,
    )
    assert.equal((await owner.fetch('/v1/stats/dynamic-table-data?model_name=Calls')).status, 200)
    assert.equal((await fetch(at('/v1/audit'), { headers: { ...bearer().headers, ...csv } })).status, 200)
    const found = await entries('action=exported')
    assert.deepEqual(
      found.map(({ actor, subject_type, subject_id, detail }: Json) => [
        actor,
        subject_type,
        subject_id,
        detail,
      ]),
      [
        [service.clientId, 'export', 'listAudit', { format: 'csv', filters: [] }],
        [owner.id, 'export', 'tabulateCalls', { format: 'json', filters: ['model_name'] }],
        [owner.id, 'export', 'scoreAgentByCategory', { format: 'csv', filters: ['agent_id'] }],
      ],
    )
    assert.doesNotMatch(JSON.stringify(found), /zebra/)
  })

  it('can be exported whole, page by page, as lines of JSON and as a table', async () => {
    const all = await entries('')
    for (const [accept, read] of [
      [
        'application/x-ndjson',
        (text: string) =>
          text
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
      ],
      ['text/csv', (text: string) => text.trimEnd().split('\r\n').slice(1)],
    ] as const) {
      const pages: Json[] = []
      for (let next: string | undefined = `/v1/audit?limit=7&start_date=2020-01-01`; next; ) {
        const response: Response = await owner.fetch(next, { headers: { accept } })
        assert.equal(response.status, 200)
        assert.match(response.headers.get('content-type') ?? '', new RegExp(`^${accept}`))
        pages.push(...read(await response.text()))
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
      if (accept === 'text/csv') assert.ok(pages.length > all.length)
      else assert.deepEqual(pages, all)
    }
    const exported = await entries('action=exported&subject_id=listAudit')
    assert.equal(exported.length, 3, 'pages of one export are one entry')
  })

  it('keeps nobody from reading when it cannot be written, and notes it the next time', async () => {
    const [, , id] = calls as [string, string, string]
    await sql`alter table audit_entry rename to audit_entry_away`.execute(service.database)
    try {
      assert.equal((await owner.fetch(words(id))).status, 200)
    } finally {
      await sql`alter table audit_entry_away rename to audit_entry`.execute(service.database)
    }
    assert.deepEqual(await entries(`subject_id=${id}`), [])
    assert.equal((await owner.fetch(words(id))).status, 200)
    assert.equal((await entries(`action=read_transcript&subject_id=${id}`)).length, 1)
  })

  it('does not hold up whoever reads while somebody else holds the log', async () => {
    const late = await signInAs(service, service.clientId, 'viewer')
    const [id] = calls as [string]
    await service.database.transaction().execute(async (tx) => {
      await sql`
        select pg_advisory_xact_lock(hashtext('callmark audit'), hashtext(${service.clientId}))`.execute(tx)
      assert.equal((await late.fetch(words(id))).status, 200)
    })
    while ((await entries(`action=read_transcript&actor=${late.id}`)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('has wrong passwords for an account, from where they came and without the password', async () => {
    const by = { workspaceId: service.clientId, actor: 'operator' }
    await setPassword(service.database, by, owner.id, 'correct horse battery')
    const page = browserWith(service.address, '', '')
    const tryWith = async (email: string) => {
      const json = { email, password: 'xylophone xylophone' }
      return (await page.fetch('/v1/sign-in', { method: 'POST', json })).status
    }
    assert.deepEqual([await tryWith('nobody@example.com'), await tryWith('ADA@example.com')], [401, 401])
    let found: Json[] = []
    while (found.length === 0) found = await entries('action=sign_in_failed')
    assert.equal(found.length, 1)
    const { actor, actor_name, address, subject_type, subject_id, detail } = found[0]
    assert.deepEqual([actor, actor_name, address], ['unknown', null, '127.0.0.1'])
    assert.deepEqual([subject_type, subject_id, detail], ['person', owner.id, { way: 'password' }])
    assert.doesNotMatch(JSON.stringify(await entries('')), /xylophone/)
  })
})
