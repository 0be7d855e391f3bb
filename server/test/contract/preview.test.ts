import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { scopes } from '../../src/domain/scopes.ts'
import { bankCall } from '../support/bank-call.ts'
import { type Answer, assertRefusal, type Json, send } from '../support/http.ts'
import { createOwner, type Owner, ownersModel } from '../support/owner-of-everything.ts'
import { startRedactingService, timeWords } from '../support/redacted-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let owner: Owner
before(async () => {
  service = await startTestService()
  owner = await createOwner(service, { calls: 3 })
})
after(() => service.stop())

const preview = (json: Json, token = owner.token, id: number | string = owner.model.id): Promise<Answer> =>
  send(`${service.address}/v1/models/${id}/preview`, { token, json })

const read = async (path: string): Promise<Json> =>
  (await send(`${service.address}${path}`, { token: owner.token })).body

const segments = bankCall.turns.map(({ speaker, startSeconds, endSeconds, text }) => ({
  speaker,
  start: startSeconds,
  end: endSeconds,
  text,
}))

/** A result without what tells one run from another: how long it took, and who wrote the words down. */
function comparable(result: Json): Json {
  const { analysis_result, xscore_result, total_score, expected_score, score_percentage } = result
  const { summary, insights, keywords } = result
  const { engine, ...analysis } = analysis_result
  return {
    analysis,
    xscore_result,
    total_score,
    expected_score,
    score_percentage,
    summary,
    insights,
    keywords,
  }
}

