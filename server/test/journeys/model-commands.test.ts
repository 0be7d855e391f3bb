import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'

let beside: CommandsBeside
let service: CommandsBeside['service']
let folder: string
before(async () => {
  beside = await startCommandsBeside()
  ;({ service, folder } = beside)
  await beside.runWell(['submit', 'billing-refund.ogg', '--model', 'Quality', '--agent', '7'])
})
after(() => beside.stop())

test('a model is kept as a file: pulled, changed, pushed, pulled again', async () => {
  assert.match(await beside.runWell(['models', 'list']), /^ +\d+ {2}Quality {2}\(11 variables, scored\)$/m)
  await beside.runWell(['models', 'pull', 'quality', 'quality.yaml'])
  const file = await readFile(join(folder, 'quality.yaml'), 'utf8')
  assert.equal(await beside.runWell(['models', 'pull', 'Quality']), file)
  const revisions = async () => {
    const model = (await service.client.models.list()).find(({ name }) => name === 'Quality')!
    return (await service.client.models.revisions(model.id)).length
  }
  assert.match(await beside.runWell(['models', 'push', 'quality.yaml']), /nothing was changed/)
  assert.equal(await revisions(), 1)

  const changed = file
    .replace('readable_name: Gives their own name', 'readable_name: Says their name')
    .replace('metadata:\n', 'metadata:\n  - key: site\n')
  await writeFile(join(folder, 'quality.yaml'), changed)
  const changes = [
    'variable introduces_self: readable_name "Gives their own name" → "Says their name"',
    'metadata site: added',
  ]
  const planned = await beside.runWell(['models', 'push', 'quality.yaml', '--dry-run'])
  assert.equal(planned, `This would be done:\n${changes.join('\n')}\n`)
  assert.equal(await revisions(), 1)
  assert.equal(await beside.runWell(['models', 'push', 'quality.yaml']), `${changes.join('\n')}\n`)
  assert.equal(await revisions(), 2)
  assert.match(await beside.runWell(['models', 'push', 'quality.yaml']), /nothing was changed/)

  await writeFile(
    join(folder, 'quality.yaml'),
    changed.replace('max_score: 40', 'max_score: 50').replace('name: Closing', 'name: Ending'),
  )
  const frozen = await beside.run(['models', 'push', 'quality.yaml'])
  assert.equal(frozen.code, 1)
  assert.match(
    frozen.err,
    /^Quality has calls, so its categories cannot be changed:\n {2}category Resolution: max_score 40 → 50\n {2}category Closing: deleted\n/,
  )
  assert.match(frozen.err, /callmark models push quality\.yaml --name "Quality 2"$/m)
  assert.equal(await revisions(), 2, 'nothing was changed')

  const created = await beside.runWell(['models', 'push', 'quality.yaml', '--name', 'Quality 2'])
  assert.match(created, /^model Quality 2: created with 11 variables$/m)
  await beside.runWell(['models', 'pull', 'Quality 2', 'second.yaml'])
  const second = await readFile(join(folder, 'second.yaml'), 'utf8')
  assert.equal(
    second,
    (await readFile(join(folder, 'quality.yaml'), 'utf8')).replace('name: Quality', 'name: Quality 2'),
  )

  const reshaped = second.replace('max_score: 50', 'max_score: 45').replace('name: Ending', 'name: Farewell')
  await writeFile(join(folder, 'second.yaml'), reshaped)
  const reshaping = await beside.runWell(['models', 'push', 'second.yaml'])
  assert.match(reshaping, /^category Resolution: max_score 50 → 45\ncategory Farewell: added\n/)
  assert.match(reshaping, /\ncategory Ending: deleted\n$/)
  assert.equal(await beside.runWell(['models', 'pull', 'Quality 2']), reshaped)
})

test('a model file with mistakes is told them, and nothing is sent', async () => {
  await writeFile(join(folder, 'wrong.yaml'), 'name: Wrong\npromt: x\n')
  const { code, err } = await beside.run(['models', 'push', 'wrong.yaml'])
  assert.equal(code, 1)
  assert.match(err, /^line 2: promt is not known here/)
  await writeFile(
    join(folder, 'short.yaml'),
    'name: Short\nxscore_template: true\nvariables:\n  - key: greets\n    type: BOOLEAN\n',
  )
  assert.match(await beside.runWell(['models', 'push', 'short.yaml']), /created with 1 variables/)
  assert.match(await beside.runWell(['models', 'push', 'short.yaml']), /nothing was changed/)
})

test('a model is made from a starter scorecard, in the language and under the name one wants', async () => {
  const listed = await beside.runWell(['models', 'starter', 'list'])
  for (const name of ['support', 'sales', 'collections', 'health-desk', 'help-desk'])
    assert.match(listed, new RegExp(`^${name}  `, 'm'))
  assert.match(await beside.runWell(['models', 'starter', 'list', '--language', 'es']), /^sales {2}Ventas$/m)
  const made = await beside.runWell(['models', 'starter', 'create', 'sales'])
  assert.match(made, /^model Sales: created with the ID \d+$/m)
  const again = await beside.run(['models', 'starter', 'create', 'sales'])
  assert.equal(again.code, 1)
  assert.match(again.err, /^There is a model Sales already\. Give another name with --name\.$/m)
  await beside.runWell(['models', 'starter', 'create', 'sales', '--language', 'es', '--name', 'Ventas Norte'])
  const pulled = await beside.runWell(['models', 'pull', 'Ventas Norte'])
  assert.match(pulled, /name: Apertura/)
  const unknown = await beside.run(['models', 'starter', 'create', 'surveys'])
  assert.match(unknown.err, /^There is no starter scorecard surveys\. There are support, sales/m)
})
