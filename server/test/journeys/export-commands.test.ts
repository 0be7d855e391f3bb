import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { createPlainModel } from '../support/seeded-calls.ts'

let beside: CommandsBeside
let ids: readonly string[]
const noon = Date.UTC(2026, 0, 10, 12)

before(async () => {
  beside = await startCommandsBeside({})
  const { service } = beside
  const yesOrNo = (key: string, category: string) => ({
    ...{ key, category, type: 'BOOLEAN' as const, required: true, description: key },
  })
  const model = await createPlainModel(service.address, await service.token(), service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [
      { name: 'Opening', max_score: 10, order_number: 1 },
      { name: 'Closing', max_score: 30, order_number: 2 },
    ],
    template_variables: [yesOrNo('greets', 'opening'), yesOrNo('thanks', 'closing')],
  })
  const said = (value: boolean | null, not_applicable = false) => ({ value, not_applicable })
  const answers = [
    { greets: said(true), thanks: said(false) },
    { greets: said(false), thanks: said(true) },
    { greets: said(null), thanks: said(null, true) },
  ]
  const calls = []
  for (const [index, given] of answers.entries())
    calls.push(
      await insertJudgedCall(service.database, {
        ...{ model, agentId: 'ana', createdAt: new Date(noon + index * 60_000), durationMs: 61_500 },
        answers: given,
        sentWith: index === 1 ? { note: '=cmd("x"), and "more"' } : {},
      }),
    )
  ids = calls.map(({ id }) => id)
})
after(() => beside?.stop())

const write = (columns: string) => beside.runWell(['export', '--format', 'csv', '--columns', columns])

test('a table has the columns that are named, in that order, with what came of criteria and categories', async () => {
  const names =
    'criterion.greets, id ,category_percent.closing,criterion.thanks,score_percentage,variable.thanks,duration'
  assert.equal(
    await write(names),
    [
      names.replaceAll(' ', ''),
      `passed,${ids[0]},0,failed,25,false,61.5`,
      `failed,${ids[1]},100,passed,75,true,61.5`,
      `open,${ids[2]},,not_applicable,,,61.5`,
      '',
    ].join('\r\n'),
  )
})

test('what a call does not have stays empty, and nothing in a table is run as a formula', async () => {
  assert.equal(
    await write('metadata.note,criterion.unknown,category.opening,machine.greets,language'),
    [
      'metadata.note,criterion.unknown,category.opening,machine.greets,language',
      ',,10,,',
      `"'=cmd(""x""), and ""more""",,0,,`,
      ',,,,',
      '',
    ].join('\r\n'),
  )
  assert.equal(
    await write('metadata.=1+1,metadata.constructor'),
    'metadata.=1+1,metadata.constructor\r\n,\r\n,\r\n,\r\n',
  )
})

test('columns and filters go together, and a list without calls has its columns', async () => {
  const filters = ['--criterion', 'greets', '--outcome', 'failed', '--columns', 'id']
  assert.equal(await beside.runWell(['export', '--format', 'csv', ...filters]), `id\r\n${ids[1]}\r\n`)
  const none = ['--from', '2001-01-01', '--to', '2001-01-02', '--columns', 'id,language']
  assert.equal(await beside.runWell(['export', '--format', 'csv', ...none]), 'id,language\r\n')
})

test('a column that there is not is refused with those that there are, and so are columns of whole records', async () => {
  for (const wrong of ['', 'id,', 'colour', 'criterion.', 'metadata', 'Id', 'id,transcription']) {
    const { code, out, err } = await beside.run(['export', '--format', 'csv', '--columns', wrong])
    assert.equal(code, 1, wrong)
    assert.equal(out, '')
    assert.match(err, /A call has no column ".*"\. The columns are: id, external_id, .*, criterion\.…, /)
  }
  for (const format of ['jsonl', 'vcon']) {
    const { code, out, err } = await beside.run(['export', '--format', format, '--columns', 'id'])
    assert.equal(code, 1, format)
    assert.equal(out, '')
    assert.equal(err, '--columns goes with --format csv: the others write whole records.\n')
  }
})
