import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makeDemoPeople } from '../../src/commands/people/demo-people.ts'
import { type RunningService, startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { noteAgent } from '../../src/store/people/agents.ts'
import { listTeams } from '../../src/store/people/teams.ts'
import { makeWorkspace } from '../../src/store/people/workspaces.ts'
import type { Json } from '../support/http.ts'
import { browserWith, cookieOf } from '../support/people.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

let own: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
let dataDir: string
let service: RunningService
let workspace: string

before(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.connection, 3)
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-people-'))
  const settings = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'silent' }
  service = await startService(readConfig(settings), { work: false, onLost: () => {} })
  workspace = service.firstClient!.client_id
})
after(async () => {
  await service.stop()
  await database.destroy()
  await own.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const run = (...args: string[]) =>
  spawnCallmark(dataDir, args, { DATABASE_URL: own.url, PUBLIC_URL: service.address }).ended
const runWell = async (...args: string[]) => {
  const { code, output } = await run(...args)
  assert.equal(code, 0, output)
  return output
}
const linkIn = (output: string) => /http:\S+\/sign-in\/link#(\S+)/.exec(output)?.[1] ?? ''
const use = async (token: string, more: object = {}) => {
  const page = browserWith(service.address, '', '')
  const answer = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json: { token, ...more } })
  return { status: answer.status, browser: browserWith(service.address, '', cookieOf(answer)) }
}
const me = async (browser: Awaited<ReturnType<typeof use>>['browser']): Promise<Json> =>
  (await browser.fetch('/v1/me')).json()

test('the start prints a link for the first account, and a new one replaces it while nobody has come', async () => {
  const first = linkIn(service.firstLink!)
  const second = linkIn(await runWell('user', 'link'))
  const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
  assert.equal((await use(first, account)).status, 410, 'the newest counts')
  const { status, browser } = await use(second, account)
  assert.equal(status, 200)
  const { role, workspace: shown } = await me(browser)
  assert.deepEqual([role, shown.id], ['owner', workspace])
  const again = await run('user', 'link')
  assert.equal(again.code, 1)
  assert.match(again.output, /^Say for whom: there is an owner already, ada@example\.com\.$/m)
})

test('somebody is invited, with their agent and the teams they lead, and comes in', async () => {
  const lead = ['--lead', 'Care', 'Sales', 'care', '--agent', 'a-17']
  const output = await runWell(
    'user',
    'create',
    'Lena@example.com',
    '--name',
    'Lena',
    '--role',
    'lead',
    ...lead,
  )
  const teams = await listTeams(database, workspace)
  assert.deepEqual(
    teams.map(({ name, leads }) => [name, leads.map((person) => person.name)]),
    [
      ['Care', ['Lena']],
      ['Sales', ['Lena']],
    ],
  )
  assert.match(await runWell('user', 'list'), /^\S+ {2}lead {4}invited {3}Lena@example\.com {2}Lena$/m)
  const { status, browser } = await use(linkIn(output), { password: 'a long enough one' })
  assert.equal(status, 200)
  assert.equal((await me(browser)).agent_id, 'a-17')
  const json = JSON.parse(await runWell('user', 'link', 'lena@EXAMPLE.com', '--json'))
  assert.equal(json.purpose, 'sign_in', 'whoever has an account signs in by it')
  assert.equal((await use(linkIn(json.url))).status, 200)
})

test('a list is imported: shown first, faults told by line, and nobody invited twice', async () => {
  const file = join(dataDir, 'people.csv')
  const lines = [
    'email;name;role;agent_id;team',
    'ida@example.com;Ida Berg;lead;;Import',
    'tom@example.com;"Ray; Tom";Agent;a-900;import',
    'ADA@example.com;Ada;viewer;;',
    'nobody;No Body;boss;;',
    `long@example.com;${'x'.repeat(300)};viewer;;`,
  ]
  await writeFile(file, `\ufeff${lines.join('\r\n')}\r\n`)
  const before = JSON.parse(await runWell('user', 'list', '--json')).length
  const dry = await run('user', 'import', file, '--dry-run')
  assert.equal(dry.code, 1, 'there are faults')
  assert.match(dry.output, /^line 2: ida@example\.com would be invited as Team lead, team Import$/m)
  assert.match(dry.output, /^line 4: ADA@example\.com is here already/m)
  assert.match(dry.output, /^line 5: nobody: The e-mail address is not one\. "boss" is no role\./m)
  assert.match(dry.output, /^line 6: long@example\.com: x+: /m)
  assert.match(dry.output, /^Teams to make: Import\.\nTo invite: 2\. Here already: 1\. With faults/m)
  assert.equal(JSON.parse(await runWell('user', 'list', '--json')).length, before)

  const done = await run('user', 'import', file)
  assert.match(done.output, /^Invited: 2\. Here already: 1\. With faults, left out: 2\.$/m)
  const teams = await listTeams(database, workspace)
  const team = teams.find(({ name }) => name === 'Import')
  assert.deepEqual([team?.agents, team?.leads.map(({ name }) => name)], [1, ['Ida Berg']])
  const { status, browser } = await use(linkIn(done.output), { password: 'a long enough one' })
  assert.equal(status, 200)
  assert.equal((await me(browser)).email, 'ida@example.com')

  await writeFile(file, lines.slice(0, 4).join('\n'))
  const again = JSON.parse(await runWell('user', 'import', file, '--json'))
  assert.deepEqual(
    again.rows.map(({ outcome }: Json) => outcome),
    ['present', 'present', 'present'],
  )
  assert.equal((await me(browser)).email, 'ida@example.com', 'nobody is signed out by it')
  await writeFile(file, 'email,name\nx@example.com,X\n')
  const wrong = await run('user', 'import', file)
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /^The column role is missing\.$/m)
  const missing = await run('user', 'import', join(dataDir, 'missing.csv'))
  assert.match(missing.output, /missing\.csv cannot be read: ENOENT$/m)
})

