import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { callStatuses } from '../../src/domain/call.ts'
import { type Json, send } from '../support/http.ts'
import { createOwner, type Owner } from '../support/owner-of-everything.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let owner: Owner
before(async () => {
  service = await startTestService()
  owner = await createOwner(service)
})
after(() => service.stop())

type Check = (value: Json) => boolean

const uuid: Check = (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
const text: Check = (value) => typeof value === 'string'
const integer: Check = (value) => Number.isInteger(value)
const number: Check = (value) => typeof value === 'number'
const percentage: Check = (value) => number(value) && value >= 0 && value <= 100
const boolean: Check = (value) => typeof value === 'boolean'
const momentUtc: Check = (value) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) && Date.parse(value) > 0
const clock: Check = (value) => /^\d{2,}:[0-5]\d:[0-5]\d$/.test(value)
const object: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const list: Check = (value) => Array.isArray(value)
const texts: Check = (value) => list(value) && value.length > 0 && value.every(text)
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

/** Every field of the contract is there and is what the contract says it is. */
function assertFields(record: Json, fields: Readonly<Record<string, Check>>): void {
  for (const [name, check] of Object.entries(fields)) {
    assert.ok(name in record, `${name} is not there`)
    assert.ok(check(record[name]), `${name} is ${JSON.stringify(record[name])}`)
  }
}

