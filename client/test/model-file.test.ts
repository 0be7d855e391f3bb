import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { CommandFault } from '../src/commands/command-fault.ts'
import type { ModelDefinition } from '../src/commands/model-definition.ts'
import { readModelFile } from '../src/commands/read-model-file.ts'
import { writeModelFile } from '../src/commands/write-model-file.ts'
import { slugOf } from '../src/model-rules.ts'

const text = fc.oneof(
  fc.constantFrom(
    '',
    'yes',
    'null',
    '~',
    '12',
    '- a',
    'a: b',
    '# x',
    ' led',
    'trailed ',
    'a\n',
    '\na',
    'a\n\n  b\n',
    '\ttab',
    '"',
    "it's",
  ),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.lorem({ maxCount: 60, mode: 'words' }),
  fc.array(fc.lorem({ maxCount: 20 }), { maxLength: 5 }).map((lines) => lines.join('\n')),
)
const type = fc.constantFrom('STRING', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'TIME', 'DATETIME' as const)
const key = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_-]{0,20}$/)
const order_number = fc.option(fc.nat())
const categories = fc.uniqueArray(
  fc.record({
    name: text.filter((name) => name !== ''),
    description: text,
    max_score: fc.nat(),
    order_number,
  }),
  { selector: ({ name }) => slugOf(name), maxLength: 4 },
)
const definition: fc.Arbitrary<ModelDefinition> = categories.chain((made) =>
  fc.record({
    name: text,
    description: text,
    prompt: text,
    transcription_prompt: text,
    summarize_call: fc.boolean(),
    summarize_prompt: text,
    xscore_template: fc.boolean(),
    least_confidence: fc.integer({ min: 50, max: 99 }).map((percent) => percent / 100),
    enabled: fc.boolean(),
    categories: fc.constant(made),
    variables: fc.uniqueArray(
      fc.record({
        key,
        type: type as fc.Arbitrary<'STRING'>,
        required: fc.boolean(),
        readable_name: text,
        description: text,
        category: fc.constantFrom(null, ...made.map(({ name }) => name)),
        weight: fc.double({ min: 0, max: 1e6, noNaN: true }).map((weight) => weight + 0),
        order_number,
        critical: fc.boolean(),
        passes_when: fc.boolean(),
        options: fc.option(fc.array(text, { minLength: 1, maxLength: 4 })),
      }),
      { selector: (variable) => variable.key, maxLength: 6 },
    ),
    metadata: fc.uniqueArray(
      fc.record({
        key,
        readable_name: text,
        type: type as fc.Arbitrary<'STRING'>,
        required: fc.boolean(),
        grouping: fc.boolean(),
      }),
      { selector: (field) => field.key, maxLength: 4 },
    ),
  }),
)

test('whatever a model says, its file says the same', () => {
  const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)
  fc.assert(
    fc.property(definition, (generated) => {
      // Without the odd prototypes that generated objects may have.
      const model = structuredClone(generated)
      const written = writeModelFile(model)
      const { variables, categories: read, ...rest } = readModelFile(written)
      const { variables: given, categories: made, ...others } = model
      assert.deepEqual({ ...rest, categories: read ?? [] }, { ...others, categories: made })
      assert.deepEqual([...variables].sort(byKey), [...given].sort(byKey))
      assert.equal(writeModelFile(readModelFile(written)), written)
    }),
    { numRuns: 300 },
  )
})

test('a file says only what is not self-evident, and long texts in blocks', () => {
  const model = readModelFile('name: Quality\n')
  assert.equal(writeModelFile(model), 'name: Quality\n')
  assert.equal(model.least_confidence, 0.75)
  assert.match(writeModelFile({ ...model, least_confidence: 0.9 }), /^least_confidence: 0\.9$/m)
  const prompt = 'Score the agent.\nOnly by what was said.'
  assert.match(
    writeModelFile({ ...model, prompt }),
    /^prompt: \|-\n {2}Score the agent\.\n {2}Only by what was said\.$/m,
  )
  const long =
    'The agent greets the caller with the company’s name, gives their own name and asks how they can help.'
  assert.match(writeModelFile({ ...model, prompt: long }), /^prompt: >-\n {2}The agent greets/m)
})

test('what the API takes as JSON is taken as a file, too', () => {
  const path = new URL('../../server/samples/demo-model.json', import.meta.url)
  const model = readModelFile(readFileSync(path, 'utf8'))
  assert.equal(model.variables.find((variable) => variable.key === 'introduces_self')!.category, 'Opening')
  assert.equal(model.metadata.length, 2)
  assert.deepEqual(readModelFile(writeModelFile(model)), model)
})

test('every mistake in a file is told with its line', () => {
  const file = `name: Quality
promt: x
categories:
  - name: Opening
    max_score: ten
    variables:
      - key: greets
        type: BOOLEAN
        options: [yes, 1]
  - name: opening
    max_score: 5
variables:
  - key: greets
    type: BOOLEAN
  - type: STRING
metadata: none
`
  assert.throws(
    () => readModelFile(file),
    (error) => {
      assert.ok(error instanceof CommandFault)
      const lines = error.message.split('\n').map((line) => line.replace(/;.*/, ''))
      assert.deepEqual(lines, [
        'line 2: promt is not known here',
        'line 5: max_score must be a number',
        'line 9: options must be a list of texts',
        'line 15: key is missing',
        'line 16: here should be a list',
        'line 10: opening is there twice',
        'line 13: greets is there twice',
      ])
      return true
    },
  )
  for (const broken of ['', '- a', 'name: [', 'a: &x [*x]', 'name: 5'])
    assert.throws(() => readModelFile(broken), CommandFault, broken)
})
