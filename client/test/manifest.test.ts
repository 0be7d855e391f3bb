import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { CommandFault } from '../src/commands/command-fault.ts'
import { listAsManifest, readManifest } from '../src/commands/read-manifest.ts'
import { clockTime, printable, wrap } from '../src/commands/terminal.ts'
import { typeMetadata } from '../src/commands/typed-metadata.ts'
import { csvLine } from '../src/csv-line.ts'

test('a manifest says what it says, and options say the rest', () => {
  const text =
    '\ufefffile,agent_id,campaign,metadata.tier\na/one.wav,7,"Spring, ""late""",\ntwo.tar.mp3,,,gold\n'
  const { rows, faults } = readManifest(text, { agentId: '9', agentName: 'Ana', modelName: 'Quality' })
  assert.deepEqual(faults, [])
  const shared = { agentName: 'Ana', modelName: 'Quality' }
  assert.deepEqual(rows, [
    {
      line: 2,
      file: 'a/one.wav',
      externalId: 'one',
      agentId: '7',
      ...shared,
      metadata: { campaign: 'Spring, "late"' },
    },
    {
      line: 3,
      file: 'two.tar.mp3',
      externalId: 'two.tar',
      agentId: '9',
      ...shared,
      metadata: { tier: 'gold' },
    },
  ])
})

test('spreadsheets that write semicolons or tabs are understood', () => {
  for (const mark of [';', '\t']) {
    const text = `file${mark}external_id\r\na,b.wav${mark}x\r\n`
    const { rows } = readManifest(text, { agentId: '9', modelName: 'Quality' })
    assert.equal(rows[0]!.file, 'a,b.wav')
    assert.equal(rows[0]!.externalId, 'x')
  }
})

test('every fault of a manifest is told with its line', () => {
  const text = 'file,external_id\none.wav,1\n,2\ntwo.wav\n\nthree.wav,1\n'
  const { faults } = readManifest(text, { modelName: 'Quality', agentId: '' })
  const lines = faults.map(({ line, message }) => `${line} ${message}`)
  assert.deepEqual(lines, [
    '2 there is no agent_id; give one with --agent for all',
    '3 file is empty',
    '3 there is no agent_id; give one with --agent for all',
    '4 there are 1 values for 2 columns',
    '6 there is no agent_id; give one with --agent for all',
  ])
  const repeated = readManifest(text.replace('two.wav', 'two.wav,'), { modelName: 'Quality', agentId: '7' })
  assert.match(
    repeated.faults.at(-1)!.message,
    /external_id 1 of three\.wav is that of one\.wav on line 2 already/,
  )
  assert.match(readManifest('name\nx\n', {}).faults[0]!.message, /no column named file/)
  assert.match(readManifest('file,a,a\nx,1,2\n', {}).faults[0]!.message, /column a is there twice/)
  assert.throws(() => readManifest('', {}), CommandFault)
  assert.throws(() => readManifest('file\n"x\n', {}), CommandFault)
  const folder = listAsManifest(['a.wav', 'a.mp3'], { agentId: '7', modelName: 'Quality' })
  assert.match(folder.faults[0]!.message, /a of a\.mp3 is that of a\.wav already/)
})

test('metadata becomes what the model asks for', () => {
  const field = (key: string, type: string, required = false) =>
    ({ key, type, required, readable_name: key, grouping: false }) as Parameters<
      typeof typeMetadata
    >[1][number]
  const fields = [
    field('n', 'INTEGER'),
    field('d', 'DECIMAL'),
    field('b', 'BOOLEAN'),
    field('t', 'DATE'),
    field('must', 'STRING', true),
  ]
  const typed = typeMetadata({ n: '12', d: '1.5', b: 'Yes', t: '2026-01-31', free: '007', must: 'x' }, fields)
  assert.deepEqual(typed, {
    values: { n: 12, d: 1.5, b: true, t: '2026-01-31', free: '007', must: 'x' },
    faults: [],
  })
  const wrong = typeMetadata({ n: '1.5', d: 'much', b: 'perhaps' }, fields)
  assert.deepEqual(wrong.faults, [
    'n must be a whole number, not "1.5"',
    'd must be a number, not "much"',
    'b must be true or false, not "perhaps"',
    'the model requires must',
  ])
})

test('a table is read back as it was written, and no cell is a formula', () => {
  const values = ['a,b', 'say "hi"', 'two\nlines', '', null, undefined, 3, -4.5, true, 'ünïcödé']
  const [cells] = parse(csvLine(values)) as string[][]
  assert.deepEqual(cells, ['a,b', 'say "hi"', 'two\nlines', '', '', '', '3', '-4.5', 'true', 'ünïcödé'])
  const cellOf = (value: string) => (parse(csvLine([value])) as string[][])[0]![0]
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)']) assert.equal(cellOf(formula), `'${formula}`)
  // Some split at tabs, semicolons and line ends, quotes or not.
  assert.deepEqual(['\t=1', '\r=1', ';=1', 'a; -1'].map(cellOf), ["'\t'=1", "'\r'=1", ";'=1", "a; '-1"])
})

test('text is broken between words and cannot move the cursor', () => {
  assert.equal(wrap('one two three four', '- ', 10), '- one two\n  three\n  four')
  assert.equal(wrap('unbreakableword', '  ', 5), '  unbreakableword')
  assert.equal(printable('a\x1b[2Jb\r\nc\u202ed'), 'a [2Jb c d')
  assert.deepEqual([0, 65, 3723].map(clockTime), ['0:00', '1:05', '1:02:03'])
})
