import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { updateCall } from '../../src/store/calls/call-progress.ts'
import { saveCallWords } from '../../src/store/calls/call-words.ts'
import { insertCall } from '../../src/store/calls/calls.ts'
import { saveTranscript } from '../../src/store/calls/transcriptions.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { type Answer, assertInvalid, callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
let model: Json

before(async () => {
  service = await startTestService()
  token = await service.token(scopes)
  model = (await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })).body
  for (const [name, said, summary] of spoken) await keepCall(name, said, summary)
})
after(() => service.stop())

const turnsOf = (said: string): Turn[] =>
  said.split(' / ').map((text, index) => ({
    speaker: index % 2 === 0 ? 'Agent' : 'Customer',
    startSeconds: index,
    endSeconds: index + 1,
    text,
  }))

/** A finished call, its transcript and summary written as the pipeline writes them. */
async function keepCall(
  externalId: string,
  said: string,
  summary: string | null,
  more: { agentId?: string; createdAt?: string; score?: number } = {},
): Promise<string> {
  const id = newId()
  await service.database.transaction().execute(async (tx) => {
    await insertCall(tx, {
      id,
      workspaceId: model.client_id,
      createdBy: model.client_id,
      externalId,
      agentId: more.agentId ?? 'ana',
      agentName: 'Ana Lighthouse',
      modelId: model.id,
      modelRevision: 1,
      originalFileName: 'umbrella.wav',
      additionalParameters: { campaign: 'parasol' },
      audioSha256: id,
      recording: { format: 'wav', codec: 'pcm', bytes: 1, channels: 1, sampleRate: 8000, durationSeconds: 1 },
    })
    await sql`update call set created_at = ${more.createdAt ?? '2026-03-03T10:00:00Z'} where id = ${id}`.execute(
      tx,
    )
    await saveTranscript(
      tx,
      id,
      { turns: turnsOf(said), language: 'en', durationSeconds: 1 },
      'scripted/test',
    )
    await updateCall(tx, id, { status: 'PROCESS_COMPLETED', summary, score_percentage: more.score ?? null })
    await saveCallWords(tx, id)
  })
  return id
}

const spoken: readonly [name: string, said: string, summary: string | null][] = [
  [
    'refund',
    'How can I help? / I was refunded twice for the blue kettle.',
    'The customer wants a correction.',
  ],
  ['refunds', 'Hello. / Do you give refunds for a broken kettle?', null],
  [
    'invoice',
    'Hello. / My invoice is wrong, I want a refund, not a new invoice.',
    'Billing complaint, escalated.',
  ],
  ['café', 'Good morning. / The café on Main Street has no naïve waiters.', null],
  [
    'spanish',
    'Buenos días. / No me llega la devolución de mi teléfono, mañana llamaré otra vez.',
    'Reclamación.',
  ],
  [
    'numbers',
    'Your order number is 4711. / Write to ana.perez@example.com, please. The follow-up is due.',
    null,
  ],
]

