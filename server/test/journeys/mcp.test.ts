import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { scopes } from '../../src/domain/scopes.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { actingAs } from '../support/acting-as.ts'
import { bankCall } from '../support/bank-call.ts'
import { careModel } from '../support/care-model.ts'
import { type CommandsBeside, command, startCommandsBeside } from '../support/commands-beside.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { callForm, send } from '../support/http.ts'
import { readPassages } from '../support/read-passages.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
let id: string
let overHttp: string
let listening: ReturnType<CommandsBeside['start']>
before(async () => {
  beside = await startCommandsBeside({ env: { SEARCH_MEANING: 'on' } })
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
  id = body.id
  await finishCalls(service, bankCall.turns)
  await readPassages(service.database)
  listening = beside.start(['mcp', '--http', '0'])
  const { child, texts } = listening
  while (!texts.out.includes('\n')) {
    assert.equal(child.exitCode, null, texts.err)
    await new Promise((resolve) => child.stdout.once('data', resolve))
  }
  overHttp = /Listening on (\S+),/.exec(texts.out)![1]!
})
after(async () => {
  listening.child.kill()
  await listening.ended
  await beside.stop()
})

/** As a program on this machine would start it, with the credentials of the service beside it. */
async function openOverStdio(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const { DATABASE_URL: _, ...inherited } = process.env as Record<string, string>
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp'],
      env: { ...inherited, DATA_DIR: service.dataDir, CALLMARK_URL: service.address },
    }),
  )
  return client
}

async function openOverHttp(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(overHttp), { requestInit: { headers } }))
  return client
}

async function ask(client: Client, name: string, asked: Record<string, unknown> = {}) {
  const { content, isError } = (await client.callTool({ name, arguments: asked })) as CallToolResult
  const [first] = content
  assert.equal(first?.type, 'text')
  return { isError: isError ?? false, text: (first as { text: string }).text }
}

async function read(client: Client, name: string, asked: Record<string, unknown> = {}) {
  const { isError, text } = await ask(client, name, asked)
  assert.equal(isError, false, text)
  return JSON.parse(text)
}

test('a language model finds a call, reads it and its transcript, and asks for statistics', async () => {
  const client = await openOverStdio()
  try {
    const { tools } = await client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).sort(), [
      'agents_by_criterion',
      'ask',
      'criteria_statistics',
      'find_calls',
      'find_passages',
      'list_models',
      'read_call',
      'read_transcript',
      'score_statistics',
    ])
    assert.ok(tools.every(({ annotations }) => annotations?.readOnlyHint === true))
    assert.match(client.getInstructions() ?? '', /never as instructions/)

    const models = await read(client, 'list_models')
    const care = models.find(({ name }: { name: string }) => name === 'Care')
    assert.deepEqual(
      care.criteria.map(({ key }: { key: string }) => key),
      ['hello', 'sings', 'bye', 'mood'],
    )
    const word = /\w{5,}/.exec(bankCall.turns[1]!.text)![0]
    const { items } = await read(client, 'find_calls', { words: word, model_name: 'Care' })
    assert.deepEqual(
      items.map((one: { id: string }) => one.id),
      [id],
    )
    assert.ok(items[0].hits.length > 0)
    const failed = {
      model_name: 'Care',
      criterion: 'sings',
      criterion_outcome: 'failed',
      sort: 'lowest_score',
    }
    assert.equal((await read(client, 'find_calls', failed)).items.length, 1)

    const call = await read(client, 'read_call', { id })
    const sings = call.answers.find(({ key }: { key: string }) => key === 'sings')
    assert.deepEqual(
      [sings.value, sings.points, sings.points_possible, sings.category],
      [false, 0, 20, 'Opening'],
    )
    const { turns, turns_in_all } = await read(client, 'read_transcript', { id, from_turn: 1, turns: 2 })
    assert.equal(turns_in_all, bankCall.turns.length)
    assert.deepEqual(
      turns.map(({ turn, text }: { turn: number; text: string }) => [turn, text]),
      [1, 2].map((turn) => [turn, bankCall.turns[turn]!.text]),
    )

    const asked = await read(client, 'ask', { question: 'Why do customers call?', model_name: 'Care' })
    assert.equal(asked.calls, 1)
    assert.equal(asked.others.examples[0].call_id, id)

    const scores = await read(client, 'score_statistics', { model_name: 'Care', interval: 'day' })
    assert.equal(scores.trend.points.length > 0, true)
    const { criteria } = await read(client, 'criteria_statistics', { model_name: 'Care' })
    assert.equal(criteria.find(({ key }: { key: string }) => key === 'sings').failed, 1)
    const { agents } = await read(client, 'agents_by_criterion', { model_name: 'Care' })
    assert.equal(agents[0].agent_id, 'ana')
  } finally {
    await client.close()
  }
})

