import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../src/domain/new-id.ts'
import { send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { type WrittenCall, writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let modelId: number
let otherModelId: number
const oddAgent = "d'Arc \\ 'x' & !y"

const call = (change: Partial<WrittenCall>): WrittenCall => ({
  id: newId(),
  externalId: newId(),
  agentId: 'agent-1',
  modelId,
  status: 'PROCESS_COMPLETED',
  score: 50,
  createdAt: 1_767_268_800_000_000n,
  said: 'nothing much',
  summary: null,
  erased: false,
  ...change,
})

before(async () => {
  service = await startTestService()
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Sales' })).id
  otherModelId = (await service.client.models.create({ name: 'Support' })).id
})
after(() => service.stop())

async function find(query: string, pages = 100): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  for (let page = 0; page < pages && (page === 0 || cursor); page++) {
    const { status, body } = await send(`${service.address}/v1/call-analysis?${query}${cursor}`, { token })
    assert.equal(status, 200, JSON.stringify(body))
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
  }
  return ids
}
const findWords = (text: string) => find(`q=${encodeURIComponent(text)}`)

// Holds Lists: `q`: words of transcript and summary
test('a call is found by what was said or summed up, in any form of the word, with or without accents', async () => {
  const english = call({
    said: 'I want both purchases refunded, and quickly please',
    summary: 'Asked for money back.',
  })
  const spanish = call({ said: 'no me funciona el teléfono desde ayer por la mañana' })
  await writeCalls(service.database, service.clientId, [english, spanish])
  for (const text of [
    'refund',
    'Refunds',
    'REFUNDING',
    'purchase',
    'money',
    'quickly refund',
    '"money back"',
  ])
    assert.deepEqual(await findWords(text), [english.id], text)
  for (const text of ['telefono', 'TELÉFONO', 'teléfonos', 'manana', '"no me funciona"', 'funciona -dinero'])
    assert.deepEqual(await findWords(text), [spanish.id], text)
  assert.deepEqual(new Set(await findWords('refund or teléfono')), new Set([english.id, spanish.id]))
  for (const text of ['refund teléfono', '"back money"', 'money -purchase', 'agent', 'Agent:', 'completed'])
    assert.deepEqual(await findWords(text), [], text)
})

test('among thousands of calls, common and rare words are found alike, in every order and with every filter', async () => {
  const month = 2_629_800_000_000n
  const many = Array.from({ length: 8_000 }, (_, index) =>
    call({
      createdAt: 1_735_732_800_000_000n + (BigInt(index) * 14n * month) / 8_000n,
      score: index % 7 === 0 ? null : index % 101,
      agentId: index % 2 === 0 ? oddAgent : 'agent-2',
      modelId: index % 3 === 0 ? otherModelId : modelId,
      status: index % 10 === 0 ? 'ERROR' : 'PROCESS_COMPLETED',
      said: [
        'good morning',
        index % 2 === 0 ? 'frequent' : '',
        index % 40 === 0 ? 'seldom' : '',
        index === 4_500 ? 'unique' : '',
        index < 4_000 ? 'bygone' : 'lately',
      ].join(' '),
    }),
  )
  await writeCalls(service.database, service.clientId, many)
  const compare = (one: WrittenCall, other: WrittenCall) => (one.id < other.id ? -1 : 1)
  const orders = {
    '-created_at': (one: WrittenCall, other: WrittenCall) => Number(other.createdAt - one.createdAt),
    created_at: (one: WrittenCall, other: WrittenCall) => Number(one.createdAt - other.createdAt),
    '-score_percentage': (one: WrittenCall, other: WrittenCall) =>
      (one.score === null ? 1 : 0) - (other.score === null ? 1 : 0) ||
      (other.score ?? 0) - (one.score ?? 0) ||
      compare(other, one),
  }
  const filters: [string, (call: WrittenCall) => boolean][] = [
    ['', () => true],
    [`&agent_id=${encodeURIComponent(oddAgent)}`, ({ agentId }) => agentId === oddAgent],
    [`&model_id=${otherModelId}`, (found) => found.modelId === otherModelId],
    ['&status=ERROR&status=PENDING', ({ status }) => status === 'ERROR'],
    ['&min_score=20&max_score=30', ({ score }) => score !== null && score >= 20 && score <= 30],
    [
      '&start_date=2025-03-10&end_date=2025-09-10',
      ({ createdAt }) => createdAt >= 1_741_564_800_000_000n && createdAt < 1_757_548_800_000_000n,
    ],
  ]
  for (const word of ['frequent', 'seldom', 'unique', 'bygone', 'lately', 'never']) {
    for (const [sort, order] of Object.entries(orders)) {
      for (const [query, keep] of filters) {
        const said = new RegExp(`\\b${word}\\b`)
        const expected = many.filter((found) => said.test(found.said!) && keep(found)).sort(order)
        const asked = `q=${word}&sort=${sort}&limit=200${query}`
        assert.deepEqual(
          await find(asked, 3),
          expected.slice(0, 600).map(({ id }) => id),
          asked,
        )
        const { body } = await send(`${service.address}/v1/call-analysis?${asked}&include_total=true`, {
          token,
        })
        assert.equal(body.total, expected.length, asked)
      }
    }
  }
})

test('a call that only failed to be transcribed is not found by words, and says so at once', async () => {
  assert.deepEqual(await find('q=good&status=TRANSCRIPTION_FAILED&status=PENDING'), [])
})