test('a role is changed and somebody is locked out, and both are signed out', async () => {
  const { browser } = await use(linkIn(await runWell('user', 'link', 'lena@example.com')))
  assert.equal((await browser.fetch('/v1/me')).status, 200)
  assert.equal(
    await runWell('user', 'role', 'lena@example.com', 'viewer'),
    'Lena@example.com is viewer now.\n',
  )
  const people: Json[] = JSON.parse(await runWell('user', 'list', '--json'))
  const lena = people.find(({ email }) => email === 'Lena@example.com')
  assert.equal(lena.role, 'viewer')
  assert.equal(lena.leads.length, 2, 'everything else stays')
  assert.match(await runWell('user', 'disable', lena.id), /is disabled\.$/m)
  const locked = await run('user', 'link', lena.id)
  assert.equal(locked.code, 1)
  assert.match(locked.output, /^Lena@example\.com is disabled; "callmark user enable"/m)
  assert.match(await runWell('user', 'enable', 'lena@example.com'), /is enabled\.$/m)
  while ((await browser.fetch('/v1/me')).status !== 401)
    await new Promise((resolve) => setTimeout(resolve, 100))
})

test('what cannot be done is said in a sentence', async () => {
  const create = (...args: string[]) => run('user', 'create', ...args)
  for (const [{ code, output }, sentence] of [
    [
      await run('user', 'role', 'ada@example.com', 'qa'),
      /^A workspace needs an owner, and this is the last one\./m,
    ],
    [
      await run('user', 'disable', 'nobody@example.com'),
      /^There is nobody called nobody@example\.com; "callmark user list"/m,
    ],
    [await create('ada', '--name', 'Ada', '--role', 'qa'), /^ada: This is not an e-mail address\.$/m],
    [await create('ADA@example.com', '--name', 'Ada', '--role', 'qa'), /address/],
    [await create('x@example.com', '--name', 'X', '--role', 'king'), /king.*(is invalid|Allowed choices)/],
    [await run('user', 'role', 'ada@example.com', 'king'), /There is no role king\./],
    [
      await create('x@example.com', '--name', 'X', '--role', 'qa', '--workspace', 'ws_x'),
      /^There is no workspace ws_x; "callmark workspace list"/m,
    ],
  ] as const) {
    assert.equal(code, 1, output)
    assert.match(output, sentence)
    assert.doesNotMatch(output, /\n {4}at /, 'no stack')
  }
})

test('with several workspaces, the command says which there are and asks', async () => {
  await makeWorkspace(database, { id: 'ws_other', name: 'Other' })
  assert.match(await runWell('workspace', 'list'), /^ws_other {2}\S+Z {2}Other$/m)
  const who = ['ada@example.com', '--name', 'Ada', '--role', 'qa']
  const asked = await run('user', 'create', ...who)
  assert.equal(asked.code, 1)
  assert.match(
    asked.output,
    /^There are several workspaces\. Add one of these:\n {2}--workspace cm_\w+ {2}\(My workspace\)\n {2}--workspace ws_other {2}\(Other\)$/m,
  )
  await runWell('user', 'create', ...who, '--workspace', 'ws_other')
  const ambiguous = await run('user', 'disable', 'ada@example.com')
  assert.match(ambiguous.output, /^ada@example\.com is in several workspaces\. Add one of these:/m)
  assert.match(await runWell('user', 'disable', 'ada@example.com', '--workspace', 'ws_other'), /disabled/)
})

test('all of it is in the audit log of the workspace, by the operator', async () => {
  const rows = await database
    .selectFrom('audit_entry')
    .select(['action', 'subject_type'])
    .where('workspace_id', '=', 'ws_other')
    .where('actor', '=', 'operator')
    .orderBy('number')
    .execute()
  assert.deepEqual(
    rows.map(({ action, subject_type }) => `${action} ${subject_type}`),
    ['created person', 'link_made person', 'disabled person'],
  )
  assert.match(await runWell('audit', 'verify'), /unbroken/)
})

test('the demo makes a team and three people who see it in their own way, and finds them the next time', async () => {
  const by = { workspaceId: 'ws_other', baseUrl: service.address }
  const agents = [
    { agent_id: 'agent-1', agent_name: 'Anna' },
    { agent_id: 'agent-2', agent_name: 'Ben' },
  ]
  await database.transaction().execute(async (tx) => {
    for (const { agent_id: agentId, agent_name: agentName } of agents)
      await noteAgent(tx, { workspaceId: 'ws_other', agentId, agentName })
  })
  const first = await makeDemoPeople(database, by, agents)
  const people = await makeDemoPeople(database, by, agents)
  assert.deepEqual(
    people.map(({ role, name }) => [role, name]),
    [
      ['qa', 'Quinn Marsh'],
      ['lead', 'Lena Ortiz'],
      ['agent', 'Anna'],
    ],
  )
  assert.equal((await use(linkIn(first[0]!.url))).status, 410, 'earlier links end')
  const seen: Json[] = []
  for (const { url } of people) {
    const { browser } = await use(linkIn(url))
    const { items } = (await (await browser.fetch('/v1/agents')).json()) as Json
    seen.push(items.map((agent: Json) => agent.agent_id))
  }
  const both = ['agent-1', 'agent-2']
  assert.deepEqual(seen, [both, both, ['agent-1']])
})
