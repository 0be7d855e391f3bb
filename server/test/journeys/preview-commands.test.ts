import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type CommandsBeside, command, startCommandsBeside } from '../support/commands-beside.ts'

let beside: CommandsBeside
before(async () => {
  beside = await startCommandsBeside()
  for (const name of ['lost-card.json', 'demo-model.json'])
    await copyFile(new URL(`../../samples/${name}`, import.meta.url), join(beside.folder, name))
  await writeFile(join(beside.folder, 'lines.txt'), 'Agent: Good morning, this is Acme.\nCustomer: Hello.\n')
})
after(() => beside.stop())

const broken = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', CALLMARK_URL: 'http://127.0.0.1:1' }

// Holds Trying a model: `POST /v1/models/{id}/preview`: `callmark judge`
test('a transcript is judged by a model file with no service and no database, and every answer is explained', async () => {
  const args = ['judge', 'lost-card.json', '--model', 'demo-model.json']
  const { code, out, err } = await beside.run(args, broken)
  assert.equal(code, 0, err)
  assert.match(out, /^Score {2}\d+ of \d+ points \([\d.]+ %\)$/m)
  assert.match(out, /^Opening {2}\d+ of \d+$/m)
  assert.match(out, /^ +\d+ of \d+ {2}Verifies the customer: (yes|no) {2}\d+ % sure$/m)
  assert.match(out, /^ +\d:\d\d (Agent|Customer) “/m)
  assert.match(out, /^ {12}Read the (whole )?call: /m)
  for (const head of ['Extracted', 'Summary', 'Insights', 'Keywords'])
    assert.match(out, new RegExp(`^${head}$`, 'm'))
  const { out: json } = await beside.run([...args, '--json'], broken)
  const result = JSON.parse(json)
  assert.match(out, new RegExp(`^Score {2}${result.total_score} of ${result.expected_score} points`, 'm'))
  assert.equal(result.analysis_result.engine.model_revision, null)
})

test('a transcription as the API gives it, its segments and standard input are all the same to it', async () => {
  const { turns } = JSON.parse(await readFile(join(beside.folder, 'lost-card.json'), 'utf8'))
  const shapes = [turns, { segments: turns }, { id: 'x', status: 'COMPLETED', segments: { segments: turns } }]
  const scores = new Set<number>()
  // As some editors save it.
  await writeFile(join(beside.folder, 'marked.json'), `\uFEFF${JSON.stringify(turns)}`)
  const marked = await beside.run(['judge', 'marked.json', '--model', 'demo-model.json', '--json'], broken)
  assert.equal(marked.code, 0, marked.err)
  scores.add(JSON.parse(marked.out).total_score)
  for (const shape of shapes) {
    const { code, out, err } = await runWithInput(JSON.stringify(shape), [
      'judge',
      '-',
      '--model',
      'demo-model.json',
      '--json',
    ])
    assert.equal(code, 0, err)
    scores.add(JSON.parse(out).total_score)
  }
  assert.equal(scores.size, 1)
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: `callmark judge`
test('files that cannot be used are refused in words, and nothing is judged', async () => {
  const write = (name: string, text: string) => writeFile(join(beside.folder, name), text)
  await write('empty.txt', ' \n')
  await write('cut.json', '{"segments": [')
  await write('other.json', '{"name": "x"}')
  await write('deep.json', `${'{"segments":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  await write('typed.json', '[{"speaker": "Agent", "start": "2", "end": 3, "text": "Hello."}]')
  await write('backwards.json', '[{"speaker": "Agent", "start": 2, "end": 1, "text": "Hello."}]')
  await write('unknown.yaml', 'name: A\nsecret_field: 1\n')
  await write(
    'nowhere.yaml',
    'name: A\nxscore_template: true\ncategories: []\nvariables: [{key: a, type: BOOLEAN, category: b}]\n',
  )
  await write('wrong.yaml', 'name: A\nvariables: [{key: 1a, type: BOOLEAN}]\n')
  const faulty: [string, string, RegExp][] = [
    ['missing.json', 'demo-model.json', /^The file missing\.json cannot be read \(ENOENT\)\.$/m],
    ['empty.txt', 'demo-model.json', /^empty\.txt is empty\.$/m],
    ['cut.json', 'demo-model.json', /^cut\.json is not JSON:/m],
    ['other.json', 'demo-model.json', /^other\.json contains no segments\./m],
    ['deep.json', 'demo-model.json', /^deep\.json contains no segments\./m],
    ['typed.json', 'demo-model.json', /segments\.0\.start: This must be a number\./],
    ['backwards.json', 'demo-model.json', /segments\.0\.end: A segment cannot end before it starts\./],
    ['lines.txt', 'missing.yaml', /^The file missing\.yaml cannot be read/m],
    ['lines.txt', 'unknown.yaml', /line 2: secret_field is not known here/],
    ['lines.txt', 'nowhere.yaml', /template_variables\.0\.category: There is no category "b"/],
    ['lines.txt', 'wrong.yaml', /template_variables\.0\.key: A key starts with a letter/],
    ['-', '-', /^Only one of the two can come from the standard input\.$/m],
  ]
  for (const [transcript, model, words] of faulty) {
    const { code, out, err } = await beside.run(['judge', transcript, '--model', model], broken)
    assert.equal(code, 1, transcript)
    assert.equal(out, '')
    assert.match(err, words)
    assert.doesNotMatch(err, /^ +at /m, 'no stack')
  }
})

// Holds Trying a model: `POST /v1/models/{id}/preview`: `callmark models preview`
test('a model of the service is tried from the command line, as it is saved and as a file would have it', async () => {
  const saved = await beside.runWell(['models', 'preview', 'quality', '--transcript', 'lost-card.json'])
  assert.match(saved, /^Score {2}\d+ of \d+ points/m)
  await writeFile(
    join(beside.folder, 'draft.yaml'),
    'name: Quality\nvariables:\n  - key: greets\n    type: BOOLEAN\n',
  )
  const draft = ['models', 'preview', 'Quality', '--transcript', 'lost-card.json', '--file', 'draft.yaml']
  assert.doesNotMatch(await beside.runWell(draft), /^Score/m)
  const { model_revision, results } = JSON.parse(await beside.runWell([...draft, '--json']))
  assert.equal(model_revision, null)
  assert.deepEqual(Object.keys(results[0].analysis_result.variables), ['greets'])

  await beside.runWell(['submit', 'billing-refund.ogg', '--model', 'Quality', '--agent', '7', '--wait'])
  const { items } = await beside.service.client.calls.listPage({})
  const tried = await beside.runWell(['models', 'preview', 'Quality', '--calls', items[0]!.id])
  assert.match(tried, new RegExp(`^Call {3}billing-refund {2}${items[0]!.id}$`, 'm'))
  const [, now] = /^Now {4}(\d+ of \d+ points)/m.exec(tried) ?? []
  assert.ok(now && tried.includes(`Score  ${now}`), tried)

  const neither = await beside.run(['models', 'preview', 'Quality'])
  assert.match(neither.err, /--calls or --transcript/)
  assert.equal(neither.code, 1)
})

async function runWithInput(input: string, args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: beside.folder,
    env: { ...process.env, ...broken },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const [out, err] = [child.stdout, child.stderr].map(async (stream) => {
    let text = ''
    for await (const piece of stream.setEncoding('utf8')) text += piece
    return text
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, out: await out!, err: await err! }
}
