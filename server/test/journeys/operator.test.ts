import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createClient } from '@callmark/client'
import { findPostmaster, spawnCallmark, spawnService } from '../support/spawned-service.ts'

const sample = fileURLToPath(new URL('../../samples/billing-refund.ogg', import.meta.url))

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-operator-'))
})
after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }))

const run = (args: string[], env?: Record<string, string>) => spawnCallmark(dataDir, args, env).ended

test('a wrong setting stops the start with a sentence that names it', async () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['MAX_UPLOAD_MB', '-1'],
    ['TOKEN_ALGORITHM', 'none'],
    ['LOG_LEVEL', 'loud'],
  ] as const) {
    const { code, output } = await run(['serve'], { [name]: value })
    assert.equal(code, 1)
    assert.match(output, new RegExp(`^${name} must be .*\\.\\n$`))
  }
})

test('the settings are shown with their meaning, and without passwords', async () => {
  const { code, output } = await run(['config'], { DATABASE_URL: 'postgres://me:hush@db.example:5432/calls' })
  assert.equal(code, 0)
  assert.match(output, /HOST=127\.0\.0\.1 {2}\(default\)/)
  assert.match(output, /DATABASE_URL=postgres:\/\/me:\*\*\*@db\.example/)
  assert.doesNotMatch(output, /hush/)
  assert.match(output, /\nThe decoder's walls: (all there|missing) on this machine/)
})

test('operator commands work while no service runs', async () => {
  assert.match((await run(['migrate'])).output, /up to date/)
  const own = ['--scope', 'read:prompt-template', '--retain-audio-days', 'none']
  const created = await run(['client', 'create', 'Night shift', ...own, '--json'])
  const { client_id } = JSON.parse(created.output)
  const { output } = await run(['client', 'list'])
  assert.match(output, new RegExp(`${client_id} .*enabled.*Night shift.*read:prompt-template`))
  const asTheRule = [
    '--retain-audio-days',
    'none',
    '--retain-transcript-days',
    'none',
    '--rate-limit',
    'default',
  ]
  const updated = await run(['client', 'update', client_id, ...asTheRule])
  assert.equal(updated.code, 0, updated.output)
  assert.match((await run(['client', 'disable', client_id])).output, /disabled/)
  assert.equal((await run(['client', 'disable', 'cm_nobody'])).code, 1)
  const wrong = await run(['client', 'create', 'x', '--scope', 'read:everything'])
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /no scope read:everything/)
  assert.match(
    (await run(['keys', 'rotate', '--retire-at-once'])).output,
    /EdDSA +signing .*\n.*sign in again/,
  )
  assert.match((await run(['keys', 'list'])).output, /^\S+ +EdDSA +signing .* open .* open\s*$/)
  assert.equal(await findPostmaster(dataDir), undefined, 'a command leaves no database running')
})

test('the service runs beside operator commands, refuses a second of its kind, and stops cleanly in mid-call', async () => {
  const first = await mkdtemp(join(tmpdir(), 'callmark-first-'))
  try {
    let service = await spawnService(first)
    const path = join(first, 'first-client.json')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    const kept = JSON.parse(await readFile(path, 'utf8'))

    const second = await spawnCallmark(first, ['serve']).ended
    assert.equal(second.code, 1)
    assert.match(second.output, /another Callmark/i)

    const rotated = JSON.parse(
      (await spawnCallmark(first, ['client', 'rotate', kept.client_id, '--json']).ended).output,
    )
    assert.notEqual(rotated.client_secret, kept.client_secret)
    const options = {
      baseUrl: service.address,
      clientId: rotated.client_id,
      clientSecret: rotated.client_secret,
    }
    await assert.rejects(service.client.models.list(), { status: 401, code: '001-001-0001' })
    const client = createClient(options)

    const updated = await spawnCallmark(first, ['client', 'update', kept.client_id, '--rate-limit', '7000'])
      .ended
    assert.equal(updated.code, 0, updated.output)

    let policy: string | null = null
    const onResponse = ({ headers }: Response) => {
      policy = headers.get('ratelimit-policy')
    }
    await client.models.create({ name: 'Quality', xscore_template: true }, { onResponse })
    assert.equal(policy, '"writes";q=7000;w=60')
    const fields = {
      external_id: 'c',
      agent_id: 'a',
      agent_name: 'Anna',
      model_name: 'Quality',
      audio: sample,
    }
    const { id } = await client.calls.submit(fields)
    while ((await client.calls.get(id)).status !== 'AUDIO_TRANSCRIPTION_IN_PROGRESS') {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    service.child.kill('SIGINT')
    const { code, output } = await service.ended
    assert.equal(code, 0, output)
    assert.match(
      output,
      /^Open this to make your account \(15 minutes, once\): http:\S+\/sign-in\/link#\S+\nFor programs: client cm_\w+, its secret is in .*first-client\.json$/m,
      'people first, programs second',
    )
    assert.doesNotMatch(output, /cms_/, 'the secret is in its file and nowhere else')
    assert.equal(await findPostmaster(first), undefined, 'the database is shut down')

    service = await spawnService(first)
    const again = createClient({ ...options, baseUrl: service.address })
    assert.equal((await again.calls.wait(id)).status, 'PROCESS_COMPLETED')
    service.child.kill('SIGTERM')
    const ended = await service.ended
    assert.equal(ended.code, 0)
    assert.doesNotMatch(ended.output, /For programs/, 'it is told once')
    assert.match(ended.output, /Open this to make your account/, 'until somebody has come in')
  } finally {
    await rm(first, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
})