/** Every row of every table, as text; and how far the counters have counted. */
async function readDatabase(): Promise<Json> {
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public'`.execute(service.database)
  const everything: Json = {}
  for (const { name } of tables.rows) {
    const rows = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      service.database,
    )
    everything[name] = rows.rows.map(({ row }) => row).sort()
  }
  const counters = await sql<Json>`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
    service.database,
  )
  return { ...everything, counters: counters.rows }
}

// Holds Trying a model: `POST /v1/models/{id}/preview`: the result the pipeline gives, in the order asked, beside what the call has
test('a preview gives what the pipeline gave for the same revision, and what the call has now beside it', async () => {
  const ids = owner.calls.map(({ id }) => id).reverse()
  const { status, body } = await preview({ call_analysis_ids: ids })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.model_revision, 1)
  assert.deepEqual(
    body.results.map((result: Json) => result.call_analysis_id),
    ids,
    'in the order asked',
  )
  for (const result of body.results) {
    const call = await read(`/v1/call-analysis/${result.call_analysis_id}`)
    assert.deepEqual(comparable(result), comparable(call))
    assert.equal(result.external_id, call.external_id)
    const { total_score, expected_score, score_percentage } = call
    const scores = { total_score, expected_score, score_percentage }
    assert.deepEqual(result.stored, { model_id: owner.model.id, model_revision: 1, ...scores })
    assert.equal(result.analysis_result.engine.model_revision, 1)
    assert.equal(result.analysis_result.engine.speech, call.analysis_result.engine.speech)
  }
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: nothing is stored
test('nothing is stored: every row of every table stays as it was', async () => {
  const before = await readDatabase()
  const [{ id }] = owner.calls as [Json]
  const tries: Json[] = [
    { call_analysis_ids: [id] },
    { call_analysis_ids: [id], model: { ...ownersModel, name: 'Never saved', prompt: 'Be stern.' } },
    { transcript: { segments } },
    { transcript: 'Agent: Hello.' },
    { transcript: 'Agent: Hello.', model: { name: 'No', template_variables: [{ key: 'a', type: 'x' }] } },
  ]
  for (const json of tries) {
    await preview(json)
    const headers = { 'idempotency-key': 'preview-key' }
    await send(`${service.address}/v1/models/${owner.model.id}/preview`, {
      token: owner.token,
      json,
      headers,
    })
  }
  assert.deepEqual(await readDatabase(), before)
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: `transcript`: segments or lines
test('a transcript that is sent along is judged like a call, and its words can come as plain lines', async () => {
  const [call] = owner.calls as [Json]
  const sent = await preview({ transcript: { segments: segments.toReversed() } })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  const [result] = sent.body.results
  assert.equal(result.call_analysis_id, null)
  assert.equal(result.external_id, null)
  assert.ok(!('stored' in result))
  assert.equal(result.analysis_result.engine.speech, null)
  const whole = await read(`/v1/call-analysis/${call.id}`)
  assert.deepEqual(result.xscore_result, whole.xscore_result)
  assert.deepEqual(result.analysis_result.answers, whole.analysis_result.answers)

  const { transcription } = await read(`/v1/call-analysis/${call.id}/transcription`)
  const text = await preview({ transcript: transcription })
  assert.deepEqual(text.body.results[0].analysis_result.variables, whole.analysis_result.variables)
  assert.equal(text.body.results[0].total_score, whole.total_score)
  const said = new Set(bankCall.turns.map(({ speaker }) => speaker))
  for (const { evidence } of text.body.results[0].analysis_result.answers)
    for (const { speaker, start, end } of evidence) assert.ok(said.has(speaker) && start <= end)

  const silent = await preview({ transcript: { segments: [] } })
  assert.equal(silent.body.results[0].expected_score, 0, 'without speech nothing applies')
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: `model`: unsaved changes
test('unsaved changes can be tried: the model that is sent counts, and stays unsaved', async () => {
  const [{ id }] = owner.calls as [Json]
  const { categories, ...fields } = ownersModel
  const model = {
    ...fields,
    summarize_call: false,
    template_variables: [
      ...fields.template_variables,
      {
        key: 'thanks_the_customer',
        type: 'BOOLEAN',
        category: 'closing',
        description: 'The agent says thanks.',
      },
    ],
  }
  const { status, body } = await preview({ call_analysis_ids: [id], model })
  assert.equal(status, 200, JSON.stringify(body))
  assert.equal(body.model_revision, null)
  const [result] = body.results
  assert.equal(result.summary, null)
  assert.equal(result.analysis_result.engine.model_revision, null)
  assert.equal(result.stored.model_revision, 1)
  const revision = await read(`/v1/models/${owner.model.id}/revisions/1`)
  assert.deepEqual(
    result.xscore_result.map((category: Json) => category.id),
    revision.categories.map(({ uuid }: Json) => uuid),
    'without categories of its own it has those of the model',
  )
  assert.equal(
    result.expected_score + result.analysis_result.points_open,
    revision.categories.reduce((sum: number, { max_score }: Json) => sum + max_score, 0),
  )
  const closing = result.xscore_result[1].variables
  assert.deepEqual(
    closing.map(({ key, expected_score }: Json) => [key, expected_score]),
    [
      ['says_goodbye', 10],
      ['thanks_the_customer', 10],
    ],
  )
  const saved = revision.template_variables.find(({ key }: Json) => key === 'says_goodbye')
  assert.equal(closing[0].id, saved.uuid, 'what keeps its key keeps its id')

  const other = {
    name: 'Whatever',
    xscore_template: true,
    categories: [],
    template_variables: [{ key: 'a', type: 'BOOLEAN' }],
  }
  const scored = await preview({ call_analysis_ids: [id], model: other })
  assert.deepEqual(
    scored.body.results[0].xscore_result.map(({ name }: Json) => name),
    ['General'],
  )
  const plain = await preview({ call_analysis_ids: [id], model: { name: 'Plain' } })
  assert.equal(plain.body.results[0].xscore_result, null)
  assert.equal(plain.body.results[0].total_score, null)
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: `model`: the rules of saving
test('a model that could not be saved is refused in the same words, with the place it is at', async () => {
  const model = { name: 'M', xscore_template: true, categories: [{ name: 'Opening', max_score: 5 }] }
  const faulty: [Json, string][] = [
    [
      { ...model, template_variables: [{ key: 'a', type: 'BOOLEAN', category: 'nowhere' }] },
      'model.template_variables.0.category',
    ],
    [
      { ...model, template_variables: [{ key: 'opening', type: 'STRING' }] },
      'model.template_variables.0.key',
    ],
    [
      {
        ...model,
        categories: [
          { name: 'A', max_score: 1 },
          { name: 'a', max_score: 1 },
        ],
      },
      'model.categories.1.name',
    ],
    [{ xscore_template: true }, 'model.name'],
    [
      { ...model, template_variables: [{ key: 'a', type: 'BOOLEAN', weight: -1 }] },
      'model.template_variables.0.weight',
    ],
    [{ ...model, description: 'x'.repeat(2_200_000) }, 'model'],
  ]
  for (const [json, path] of faulty) {
    const saving = await send(`${service.address}/v1/models`, { token: owner.token, json })
    const trying = await preview({ transcript: 'Agent: Hi.', model: json })
    assertRefusal(trying, 422, '001-002-0002', path)
    assert.equal(trying.body.message, saving.body.message)
  }
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: other clients' calls, erased calls, calls without a transcript
test("another's call is as if it had never been, and a call that cannot be judged is named", async () => {
  const stranger = await service.token(scopes)
  const { body: theirs } = await send(`${service.address}/v1/models`, { token: stranger, json: ownersModel })
  const own = owner.calls[0].id
  const never = '018f0000-0000-7000-8000-000000000000'
  const refusals: string[] = []
  for (const id of [own, owner.erased, never]) {
    const answer = await preview({ call_analysis_ids: [id] }, stranger, theirs.id)
    assertRefusal(answer, 404, '001-001-0001', 'call_analysis_ids.0')
    refusals.push(JSON.stringify(answer.body))
  }
  assert.equal(new Set(refusals).size, 1)
  assertRefusal(await preview({ call_analysis_ids: [own] }, owner.token, theirs.id), 404, '001-001-0001')
  assertRefusal(
    await preview({ call_analysis_ids: [own, never] }),
    404,
    '001-001-0001',
    'call_analysis_ids.1',
  )
  assertRefusal(
    await preview({ call_analysis_ids: [own, owner.erased] }),
    410,
    '002-002-0003',
    'call_analysis_ids.1',
  )
  await service.database
    .updateTable('transcription')
    .set({ status: 'IN_PROGRESS' })
    .where('call_id', '=', own)
    .execute()
  const waiting = await preview({ call_analysis_ids: [own.toUpperCase()] })
  await service.database
    .updateTable('transcription')
    .set({ status: 'COMPLETED' })
    .where('call_id', '=', own)
    .execute()
  assertRefusal(waiting, 409, '002-003-0003', 'call_analysis_ids.0')
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: scopes; disabled models
test('what a call came to is shown only to who may read calls; a disabled model can be tried', async () => {
  const { id } = owner.calls[2]
  const { clientId, database } = service
  const model = await service.client.models.create({ ...ownersModel, enabled: false } as Json)
  await database.updateTable('call').set({ workspace_id: clientId }).where('id', '=', id).execute()
  const all = await preview({ call_analysis_ids: [id] }, await service.token(), model.id)
  assert.ok('stored' in all.body.results[0])
  const fewer = ['read:prompt-template', 'read:call-analysis-transcription'] as const
  await database
    .updateTable('client')
    .set({ scopes: [...fewer] })
    .where('id', '=', clientId)
    .execute()
  const limited = await preview({ call_analysis_ids: [id] }, await service.token(), model.id)
  assert.equal(limited.status, 200)
  assert.ok(!('stored' in limited.body.results[0]))
  assert.deepEqual(comparable(limited.body.results[0]), comparable(all.body.results[0]))
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: redacted words are what is judged
test('a call is judged by its redacted words, whatever it is tried for', async () => {
  const redacting = await startRedactingService('cards')
  try {
    const id = await redacting.submit()
    const card = 'My card number is 4111 1111 1111 1111.'
    const turns = [
      { speaker: 'Agent', startSeconds: 0, endSeconds: 2, text: 'What is your card number?' },
      { speaker: 'Customer', startSeconds: 2, endSeconds: 8, text: card },
    ]
    assert.deepEqual(await redacting.work(turns.map(timeWords), ['cards']), Array(4).fill('done'))
    const [model] = await redacting.service.client.models.list()
    const asked = {
      key: 'card_number',
      type: 'STRING',
      description: 'The card number of the customer',
    } as const
    const tried = await redacting.service.client.models.preview(model!.id, {
      call_analysis_ids: [id],
      model: { name: 'Nosy', template_variables: [asked] },
    })
    assert.ok(!JSON.stringify(tried).includes('1111'))
    assert.deepEqual((tried.results[0]!.analysis_result!.engine as Json).redacted, { cards: 1 })
  } finally {
    await redacting.stop()
  }
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: hostile bodies
test('hostile bodies are refused with the field at fault', async () => {
  const { id } = owner.calls[0]
  const turn = { speaker: 'Agent', start: 0, end: 1, text: 'Hello.' }
  const faulty: [Json, string | undefined][] = [
    [{}, undefined],
    [{ call_analysis_ids: [id], transcript: 'Agent: Hi.' }, undefined],
    [{ call_analysis_ids: [] }, 'call_analysis_ids'],
    [{ call_analysis_ids: [id, id] }, 'call_analysis_ids.1'],
    [{ call_analysis_ids: [id, id.toUpperCase()] }, 'call_analysis_ids.1'],
    [{ call_analysis_ids: ['1'] }, 'call_analysis_ids.0'],
    [{ call_analysis_ids: id }, 'call_analysis_ids'],
    [{ call_analysis_ids: Array.from({ length: 21 }, () => id) }, 'call_analysis_ids'],
    [{ calls: [id] }, 'calls'],
    [{ transcript: '' }, 'transcript'],
    [{ transcript: 7 }, 'transcript'],
    [{ transcript: null }, 'transcript'],
    [{ transcript: [turn] }, 'transcript'],
    [{ transcript: {} }, 'transcript.segments'],
    [{ transcript: { segments: 'Agent: Hi.' } }, 'transcript.segments'],
    [{ transcript: { segments: [{ ...turn, end: '1' }] } }, 'transcript.segments.0.end'],
    [{ transcript: { segments: [turn, { ...turn, end: -1 }] } }, 'transcript.segments.1.end'],
    [{ transcript: { segments: [{ ...turn, start: 2 }] } }, 'transcript.segments.0.end'],
    [{ transcript: { segments: [{ ...turn, end: 1e9 }] } }, 'transcript.segments.0.end'],
    [{ transcript: { segments: [{ ...turn, speaker: '' }] } }, 'transcript.segments.0.speaker'],
    [{ transcript: { segments: [{ ...turn, text: 'nul \0' }] } }, 'transcript.segments.0.text'],
    [{ transcript: { segments: Array.from({ length: 10_001 }, () => turn) } }, 'transcript.segments'],
    [{ transcript: { segments: [{ ...turn, text: 'x'.repeat(200_001) }] } }, 'transcript.segments'],
    [{ transcript: 'x'.repeat(200_001) }, 'transcript'],
    [
      { transcript: Array.from({ length: 51 }, (_, index) => `Person ${index}: Hello.`).join('\n') },
      'transcript',
    ],
    [{ transcript: 'Agent: half \udc00 pair' }, 'transcript'],
  ]
  for (const [json, path] of faulty) {
    const answer = await preview(json)
    assertRefusal(answer, 422, '001-002-0002', path)
  }
  const inside = await preview({ transcript: { segments: [{ ...turn, end: '1' }] } })
  assert.equal(inside.body.message, 'This must be a number.')
  assertRefusal(await preview({ transcript: 'x'.repeat(14_000_000) }), 413, '001-002-0003')
  assertRefusal(await preview({ transcript: 'Agent: Hi.' }, owner.token, 2_147_483_647), 404, '001-001-0001')
})
