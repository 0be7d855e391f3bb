import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { highlightWords } from '../../src/domain/highlight-words.ts'
import { newId } from '../../src/domain/new-id.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { listSearchPhrases } from '../../src/domain/search-terms.ts'
import { saveCallWords } from '../../src/store/calls/call-words.ts'
import { assertInvalid, assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let modelId: number
before(async () => {
  service = await startTestService()
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Sales' })).id
})
after(() => service.stop())

const list = (query: Record<string, string>, as = token) =>
  send(`${service.address}/v1/call-analysis?${new URLSearchParams(query)}`, { token: as })

type Said = readonly (readonly [speaker: string, text: string])[]

/** Writes a finished call in which this was said, a turn every ten seconds. */
async function say(said: Said, summary: string | null = null): Promise<string> {
  const id = newId()
  const call = { id, externalId: id, agentId: 'a', modelId, status: 'PROCESS_COMPLETED', score: 50 } as const
  const written = { ...call, createdAt: 1_767_268_800_000_000n, said: 'x', summary, erased: false }
  await writeCalls(service.database, service.clientId, [written])
  const segments = said.map(([speaker, text], index) => ({
    speaker,
    start: 10 * index,
    end: 10 * index + 5,
    text,
  }))
  await service.database.transaction().execute(async (tx) => {
    await tx
      .updateTable('transcription')
      .set({ segments: JSON.stringify(segments) })
      .where('call_id', '=', id)
      .execute()
    await saveCallWords(tx, id)
  })
  return id
}

/** The hits of the only call that a search finds, each with its highlighted words. */
async function hits(q: string): Promise<Json[]> {
  const { status, body } = await list({ q, include_hits: 'true', fields: 'id' })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.items.length, 1, q)
  return body.items[0].hits.map((hit: Json) => ({
    ...hit,
    highlighted: hit.marks.map(([from, to]: [number, number]) => hit.text.slice(from, to)),
  }))
}
const highlighted = async (q: string) => (await hits(q)).map((hit) => hit.highlighted)

test('a hit shows who said it, when, and which words', async () => {
  await say([
    ['Agent', 'Good morning, how can I help?'],
    ['Customer', 'Both purchases were refunded, but the 👍 refunds never came.'],
    ['Agent', 'I see no refund here.'],
  ])
  const found = await hits('Refund')
  assert.deepEqual(
    found.map(({ speaker, start, end }) => [speaker, start, end]),
    [
      ['Customer', 10, 15],
      ['Agent', 20, 25],
    ],
  )
  assert.deepEqual(await highlighted('REFUNDING purchase'), [
    ['purchases', 'refunded', 'refunds'],
    ['refund'],
  ])
  assert.equal(found[0]!.text, 'Both purchases were refunded, but the 👍 refunds never came.')
})

test('accents do not matter, and highlights are where the letters are however they are written', async () => {
  await say([['Customer', 'Mi tele\u0301fono no funciona, el TELÉFONO ﬁjo sí; ¿qué hago mañana?']])
  assert.deepEqual(await highlighted('telefono'), [['tele\u0301fono', 'TELÉFONO']])
  assert.deepEqual(await highlighted('manana fijo'), [['ﬁjo', 'mañana']])
  assert.deepEqual(await highlighted('"teléfono fijo"'), [['TELÉFONO', 'ﬁjo']])
})

test('a phrase is highlighted where it stands as one; over two turns, its words are', async () => {
  await say([
    ['Agent', 'The lost parcel of the parcel shop was never a lost cause.'],
    ['Customer', 'Say lost'],
    ['Agent', 'umbrella then.'],
  ])
  assert.deepEqual(await highlighted('"lost parcel"'), [['lost', 'parcel']])
  assert.deepEqual(await highlighted('"lost umbrella"'), [['lost', 'lost'], ['lost'], ['umbrella']])
  assert.deepEqual(await highlighted('umbrella or cause -zebra'), [['cause'], ['umbrella']])
})

test('words with hyphens, numbers and addresses are highlighted as they are found', async () => {
  await say([
    ['Customer', 'My call-back to o’hara@quince.example about 4711.50 was at quince.example/desk today.'],
  ])
  assert.deepEqual(await highlighted('call-back'), [['call-back']])
  assert.deepEqual(await highlighted('4711.50'), [['4711.50']])
  assert.deepEqual(await highlighted('hara@quince.example'), [['hara@quince.example']])
  assert.deepEqual(await highlighted('quince.example/desk'), [['quince.example/desk']])
})