const list = (query: string): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis?${query}`, { token })
const search = (text: string): Promise<Answer> => list(`q=${encodeURIComponent(text)}&include_total=true`)

async function assertFinds(text: string, ...names: string[]): Promise<void> {
  const { status, body } = await search(text)
  assert.equal(status, 200, text)
  assert.deepEqual(new Set(body.items.map(({ external_id }: Json) => external_id)), new Set(names), text)
  assert.equal(body.total, names.length, text)
}

test('a word finds the calls it was said on, in every form of the word and in any case', async () => {
  for (const word of ['refund', 'refunds', 'refunded', 'REFUNDING'])
    await assertFinds(word, 'refund', 'refunds', 'invoice')
  await assertFinds('kettles', 'refund', 'refunds')
  await assertFinds('kettle wrong')
  await assertFinds('broken kettle', 'refunds')
  await assertFinds('never-said')
})

test('a call is found by its summary as well as by what was said, and by both together', async () => {
  await assertFinds('correction', 'refund')
  await assertFinds('escalated', 'invoice')
  await assertFinds('escalated invoice', 'invoice')
  await assertFinds('reclamacion', 'spanish')
})

test('words in quotes are found only as they follow each other', async () => {
  await assertFinds('"blue kettle"', 'refund')
  await assertFinds('"kettle blue"')
  await assertFinds('"broken kettle" refunds', 'refunds')
  await assertFinds('"new invoice', 'invoice')
})

test('a word with a minus leaves calls out, and "or" takes in either', async () => {
  await assertFinds('refund -invoice', 'refund', 'refunds')
  await assertFinds('refund -"blue kettle"', 'refunds', 'invoice')
  await assertFinds('invoice or café', 'invoice', 'café')
  await assertFinds('broken OR escalated OR 4711', 'refunds', 'invoice', 'numbers')
  assertInvalid(await search('-refund'), 'query', 'q')
})

test('accents may be typed or left out, and Spanish is found like English', async () => {
  for (const word of ['café', 'cafe', 'CAFÉ', 'cafe\u0301', 'naive']) await assertFinds(word, 'café')
  for (const text of [
    'devolución',
    'devolucion',
    'teléfonos',
    'manana',
    '"no me llega"',
    'llamaré',
    'otra vez',
  ])
    await assertFinds(text, 'spanish')
})

test('numbers, addresses and joined words are found as they were said', async () => {
  for (const text of ['4711', 'ana.perez@example.com', 'follow-up', '"order number"'])
    await assertFinds(text, 'numbers')
})

test('who spoke, the file, the agent and the metadata are not what was said', async () => {
  for (const word of ['Lighthouse', 'umbrella', 'parasol', 'PROCESS_COMPLETED', model.client_id, 'month'])
    await assertFinds(word)
  await assertFinds('customer', 'refund')
})

test('nothing to look for is no search, and signs that are no words find nothing', async () => {
  for (const text of ['', '   ']) assert.equal((await search(text)).body.total, spoken.length)
  for (const text of ['...', '🙂', '&', '""']) await assertFinds(text)
})

test('whatever anybody types is answered: with calls, with none, or with what is wrong', async () => {
  const odd = [
    "'",
    '"',
    '((',
    '))',
    ':*',
    'refund:*',
    '!',
    '!!refund',
    '|',
    '& |',
    '<->',
    '<2>',
    '\\',
    "\\'",
    '%',
    '_',
    '*',
  ]
  const tricky = [
    "refund'); drop table call; --",
    '$1',
    '{}',
    'null',
    '-',
    '--',
    '- -',
    'or',
    'or or',
    '"or"',
    '-"',
    '-""',
  ]
  const foreign = [
    '🙂🙃',
    'refund🙂',
    'مرحبا',
    '你好',
    '환불',
    '\u202erefund',
    '\u0301',
    '\ufeff',
    '\u2028',
    'ﷺ',
    'ß',
    'İ',
  ]
  const long = [
    'a '.repeat(500),
    '-a '.repeat(333),
    '"a" '.repeat(250),
    'or '.repeat(333),
    '"'.repeat(1000),
    'ﷺ'.repeat(1000),
  ]
  const common = ['the', 'the and of', 'no', 'I', 'a']
  for (const text of [...odd, ...tricky, ...foreign, ...long, ...common]) {
    const { status } = await search(text)
    assert.ok(status === 200 || status === 422, `${status} for ${JSON.stringify(text.slice(0, 40))}`)
  }
  assert.equal((await search('é'.repeat(1000))).status, 200)
  for (const text of ['\0', 'refund\0', 'x'.repeat(1001), '🙂'.repeat(1001)])
    assertInvalid(await search(text), 'query', 'q')
  for (const raw of ['q=%ED%A0%80', 'q=%FF', 'q=%', 'q=a&q=b', 'q[]=a', 'q=%E2%82'])
    assert.ok([200, 400, 422].includes((await list(raw)).status), raw)
})

test('a search can be limited, sorted and paged like any list, and shows no other client anything', async () => {
  const kept: { id: string; agent: string; score: number; day: number }[] = []
  for (let index = 0; index < 45; index++) {
    const agent = ['ana', "d'Arc \\ & !x", 'ben'][index % 3]!
    const [score, day] = [(index * 37) % 90, 1 + (index % 9)]
    const createdAt = `2026-0${1 + (index % 4)}-0${day}T10:00:00.${String(index).padStart(6, '0')}Z`
    const said = index % 5 === 0 ? 'A walrus, not a dodo.' : 'A walrus.'
    const id = await keepCall(`walrus-${index}`, said, null, { agentId: agent, score, createdAt })
    if (index % 5 !== 0) kept.push({ id, agent, score, day: (index % 4) * 100 + day })
  }
  const follow = async (query: string): Promise<string[]> => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer: Answer = await list(`q=walrus%20-dodo&${query}${cursor && `&cursor=${cursor}`}`)
      assert.equal(answer.status, 200)
      seen.push(...answer.body.items.map(({ id }: Json) => id))
      cursor = answer.body.next_cursor
    }
    return seen
  }
  const best = kept.toSorted((one, other) => other.score - one.score)
  const limits: [string, (call: (typeof kept)[number]) => boolean][] = [
    ['', () => true],
    [`agent_id=${encodeURIComponent("d'Arc \\ & !x")}`, ({ agent }) => agent !== 'ana' && agent !== 'ben'],
    ['min_score=30&max_score=60', ({ score }) => score >= 30 && score <= 60],
    ['start_date=2026-02-03&end_date=2026-03-05', ({ day }) => day >= 103 && day <= 205],
    ['model_name=quality&status=PROCESS_COMPLETED', () => true],
    ['status=PENDING', () => false],
    ['enabled=false', () => false],
  ]
  for (const [query, keeps] of limits) {
    const expected = best.filter(keeps).map(({ id }) => id)
    assert.deepEqual(await follow(`sort=-score_percentage&limit=7&${query}`), expected, query)
    assert.deepEqual(await follow(`sort=score_percentage&limit=7&${query}`), expected.toReversed(), query)
    const newest = await follow(`limit=200&${query}`)
    assert.deepEqual(await follow(`limit=7&${query}`), newest, query)
    assert.deepEqual(await follow(`limit=7&sort=created_at&${query}`), newest.toReversed(), query)
    assert.equal(
      (await list(`q=walrus%20-dodo&include_total=true&${query}`)).body.total,
      expected.length,
      query,
    )
  }
  const stranger = await service.token(scopes)
  const theirs = await send(`${service.address}/v1/call-analysis?q=walrus&include_total=true`, {
    token: stranger,
  })
  assert.deepEqual(theirs.body, { items: [], next_cursor: null, total: 0 })
})

test('a call that is heard again is found by what is heard now, and an erased one by nothing', async () => {
  const calls = `${service.address}/v1/call-analysis`
  const body = callForm({ audio: writeToneWav(1), fields: { external_id: 'again' } })
  const { id } = (await send(calls, { method: 'POST', token, body })).body
  await assertFinds('marzipan')
  await finishCalls(service, turnsOf('Hello. / I ordered marzipan.'))
  await assertFinds('marzipan', 'again')
  const rerun = await send(`${calls}/${id}/rerun`, { token, json: { from: 'audio' } })
  assert.equal(rerun.status, 201)
  await assertFinds('marzipan')
  await finishCalls(service, turnsOf('Hello. / I ordered pistachios.'))
  await assertFinds('marzipan')
  await assertFinds('pistachio', 'again')
  assert.equal((await send(`${calls}/${id}`, { method: 'DELETE', token })).status, 204)
  await assertFinds('pistachio')
})

test('the longest call is kept whatever its language, and found by its beginning', async () => {
  const syllable = (number: number) => String.fromCodePoint(0xac00 + (number % 11_172))
  const korean = (index: number) =>
    syllable(index) + syllable(Math.floor(index / 11_172)) + syllable(index * 29)
  const words = {
    latin: Array.from({ length: 60_000 }, (_, index) => `w${index.toString(36)}`),
    korean: Array.from({ length: 60_000 }, (_, index) => korean(index)),
  }
  for (const [name, many] of Object.entries(words)) {
    assert.equal(new Set(many).size, 60_000)
    await keepCall(name, many.join(' '), null)
    await assertFinds(many[7]!, name)
  }
})
