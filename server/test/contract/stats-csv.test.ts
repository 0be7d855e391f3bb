import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { writeCsv } from '../../src/http/csv.ts'
import { preferredType } from '../../src/http/preferred-type.ts'
import { type Json, send } from '../support/http.ts'
import {
  createPlainModel,
  drawCall,
  insertFinishedCalls,
  makeDraw,
  type PlainCall,
  readCategories,
} from '../support/seeded-calls.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
  const json = {
    name: 'Quality',
    xscore_template: true,
    categories: [{ name: '=Opening', max_score: 30, order_number: 1 }],
    template_variables: [
      { key: 'rating', type: 'INTEGER', readable_name: '@rating' },
      { key: 'amount', type: 'DECIMAL' },
      { key: 'mood', type: 'STRING', readable_name: 'Mood, spoken' },
    ],
    template_metadata: [{ key: 'campaign' }],
  }
  const created = await createPlainModel(service.address, token, service.clientId, json)
  const model = await readCategories(service.database, created)
  const draw = makeDraw(11)
  const calls: PlainCall[] = Array.from({ length: 60 }, (_, index) =>
    drawCall(
      draw,
      model,
      BigInt(Date.parse('2025-05-01T08:00:00Z')) * 1000n + BigInt(index) * 7_200_000_000n,
    ),
  )
  await insertFinishedCalls(service.database, calls)
})
after(() => service.stop())

const get = (path: string, accept?: string) =>
  send(`${service.address}/v1/stats/${path}`, { token, headers: accept === undefined ? {} : { accept } })

/** As RFC 4180 reads it: quotes, doubled quotes, lines that end in CRLF. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    assert.ok(found, `not CSV at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] === ',') continue
    rows.push(row)
    row = []
  }
  assert.deepEqual(row, [], 'the last line ends as every line does')
  return rows
}

/** How a value stands in a cell: formulas defused, numbers as they are, nothing for null. */
function cellOf(value: Json): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' && /^[=+\-@\t\r\n]/.test(value) && Number.isNaN(Number(value))
    ? `'${value}`
    : String(value)
}

const tables: [path: string, file: string, rowsOf: (body: Json) => Json[]][] = [
  ['grouping-fields?grouping_field_key=campaign', 'grouping-fields.csv', (body) => body],
  ['grouping-fields?grouping_field_key=mood', 'grouping-fields.csv', (body) => body],
  ['xscore-by-agent?agent_id=%3D1%2B1', 'xscore-by-agent.csv', (body) => body],
  ['extracted-key/mood', 'extracted-key.csv', (body) => body.values],
  ['extracted-key/amount', 'extracted-key.csv', (body) => body.values],
  ['trend?interval=week', 'trend.csv', (body) => body.points],
]
for (const [path, file, rowsOf] of tables) {
  test(`${path} is the same as a table`, async () => {
    const json = await get(path)
    const csv = await get(path, 'text/csv')
    assert.equal(csv.status, 200)
    assert.match(csv.headers.get('content-type')!, /^text\/csv; charset=utf-8/)
    assert.equal(csv.headers.get('content-disposition'), `attachment; filename="${file}"`)
    for (const answer of [json, csv]) assert.equal(answer.headers.get('vary'), 'Accept')
    const [header, ...rows] = readCsv(csv.body)
    const objects = rowsOf(json.body)
    assert.ok(objects.length > 1 || path.startsWith('xscore'))
    assert.deepEqual(new Set(header), new Set(Object.keys(objects[0])))
    assert.deepEqual(
      rows,
      objects.map((object) =>
        header!.map((name, index) => {
          const cell = cellOf(object[name])
          // A line does not begin with a sign, be it a number's that stands in a text.
          return index === 0 && typeof object[name] === 'string' && /^[+-]/.test(cell) ? `'${cell}` : cell
        }),
      ),
    )
  })
}

// Holds Statistics, decided: CSV with `Accept: text/csv`
test('the table of calls has its labels as header and leads to the next page', async () => {
  const path = 'dynamic-table-data?model_name=Quality&limit=25'
  const { body } = await get(path)
  const csv = await get(path, 'text/csv')
  const [header, ...rows] = readCsv(csv.body)
  assert.deepEqual(
    header,
    body.columns.map(({ label }: Json) => cellOf(label)),
  )
  assert.ok(header!.includes("'@rating") && header!.includes('Mood, spoken') && header!.includes("'=Opening"))
  assert.deepEqual(
    rows,
    body.rows.map((row: Json) => body.columns.map(({ key }: Json) => cellOf(row[key]))),
  )
  const next = /<([^>]+)>; rel="next"/.exec(csv.headers.get('link')!)![1]!
  const second = await send(`${service.address}${next}`, { token, headers: { accept: 'text/csv' } })
  assert.equal(readCsv(second.body).length, 26)
})

