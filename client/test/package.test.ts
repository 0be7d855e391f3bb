import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

let project: string
let built: string
before(async () => {
  project = await mkdtemp(join(tmpdir(), 'callmark-package-'))
  built = join(project, 'node_modules/@callmark/client')
  execFileSync(process.execPath, [join(home, 'scripts/build-package.ts'), built])
  const { dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'))
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    const place = join(project, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(modules, name), place)
  }
})
after(() => rm(project, { recursive: true, force: true }))

/** The Node that runs the tests and whatever other Node the machine has. */
function findNodes(): string[] {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const found = new Map([[process.version, process.execPath]])
  for (const path of candidates.filter(existsSync)) {
    const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
    if (Number(version.slice(1).split('.')[0]) >= 20) found.set(version, path)
  }
  return [...found.values()]
}

test('the package works in a project of plain JavaScript, on every Node there is from 20 on', async () => {
  const script = join(project, 'use.mjs')
  await writeFile(
    script,
    `import { CallmarkError, createClient, verifyWebhook } from '@callmark/client'
     import { openRecording } from '@callmark/client/node'
     const client = createClient({ baseUrl: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', retry: { attempts: 1 } })
     const error = await client.models.list().catch((reason) => reason)
     const { size } = await openRecording(${JSON.stringify(script)})
     console.log(error instanceof CallmarkError, typeof verifyWebhook, size > 0)`,
  )
  for (const node of findNodes()) {
    const output = execFileSync(node, [script], { encoding: 'utf8', stdio: 'pipe' })
    assert.equal(output, 'true function true\n', node)
  }
})

test('its types tell a TypeScript project what is right and what is wrong', async () => {
  await writeFile(
    join(project, 'use.ts'),
    `import { type Call, createClient } from '@callmark/client'
     const client = createClient({ baseUrl: 'http://127.0.0.1:9', token: 'x' })
     export const status: Promise<Call['status']> = client.calls.get('x').then((call) => call.status)
     export const names: Promise<string[]> = client.request('get', '/v1/models').then((all) => all.map(({ name }) => name))
     export const model = client.request('get', '/v1/models/{id}', { path: { id: 1 } })
     // @ts-expect-error there is no such path
     client.request('get', '/v1/modells')
     // @ts-expect-error a model has an id
     client.request('get', '/v1/models/{id}')
     // @ts-expect-error a model has a name
     client.models.create({ description: 'x' })
     // @ts-expect-error a secret belongs to an id
     createClient({ baseUrl: 'http://127.0.0.1:9', clientSecret: 'x' })
    `,
  )
  const options = {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    types: ['node'],
    skipLibCheck: false,
  }
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['use.ts'] }),
  )
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
  const tsc = join(modules, 'typescript/bin/tsc')
  try {
    execFileSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' })
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout)
  }
})

test('a browser gets nothing that only Node has', () => {
  const seen = new Set<string>()
  const follow = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const code = readFileSync(join(built, 'src', name), 'utf8')
    for (const [, target] of code.matchAll(/^(?:import|export) .*from ["']([^"']+)["']/gm)) {
      assert.match(target!, /^\.\.?\//, `${name} needs ${target}`)
      follow(join(name, '..', target!))
    }
  }
  follow('client.js')
  assert.ok(seen.size > 10)
  const { browser } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'))
  assert.deepEqual(browser, { './src/node.js': false }, 'what is loaded for a file path only is left out')
})

test('its command stands on its own', () => {
  const output = execFileSync(process.execPath, [join(built, 'bin/callmark.js'), '--help'], {
    encoding: 'utf8',
  })
  for (const name of ['submit', 'import', 'watch', 'show', 'export', 'models'])
    assert.match(output, new RegExp(`^  ${name} `, 'm'))
})
