import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import type { LlmEngine } from '../../src/judge/llm/model/llm-engines.ts'
import { bankCall, caseOf, revision, variable } from '../support/bank-call.ts'
import { answerHonestly } from '../support/honest-model.ts'
import { type AskedOfModel, type ModelServer, startModelServer } from '../support/model-server.ts'
import { vendorProtocols } from '../support/vendor-protocols.ts'

type Json = Record<string, unknown>

const servers: ModelServer[] = []
after(() => Promise.all(servers.map((server) => server.close())))

const model = revision([
  variable('greets', 'BOOLEAN', 'The agent greets', { category: 'closing' }),
  variable('tone', 'INTEGER', 'The agent thanks', { category: 'closing' }),
  variable('account', 'STRING', 'Which account', { category: null, options: ['savings account', 'other'] }),
  variable('q1', 'STRING', 'A key that looks like one of ours'),
  variable('__proto__', 'STRING', 'A key that is no ordinary one'),
])

async function ask(engine: LlmEngine, name: string, path = ''): Promise<AskedOfModel[]> {
  const server = await startModelServer(vendorProtocols[engine], answerHonestly)
  servers.push(server)
  const judge = createLlmJudge({
    engine,
    model: name,
    url: `${server.url}${path}`,
    apiKey: 'key',
    timeoutMs: 5_000,
    requestsAtOnce: 1,
    contextTokens: 6_000,
    prices: { in: undefined, out: undefined },
  })
  const { answers } = await judge.judge(caseOf(model, bankCall), new AbortController().signal)
  const value = (key: string) => answers.find((answer) => answer.key === key)!.value
  assert.deepEqual(
    [value('greets'), value('tone'), value('account'), value('q1')],
    [true, 15, 'savings account', null],
  )
  assert.equal(server.asked.length, 2, 'nothing had to be asked twice')
  return server.asked
}

/** Strict servers take only objects that name all their members and allow no others. */
function checkStrict(schema: Json, atLeast: number): void {
  let objects = 0
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, properties, required, additionalProperties } = node as Json
    if (type === 'object' && properties) {
      objects++
      assert.equal(additionalProperties, false)
      assert.deepEqual([...(required as string[])].sort(), Object.keys(properties as Json).sort())
    }
    for (const key of ['minimum', 'maximum', 'minLength', 'pattern', 'format']) assert.ok(!(key in node), key)
    Object.values(node).forEach(walk)
  }
  walk(schema)
  assert.ok(objects >= atLeast)
  const [first] = Object.keys(schema.properties as Json)
  const members = Object.keys(((schema.properties as Json)[first!] as { properties: Json }).properties)
  // Whether it arises, then the proof, and the mark after it: a model writes from left to right.
  assert.deepEqual(members, ['applicable', 'evidence', 'rationale', 'value', 'confidence'])
}

test('a server of one’s own is asked with a schema and at temperature 0, whatever the end of its address', async () => {
  for (const path of ['', '/', '/v1', '/v1/', '/v1/chat/completions', '/v1?api-version=2']) {
    const [asked] = await ask('openai-compatible', 'qwen3:8b', path)
    const { response_format: format, temperature, stream } = asked!.body as Json & { response_format: Json }
    assert.equal(format.type, 'json_schema')
    checkStrict((format.json_schema as Json).schema as Json, 3)
    assert.deepEqual([temperature, stream ?? false], [0, false])
    assert.equal(asked!.path.endsWith('?api-version=2'), path.includes('?'))
  }
})

test('OpenAI keeps nothing, and is held to a strict schema', async () => {
  const [asked] = await ask('openai', 'gpt-5-mini')
  const { store, text, temperature } = asked!.body as Json & { text: { format: Json } }
  assert.deepEqual(
    [store, text.format.type, text.format.strict, temperature],
    [false, 'json_schema', true, undefined],
  )
  checkStrict(text.format.schema as Json, 3)
})

test('Anthropic is held to a schema where the model knows it, and to a tool where not', async () => {
  const [native] = await ask('anthropic', 'claude-sonnet-4-5')
  const {
    output_config: config,
    max_tokens: most,
    tools,
  } = native!.body as Json & { output_config: { format: Json } }
  assert.deepEqual([config.format.type, tools], ['json_schema', undefined])
  assert.ok((most as number) >= 4_096)
  const [tool] = await ask('anthropic', 'claude-3-haiku-20240307')
  const { tool_choice: choice } = tool!.body as Json & { tool_choice: Json }
  assert.ok(choice.type === 'tool' || choice.type === 'any')
})

test('Google gets its instructions apart from the call, and a schema', async () => {
  const [asked] = await ask('google', 'gemini-2.5-flash', '/v1beta')
  const { generationConfig: config, contents } = asked!.body as Json & {
    generationConfig: Json
    contents: Json[]
  }
  assert.equal(config.responseMimeType, 'application/json')
  assert.ok(config.responseJsonSchema ?? config.responseSchema)
  assert.deepEqual(
    contents.map(({ role }) => role),
    ['user'],
  )
})