// Holds Statistics, decided: CSV with `Accept: text/csv`
test('the totals are one flat table', async () => {
  const { body } = await get('basic')
  const [header, ...rows] = readCsv((await get('basic', 'text/csv')).body)
  const at = (row: string[], name: string) => row[header!.indexOf(name)]
  const sections = Object.groupBy(rows, (row) => row[0]!)
  assert.deepEqual(Object.keys(sections), ['total', 'status', 'distribution', 'category', 'agent'])
  assert.equal(at(sections.total![0]!, 'total_requests'), String(body.total_requests))
  assert.equal(at(sections.total![0]!, 'total_duration'), body.total_duration)
  assert.deepEqual(
    sections.status!.map((row) => [at(row, 'key'), at(row, 'total_requests')]),
    body.statuses.map(({ status, count }: Json) => [status, String(count)]),
  )
  assert.deepEqual(
    sections.category!.map((row) => [at(row, 'name'), at(row, 'avg_score'), at(row, 'expected_score')]),
    body.categories.map((item: Json) => [cellOf(item.category_name), String(item.avg_category_score), '30']),
  )
  assert.deepEqual(
    sections.agent!.map((row) => [at(row, 'key'), at(row, 'name'), at(row, 'total_requests')]),
    body.agents.map((agent: Json) => [
      cellOf(agent.agent_id),
      cellOf(agent.agent_name),
      String(agent.total_requests),
    ]),
  )
})

// Holds Statistics, decided: a cell is never a formula
test('a spreadsheet runs nothing of what callers or agents have written', () => {
  const cells = [
    '=1+1',
    '+1 555',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＠x',
    ' =1+1',
    '\ufeff+x',
    '-5',
    '+5.25',
    'a=b',
    -5,
    0.5,
    true,
    null,
    undefined,
  ]
  assert.equal(
    writeCsv(
      ['x'],
      cells.map((cell) => [cell]),
    ),
    `x\r\n'=1+1\r\n'+1 555\r\n'-2+3\r\n'@SUM(A1)\r\n'\tx\r\n"'\rx"\r\n'＝1+1\r\n'＠x\r\n' =1+1\r\n'\ufeff+x\r\n-5\r\n+5.25\r\na=b\r\n-5\r\n0.5\r\ntrue\r\n\r\n\r\n`,
  )
})

test('nor does a spreadsheet run anything that splits at semicolons or tabs, as in most of Europe', () => {
  const cells = [
    ';=1+1',
    'a;=1+1',
    'a; =1+1',
    '\t=1',
    'a\t@x',
    'a;"=1+1"',
    'a\n=1+1',
    'a;;+1',
    'a;\ufeff-x',
    'a; b',
    'a;-',
  ]
  const lines = cells.map((cell) => readCsv(writeCsv([cell], []))[0]![0])
  assert.deepEqual(lines, [
    ";'=1+1",
    "a;'=1+1",
    "a; '=1+1",
    "'\t'=1",
    "a\t'@x",
    'a;"\'=1+1"',
    "a\n'=1+1",
    "a;;'+1",
    "a;\ufeff'-x",
    'a; b',
    "a;'-",
  ])
  assert.equal(writeCsv(['+1', '+1'], []), "'+1,+1\r\n")
  const letters = fc.constantFrom(...[...'=+-@＝;,"\'\t\r\n a1\ufeff'])
  const words = fc.string({ unit: letters, maxLength: 12 })
  const rows = fc.array(fc.array(words, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(rows, (table) => {
      const file = writeCsv(['one', 'two', 'three'], table)
      for (const separator of [';', '\t'])
        for (const cell of readElsewhere(file, separator))
          assert.doesNotMatch(cell, /^[\s\p{Cf}]*[=+\-@＝＋－＠](?!\d+(\.\d+)?$)/u, JSON.stringify(file))
    }),
  )
})

/** As a spreadsheet reads it that knows no commas: quotes count where a cell begins with one. */
function readElsewhere(file: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < file.length; ) {
    let cell = ''
    if (file[at] === '"') {
      const [inside] = /^"(?:[^"]|"")*"?/.exec(file.slice(at))!
      cell = inside.slice(1).replace(/"$/, '').replaceAll('""', '"')
      at += inside.length
    }
    const rest = new RegExp(`^[^${separator}\r\n]*`).exec(file.slice(at))![0]
    cells.push(cell + rest)
    at += rest.length + 1
  }
  return cells
}

// Holds Statistics, decided: CSV with `Accept: text/csv`
test('whoever would rather have JSON gets JSON', () => {
  const wanted: [accept: string | undefined, csv: boolean][] = [
    [undefined, false],
    ['', false],
    ['*/*', false],
    ['application/json', false],
    ['text/csv', true],
    ['TEXT/CSV; charset=utf-8', true],
    ['text/*', true],
    ['text/csv, */*', true],
    ['text/csv, */*;q=0.1', true],
    ['text/csv, application/json', false],
    ['text/csv;q=0.9, application/json', false],
    ['text/csv, application/json;q=0.9', true],
    ['application/*, text/csv;q=0.5', false],
    ['text/csv;q=0, */*', false],
    ['text/csv;q=0', false],
    ['application/json;q=0, */*;q=0.1', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/html', false],
    ['text/csv;q=abc', false],
    [';;;,,/', false],
  ]
  for (const [accept, csv] of wanted) {
    const type = preferredType(accept, ['application/json', 'text/csv'])
    assert.equal(type, csv ? 'text/csv' : 'application/json', `Accept: ${accept}`)
  }
})

// Holds Statistics, decided: CSV with `Accept: text/csv`
test('a refusal is JSON, whatever was asked for', async () => {
  const { status, headers } = await get('trend?interval=hour', 'text/csv')
  assert.equal(status, 422)
  assert.match(headers.get('content-type')!, /^application\/json/)
})
