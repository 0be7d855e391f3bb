import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { addEngine } from '../../src/commands/engines/add-engine.ts'
import { unpackFiles } from '../../src/commands/engines/unpack-files.ts'
import { createSpeech } from '../../src/commands/house/create-speech.ts'
import { ConfigError, readConfig } from '../../src/config.ts'
import { type LocalRegistry, packTarball, startLocalRegistry } from '../support/local-registry.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

const weights = 'weights '.repeat(500)
const words = '{"hello": 1}'
const files = {
  'package.json': '{"name":"made-up-engine","version":"1.0.0"}',
  'models/ears.onnx': weights,
  'models/words.json': words,
  'models/not-wanted.txt': 'much else',
}
const engine = {
  packageName: 'made-up-engine',
  version: '1.0.0',
  files: [
    { path: 'models/ears.onnx', name: 'ears.onnx', sha256: hashOf(weights) },
    { path: 'models/words.json', name: 'words.json', sha256: hashOf(words) },
  ],
}

let registry: LocalRegistry
let root: string
let engines: string
let environment: NodeJS.ProcessEnv
before(async () => {
  registry = await startLocalRegistry()
  root = await mkdtemp(join(tmpdir(), 'callmark-engine-'))
})
beforeEach(async () => {
  const folder = await mkdtemp(join(root, 'one-'))
  engines = join(folder, 'engines')
  environment = registry.environment(join(folder, 'npm-cache'))
})
after(async () => {
  await registry.close()
  await rm(root, { recursive: true })
})

test('an engine is fetched from the registry in use, and just its own files are kept', async () => {
  registry.serve(packTarball(files))
  assert.equal(await addEngine(engine, join(engines, 'made-up'), environment), true)
  assert.deepEqual(await readdir(engines), ['made-up'])
  assert.deepEqual((await readdir(join(engines, 'made-up'))).sort(), ['ears.onnx', 'words.json'])
  assert.equal(await readFile(join(engines, 'made-up', 'ears.onnx'), 'utf8'), weights)
})

test('adding it again fetches nothing; a damaged file is replaced', async () => {
  registry.serve(packTarball(files))
  await addEngine(engine, join(engines, 'made-up'), environment)
  registry.serve(undefined)
  assert.equal(await addEngine(engine, join(engines, 'made-up'), environment), false)
  registry.serve(packTarball(files))
  await writeFile(join(engines, 'made-up', 'words.json'), '{')
  assert.equal(await addEngine(engine, join(engines, 'made-up'), environment), true)
  assert.equal(await readFile(join(engines, 'made-up', 'words.json'), 'utf8'), words)
})

test('weights other than the measured ones are refused and removed', async () => {
  registry.serve(packTarball({ ...files, 'models/ears.onnx': weights.replace('w', 'v') }))
  await refused(/not what Callmark was measured with/)
  const { 'models/words.json': _, ...without } = files
  registry.serve(packTarball(without))
  await refused(/a file is missing/)
})

test('a download that is cut off leaves nothing', async () => {
  const whole = packTarball(files)
  registry.serve(whole.subarray(0, whole.length / 2), { announced: whole })
  await refused(/arrived damaged; nothing was kept/)
})

test('a tarball cut off on its way through a lenient registry is found out', async () => {
  const tarball = join(root, 'cut.tgz')
  const whole = packTarball(files)
  await writeFile(tarball, whole.subarray(0, whole.length - 30))
  const places = new Map([['models/ears.onnx', join(root, 'cut', 'ears.onnx')]])
  await assert.rejects(unpackFiles(tarball, places), /arrived damaged/)
})

test('a registry without the package is named as the cause', async () => {
  registry.serve(undefined)
  await refused(/does not have made-up-engine@1\.0\.0.*npm config get registry/)
})

test('a machine that is offline is told what else can be done', async () => {
  environment = { ...environment, npm_config_registry: 'http://127.0.0.1:1' }
  await refused(/cannot be reached.*another machine/)
})

test('what a killed attempt has left is cleared away', async () => {
  const leftover = join(engines, '.adding-made-up-999999999')
  await mkdir(leftover, { recursive: true })
  registry.serve(packTarball(files))
  await addEngine(engine, join(engines, 'made-up'), environment)
  assert.equal(existsSync(leftover), false)
})

test('the commands list engines, refuse names they do not know, and remove', async () => {
  const list = await spawnCallmark(engines, ['engine', 'list']).ended
  assert.match(
    list.output,
    /moonshine-telephone +part of the installation[\s\S]*moonshine-base +not added[\s\S]*whisper-small +not added/,
  )
  const wrong = await spawnCallmark(engines, ['engine', 'add', 'whisper-huge']).ended
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /There are: moonshine-base, whisper-base, whisper-small/)
  await mkdir(join(engines, 'engines', 'whisper-base'), { recursive: true })
  const removed = await spawnCallmark(engines, ['engine', 'remove', 'whisper-base']).ended
  assert.equal(removed.code, 0)
  assert.deepEqual(await readdir(join(engines, 'engines')), [])
})

test('the service does not start with an engine that has not been added', async () => {
  const { code, output } = await spawnCallmark(engines, ['serve'], { SPEECH_ENGINE: 'whisper-small' }).ended
  assert.equal(code, 1)
  assert.match(output, /Run npx callmark engine add whisper-small/)
  assert.doesNotMatch(output, / {4}at /)
})

test('a language that the engine does not know is refused with a word on what does', () => {
  const create = (settings: Record<string, string>) => () =>
    createSpeech(readConfig({ DATA_DIR: engines, ...settings }))
  assert.throws(create({ SPEECH_LANGUAGE: 'es' }), (error: Error) => {
    assert.ok(error instanceof ConfigError)
    return /moonshine-telephone knows en only.*whisper-small/.test(error.message)
  })
  assert.doesNotThrow(create({ SPEECH_LANGUAGE: 'en' }))
})

async function refused(why: RegExp): Promise<void> {
  await assert.rejects(addEngine(engine, join(engines, 'made-up'), environment), why)
  assert.deepEqual(await readdir(engines), [])
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