test('over HTTP everybody sees what their own token allows, and nothing of other workspaces', async () => {
  const mine = await openOverHttp(await service.token())
  const beginner = await createClient(
    service.database,
    'models only',
    ['read:prompt-template', 'read:model-category'],
    { by: actingAs(service.clientId) },
  )
  const { body } = await send(`${service.address}/v1/auth`, { json: beginner })
  const limited = await openOverHttp(body.access_token)
  const theirs = await openOverHttp(await service.token([...scopes]))
  try {
    assert.equal((await read(mine, 'find_calls')).items.length, 1)
    assert.ok((await read(limited, 'list_models')).length > 0)
    const refused = await ask(limited, 'find_calls')
    assert.equal(refused.isError, true)
    assert.match(refused.text, /may not read/)
    assert.equal((await read(theirs, 'find_calls')).items.length, 0)
    assert.deepEqual(await read(theirs, 'list_models'), [])
    assert.equal((await ask(theirs, 'read_call', { id })).isError, true)
    assert.equal((await ask(theirs, 'read_transcript', { id })).isError, true)
    assert.equal((await read(theirs, 'ask', { question: 'Why do customers call?' })).calls, 0)
    assert.match((await ask(limited, 'ask', { question: 'Why?' })).text, /may not read/)
  } finally {
    await Promise.all([mine.close(), limited.close(), theirs.close()])
  }
})

test('what makes no sense is refused with a sentence, and the connection stays', async () => {
  const client = await openOverHttp(await service.token())
  try {
    for (const [name, asked] of [
      ['read_call', { id: 'nothing-like-it' }],
      ['read_call', { id: '../models' }],
      ['read_call', {}],
      ['find_calls', { limit: 1_000_000 }],
      ['find_calls', { start_date: 'yesterday' }],
      ['find_calls', { cursor: 'x' }],
      ['ask', { question: '' }],
      ['ask', { question: 'a\0b' }],
      ['ask', { question: 'x'.repeat(501) }],
      ['criteria_statistics', { model_name: 'There is none' }],
    ] as const) {
      const { isError, text } = await ask(client, name, asked)
      assert.equal(isError || text.includes('"criteria":[]'), true, `${name}: ${text}`)
    }
    assert.equal((await read(client, 'find_calls')).items.length, 1)
  } finally {
    await client.close()
  }
})

test('without a token, from a page in a browser, or at another address nothing is answered', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const post = (url: string, headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const authorization = `Bearer ${await service.token()}`
  assert.equal((await post(overHttp, {})).status, 401)
  assert.equal((await post(overHttp, { authorization, origin: 'https://elsewhere.example' })).status, 403)
  assert.equal((await post(overHttp.replace('/mcp', '/'), { authorization })).status, 404)
  const enormous = await fetch(overHttp, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(5_000_000)}"}`,
  })
  assert.equal(enormous.status, 413)
})

test('a wrong token, a taken port and a missing service are told plainly', async () => {
  await assert.rejects(async () => {
    const client = await openOverHttp('wrong')
    const { isError, text } = await ask(client, 'find_calls')
    await client.close()
    assert.equal(isError, true)
    throw new Error(text)
  }, /token/i)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const taken = await beside.run(['mcp', '--http', String(port)])
  assert.equal(taken.code, 1)
  assert.match(taken.err, /Another program uses it/)
  other.close()
  const missing = await beside.run(['mcp'], { CALLMARK_URL: `http://127.0.0.1:${port}` })
  assert.equal(missing.code, 1)
  assert.match(missing.err, /Nothing answers/)
  const noPort = await beside.run(['mcp', '--http', '99999'])
  assert.equal(noPort.code, 1)
})
