import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const home = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-bom-'))
})
after(() => rm(folder, { recursive: true, force: true }))

async function write(script: string, name = script): Promise<string> {
  const path = join(folder, name)
  execFileSync(process.execPath, [join(home, 'server/scripts', `${script}.ts`), path])
  return readFile(path, 'utf8')
}

/** What CycloneDX 1.6 asks of the parts that are used. */
const licenses = z.tuple([
  z.union([
    z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.+-]+$/) }) }),
    z.strictObject({ expression: z.string().regex(/^[\w.+ ()-]+$/) }),
  ]),
])
const ref = z.string().min(1)
const hash = z.union([
  z.strictObject({ alg: z.literal('SHA-256'), content: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }),
])
const named = { 'bom-ref': ref, name: z.string().min(1) }
const file = z.strictObject({ type: z.literal('file'), ...named, hashes: z.array(hash) })
const common = { ...named, version: z.string().min(1), scope: z.enum(['required', 'optional']), licenses }
const purl = z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/)
const library = z.strictObject({ type: z.literal('library'), ...common, purl, hashes: z.array(hash).min(1) })
const network = z.strictObject({
  type: z.literal('machine-learning-model'),
  ...common,
  components: z.array(file).min(1),
})
const Bom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.strictObject({
    component: z.strictObject({ type: z.literal('application'), ...named, version: z.string(), licenses }),
  }),
  components: z.array(z.discriminatedUnion('type', [library, network])),
})

test('the bill of materials lists every package that runs, once, with its licence', async () => {
  const text = await write('write-sbom')
  assert.equal(await write('write-sbom', 'again'), text, 'the same lockfile gives the same bill')
  const { components } = Bom.parse(JSON.parse(text))
  const refs = components.map((component) => component['bom-ref'])
  assert.equal(new Set(refs).size, refs.length)
  // npm's own answer to what is installed without what only developers need.
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '--long'], {
    cwd: home,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const installed = listed
    .split('\n')
    .filter((line) => line.includes('/node_modules/'))
    // An alias is listed as name@npm:package@version.
    .flatMap((line) => /:(?:[^:]*@npm:)?((?:@[^@/:]+\/)?[^@/:]+@[^:]+)/.exec(line)?.[1] ?? [])
    .filter((name) => !/^(@callmark\/|callmark@)/.test(name))
  assert.ok(installed.length > 100, `${installed.length} packages`)
  const known = new Set(components.map(({ name, version }) => `${name}@${version}`))
  assert.deepEqual(
    installed.filter((name) => !known.has(name)),
    [],
  )
})

test('the bill of materials lists the networks, file by file as they are', async () => {
  const { components } = Bom.parse(JSON.parse(await write('write-sbom')))
  const networks = components.filter((component) => component.type === 'machine-learning-model')
  const folders = (await readdir(join(home, 'weights'))).filter((name) => name !== 'package.json')
  assert.deepEqual(networks.map(({ name }) => name).sort(), folders.map((name) => `weights/${name}`).sort())
  for (const { name, hashes } of networks.flatMap((one) => one.components)) {
    const digest = createHash('sha256').update(await readFile(join(home, name)))
    assert.equal(hashes[0]!.content, digest.digest('hex'), name)
  }
})

test('the notices have the licence of everything on the bill', async () => {
  const { components } = Bom.parse(JSON.parse(await write('write-sbom')))
  const notices = await write('write-notices')
  for (const { name, version } of components)
    assert.ok(notices.includes(`\n${name} ${version}\nLicence: `), name)
  assert.match(notices, /Silero VAD, Copyright/)
  assert.match(notices, /gte-small \(MIT\)/)
  assert.match(notices, /Moonshine base by Useful Sensors/)
  assert.match(notices, /vosk-model-spk-0\.4/)
})