const read = async (path: string): Promise<Json> => {
  const { status, body } = await send(`${service.address}${path}`, { token: owner.token })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

// Holds Call analysis record: `id` · `external_id` · `agent_id` · `agent_name` · `model_id` · `status`
// Holds Call analysis record: `original_file_name` · `additional_parameters` · `analysis_result`
// Holds Call analysis record: `xscore_result` · `total_score` · `expected_score` · `score_percentage` · `summary`
// Holds Call analysis record: `insights` · `keywords` · `enabled` · `created_at` · `created_by` · `updated_at`
// Holds Call analysis record: `updated_by`
// Holds Limits: score percentage 0–100
// Holds Tenancy and identity: `created_by`, `updated_by`: the client, or `system`
test('the record of a finished call has every field of the contract', () => {
  assertFields(owner.calls[0], {
    id: uuid,
    external_id: text,
    agent_id: text,
    agent_name: text,
    model_id: integer,
    status: oneOf(callStatuses),
    error_message: orNull(text),
    original_file_name: text,
    additional_parameters: object,
    analysis_result: object,
    xscore_result: list,
    total_score: integer,
    expected_score: integer,
    score_percentage: percentage,
    summary: text,
    insights: texts,
    keywords: texts,
    enabled: boolean,
    created_at: momentUtc,
    created_by: text,
    updated_at: momentUtc,
    updated_by: text,
  })
  assert.equal(owner.calls[0].updated_by, 'system')
})

// Holds States: twelve statuses of a call
test('the twelve statuses of a call are the ones of the contract', () => {
  assert.deepEqual(
    [...callStatuses].sort(),
    [
      'AUDIO_CONVERSION_IN_PROGRESS',
      'AUDIO_CONVERTED',
      'AUDIO_TRANSCRIBED',
      'AUDIO_TRANSCRIPTION_IN_PROGRESS',
      'ERROR',
      'PENDING',
      'PROCESS_COMPLETED',
      'TRANSCRIPTION_ANALYZED',
      'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
      'TRANSCRIPTION_FAILED',
      'TRANSCRIPTION_SUMMARIZED',
      'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
    ].sort(),
  )
})

// Holds Category result: `id` · `name` · `total_score` · `expected_total_score` · `score_percentage`
// Holds Category result: `expected_score_percentage` · `variables`
// Holds Variable result: `id` · `key` · `readable_name` · `description` · `score` · `expected_score`
// Holds Tenancy and identity: categories and variables have a stable uuid in results
test('the score of a category and of each of its variables has every field of the contract', () => {
  const categories: Json[] = owner.calls[0].xscore_result
  assert.equal(categories.length, 2)
  for (const category of categories) {
    assertFields(category, {
      id: uuid,
      name: text,
      total_score: integer,
      expected_total_score: integer,
      score_percentage: percentage,
      expected_score_percentage: percentage,
      variables: list,
    })
    assert.ok(category.variables.length > 0)
    for (const variable of category.variables) {
      assertFields(variable, {
        id: uuid,
        key: text,
        readable_name: text,
        description: text,
        score: integer,
        expected_score: integer,
      })
    }
  }
})

// Holds Scoring: shape of `analysis_result`
test('the analysis of a call holds the variables, the categories, the answers, the metrics and who judged', () => {
  const { analysis_result } = owner.calls[0]
  assertFields(analysis_result, {
    variables: object,
    categories: object,
    answers: list,
    metrics: object,
    engine: object,
  })
  assert.ok(analysis_result.answers.length > 0)
  for (const answer of analysis_result.answers) {
    assertFields(answer, {
      key: text,
      value: () => true,
      score: number,
      expected_score: number,
      not_applicable: boolean,
      confidence: number,
      rationale: text,
      evidence: list,
    })
    for (const quote of answer.evidence) {
      assertFields(quote, { speaker: text, start: number, end: number, quote: text })
    }
  }
  for (const name of [
    'speech',
    'language',
    'model_revision',
    'prompt_version',
    'seconds',
    'tokens',
    'cost',
  ]) {
    assert.ok(name in analysis_result.engine, `engine.${name}`)
  }
})

// Holds Transcription: `id` · `status` · `language` · `enabled` · `created_at` · `created_by` · `segments`
// Holds Transcription: `transcription` · `duration` · `updated_at` · `updated_by`
// Holds States: four statuses of a transcription
// Holds Endpoints: `GET /v1/call-analysis/{id}/transcription`
test('a transcription has every field of the contract, its turns in time and its text by speaker', async () => {
  const transcription = await read(`/v1/call-analysis/${owner.calls[0].id}/transcription`)
  assertFields(transcription, {
    id: uuid,
    status: oneOf(['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED']),
    language: text,
    enabled: boolean,
    created_at: momentUtc,
    created_by: text,
    segments: object,
    transcription: text,
    duration: number,
    updated_at: momentUtc,
    updated_by: text,
  })
  assert.deepEqual(Object.keys(transcription.segments), ['segments'])
  const turns: Json[] = transcription.segments.segments
  assert.ok(turns.length > 0)
  for (const turn of turns) assertFields(turn, { speaker: text, start: number, end: number, text })
  const lines = turns.map(({ speaker, text: words }) => `${speaker}: ${words}`)
  assert.equal(transcription.transcription, lines.join('\n'))
})

// Holds Analysis model: `id` · `client_id` · `name` · `description` · `prompt` · `summarize_call`
// Holds Analysis model: `xscore_template` · `enabled` · `created_at` · `created_by` · `template_metadata`
// Holds Analysis model: `transcription_prompt` · `summarize_prompt` · `updated_at` · `updated_by`
// Holds Models, categories, variables, metadata: items of `template_variables` · items of `template_metadata`
test('a model has every field of the contract, and its variables and metadata fields theirs', async () => {
  const model = await read(`/v1/models/${owner.model.id}`)
  assertFields(model, {
    id: integer,
    client_id: text,
    name: text,
    description: text,
    prompt: text,
    summarize_call: boolean,
    xscore_template: boolean,
    least_confidence: number,
    enabled: boolean,
    created_at: momentUtc,
    created_by: text,
    template_metadata: list,
    template_variables: list,
    transcription_prompt: text,
    summarize_prompt: text,
    updated_at: orNull(momentUtc),
    updated_by: orNull(text),
  })
  const types = ['STRING', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'TIME', 'DATETIME']
  assert.ok(model.template_variables.length > 0 && model.template_metadata.length > 0)
  for (const variable of model.template_variables) {
    assertFields(variable, {
      key: text,
      type: oneOf(types),
      required: boolean,
      readable_name: text,
      description: text,
      category: orNull(text),
      weight: number,
      order_number: orNull(integer),
      critical: boolean,
      passes_when: boolean,
      options: orNull(list),
    })
  }
  for (const field of model.template_metadata) {
    assertFields(field, {
      key: text,
      readable_name: text,
      type: oneOf(types),
      required: boolean,
      grouping: boolean,
    })
  }
})

// Holds Model request: `description` · `prompt` · `template_variables` · `transcription_prompt`
// Holds Model request: `summarize_call` · `summarize_prompt` · `xscore_template` · `enabled`
test('every field of a model request comes back as it was sent', async () => {
  const json = {
    name: 'Every field',
    description: 'What it evaluates',
    prompt: 'Be fair.',
    template_variables: [
      { key: 'greets', type: 'BOOLEAN', required: true },
      { key: 'tries', type: 'INTEGER', required: false },
    ],
    transcription_prompt: 'Acme, Initech',
    summarize_call: false,
    summarize_prompt: 'In one sentence.',
    xscore_template: true,
    least_confidence: 0.57,
    enabled: false,
  }
  const { status, body } = await send(`${service.address}/v1/models`, { token: owner.token, json })
  assert.equal(status, 201)
  const { template_variables, ...fields } = json
  for (const [name, value] of Object.entries(fields)) assert.equal(body[name], value, name)
  for (const [index, variable] of template_variables.entries()) {
    for (const [name, value] of Object.entries(variable)) {
      assert.equal(body.template_variables[index][name], value, name)
    }
  }
})

// Holds Model category: `id` · `client_prompt_template_id` · `name` · `description` · `max_score`
// Holds Model category: `order_number` · `enabled` · `created_at` · `created_by` · `updated_at` · `updated_by`
// Holds Model category: `slug`: kebab-case of the name
test('a category of a model has every field of the contract', async () => {
  const categories: Json[] = await read(`/v1/models/${owner.model.id}/categories`)
  assert.equal(categories.length, 2)
  for (const category of categories) {
    assertFields(category, {
      id: integer,
      client_prompt_template_id: (value) => value === owner.model.id,
      name: text,
      slug: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
      description: orNull(text),
      max_score: integer,
      order_number: orNull(integer),
      enabled: boolean,
      created_at: momentUtc,
      created_by: text,
      updated_at: orNull(momentUtc),
      updated_by: orNull(text),
    })
  }
})

// Holds Group item: `grouping_field_value` · `total_requests` · `avg_score` · `min_score` · `max_score`
// Holds Group item: `avg_duration` · `min_duration` · `max_duration`
// Holds Category item: `order_number` · `category_name` · `avg_category_score` · `min_score` · `max_score`
// Holds Category item: `expected_score`
test('a group of calls and a category of an agent have every field of the contract', async () => {
  const groups: Json[] = await read('/v1/stats/grouping-fields?grouping_field_key=campaign')
  assert.equal(groups.length, 1)
  assertFields(groups[0], {
    grouping_field_value: text,
    total_requests: integer,
    avg_score: number,
    min_score: number,
    max_score: number,
    avg_duration: clock,
    min_duration: clock,
    max_duration: clock,
  })
  const agent = encodeURIComponent(owner.calls[0].agent_id)
  const categories: Json[] = await read(`/v1/stats/xscore-by-agent?agent_id=${agent}`)
  assert.equal(categories.length, 2)
  for (const category of categories) {
    assertFields(category, {
      order_number: integer,
      category_name: text,
      avg_category_score: number,
      min_score: number,
      max_score: number,
      expected_score: number,
    })
  }
})

// Holds Statistics, decided: shape of `extracted-key/{key}` and of the table
test('the answers of a variable and the table of a model have the fields that are promised', async () => {
  const answers = await read('/v1/stats/extracted-key/greets')
  assertFields(answers, { key: text, type: text, total: integer, missing: integer, values: list })
  for (const value of answers.values) {
    assertFields(value, { value: () => true, count: integer, percentage, avg_score: orNull(number) })
  }
  const model = encodeURIComponent(owner.model.name)
  const table = await read(`/v1/stats/dynamic-table-data?model_name=${model}`)
  assertFields(table, { columns: list, rows: list, next_cursor: orNull(text) })
  for (const column of table.columns)
    assertFields(column, { key: text, label: text, type: text, group: text })
  assert.equal(table.rows.length, 1)
})

// Holds All operations: version in every path, `1.0.0` in the description
test('every address begins with the version, and the description names it', async () => {
  const document = await read('/openapi.json')
  assert.equal(document.info.version, '1.0.0')
  const operations = Object.entries<Json>(document.paths).filter(([, item]) =>
    Object.values<Json>(item).some((operation) => operation['x-scope']),
  )
  for (const [path] of operations) assert.match(path, /^\/v1\//)
})