test('at most three turns are shown, those that hold most of what was asked for, in their order', async () => {
  await say([
    ['Agent', 'A walnut.'],
    ['Customer', 'A walnut.'],
    ['Agent', 'A walnut.'],
    ['Customer', 'A walnut and a hazelnut.'],
    ['Agent', 'A hazelnut.'],
  ])
  const found = await hits('walnut hazelnut')
  assert.deepEqual(
    found.map(({ start }) => start),
    [0, 10, 30],
  )
})

test('what stands in the summary only is shown from there', async () => {
  await say([['Agent', 'Nothing much.']], 'The customer wanted marmalade.')
  assert.deepEqual(await hits('marmalade'), [
    {
      speaker: null,
      start: null,
      end: null,
      text: 'The customer wanted marmalade.',
      marks: [[20, 29]],
      highlighted: ['marmalade'],
    },
  ])
})

test('of a turn without an end, the part around the first highlight is shown', async () => {
  const filler = 'and so on '.repeat(200)
  await say([['Customer', `${filler}then the periwinkle bloomed ${filler}`]])
  const [hit] = await hits('periwinkle')
  assert.deepEqual(hit.highlighted, ['periwinkle'])
  assert.ok(hit.text.length < 420, hit.text)
  assert.match(hit.text, /^… .* the periwinkle bloomed .* …$/)
})

test('hits need the scope of the transcript, and a search', async () => {
  const limited = await service.token(scopes.filter((scope) => scope !== 'read:call-analysis-transcription'))
  assertRefusal(await list({ q: 'x', include_hits: 'true' }, limited), 403, '001-001-0003')
  assert.equal((await list({ q: 'x' }, limited)).status, 200)
  const { body } = await list({ include_hits: 'true', limit: '1' })
  assert.deepEqual(body.items[0].hits, [])
  assert.ok(!('hits' in (await list({ q: 'walnut' })).body.items[0]))
})

test('a list holds the fields that are asked for, and the id', async () => {
  const { body } = await list({ fields: 'status, score_percentage,duration', limit: '2' })
  for (const item of body.items)
    assert.deepEqual(Object.keys(item).sort(), ['duration', 'id', 'score_percentage', 'status'])
  const whole = (await list({ limit: '1' })).body.items[0]
  assert.deepEqual(await service.client.calls.get(whole.id), whole)
  assert.equal(whole.model_revision, 1)
  const all = Object.keys(whole).join(',')
  assert.deepEqual((await list({ fields: all, limit: '1' })).body.items[0], whole)
  const { items } = await service.client.calls.listPage({ fields: ['agent_id'], limit: 1 })
  assert.deepEqual(items, [{ id: whole.id, agent_id: 'a' }])
  for (const fields of ['nonsense', 'status,', '', 'client_id', 'status;id', '__proto__'])
    assertInvalid(await list({ fields }), 'query', 'fields')
})

test('a search is read as it is carried out, exclusions left aside', () => {
  const forms = (query: string) =>
    listSearchPhrases(query).map((phrase) => phrase.map(({ form, offset }) => `${form}+${offset}`).join(' '))
  assert.deepEqual(forms("'refund' & !'card' & 'fee'"), ['refund+0', 'fee+0'])
  assert.deepEqual(forms("'lost' <-> 'key' <2> 'box' | 'it''s \\\\'"), ['lost+0 key+1 box+3', "it's \\+0"])
  assert.deepEqual(forms("'a' & !( 'b' <-> ( 'c' | 'd' ) ) & 'e'"), ['a+0', 'e+0'])
  assert.deepEqual(forms(''), [])
})

test('highlights that overlap become one', () => {
  const words = ['call-back', 'call', '-', 'back'].map((word, index) => ({
    word,
    form: word === '-' ? null : word,
    whole: index === 0,
  }))
  const phrase = (...named: string[]) => named.map((form, offset) => ({ form, offset }))
  assert.deepEqual(highlightWords('call-back', words, [phrase('call-back', 'call', 'back')]), [[0, 9]])
  assert.deepEqual(highlightWords('call-back', words, [phrase('back')]), [[5, 9]])
})
