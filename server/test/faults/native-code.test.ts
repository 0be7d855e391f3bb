import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Outcomes, Scene } from '../support/attack-scene.ts'
import { cannotTry } from '../support/cannot-try.ts'
import { asOrdinaryUser } from '../support/ordinary-user.ts'

const scenePath = fileURLToPath(new URL('../support/attack-scene.ts', import.meta.url))
const sourcePath = fileURLToPath(new URL('../support/attack.c', import.meta.url))
const isRoot = process.getuid?.() === 0

let folder: string
/** Undefined: there is no compiler here. */
let attacker: string | undefined
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-attack-'))
  await chmod(folder, 0o755)
  attacker = compile(join(folder, 'attack'))
  await mkdir(join(folder, 'checkout'), { mode: 0o755 })
})
after(async () => {
  // Only as long as nothing is to be seen there.
  await rmdir(join(folder, 'checkout'))
  await rm(folder, { recursive: true })
})

/** With everything it needs in it where that can be had. */
function compile(path: string): string | undefined {
  for (const compiler of ['cc', 'gcc', 'g++'])
    for (const flags of [['-static'], []])
      if (spawnSync(compiler, ['-w', ...flags, '-x', 'c', sourcePath, '-o', path]).status === 0) return path
  return undefined
}

async function play(
  t: TestContext,
  as: (command: readonly string[]) => readonly string[],
): Promise<Scene | undefined> {
  if (process.platform !== 'linux') return cannotTry(t, 'only Linux has these walls')
  if (!attacker) return cannotTry(t, 'there is no compiler for the program that attacks')
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const [command = '', ...args] = as([process.execPath, scenePath, attacker, databaseFolder()])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const told = await text(child.stdout)
  return JSON.parse(told) as Scene
}

/** Of the socket that the tests' own database listens on. */
const databaseFolder = (): string => JSON.parse(process.env.CALLMARK_TEST_POSTGRES!).host

const reached = (outcomes: Outcomes, attempts: readonly string[]) =>
  attempts.filter((attempt) => outcomes[attempt] === 'reached')

function assertNothingReached(t: TestContext, scene: Scene): void {
  const { decoder, probe, forbidden, everybodys, handed } = scene
  assert.deepEqual(reached(decoder, handed), handed, 'its own recording and its output')
  assert.equal(Object.keys(decoder).length, handed.length + forbidden.length + everybodys.length)
  if (!scene.hasRoom) {
    t.diagnostic(`not tried: this machine has no root of its own to give user ${scene.uid}`)
    assert.match(scene.lack, /a root of its own/, 'the operator is told')
    return
  }
  assert.deepEqual(reached(decoder, [...forbidden, ...everybodys]), [])
  assert.deepEqual(reached(probe, [...forbidden, ...everybodys]), [])
  assert.equal(scene.probeReadsOwn, 'reached', 'what it is to look into')
}

/** Or else it would prove nothing that they fail behind walls. */
function assertRealAttack({ uid, unwalled, forbidden, everybodys }: Scene): void {
  const known = [...forbidden, ...everybodys].filter((attempt) =>
    /^(read \S+another|list|read \S+(client.json|password)|connect|signal|create \S+new$|run)/.test(attempt),
  )
  assert.ok(known.length >= 10)
  // The database of this run is root's, or whoever's runs the tests.
  const ofOthers = uid === process.getuid?.() ? '' : dirname(databaseFolder())
  for (const attempt of known.filter((each) => !ofOthers || !each.includes(ofOthers)))
    assert.equal(unwalled[attempt], 'reached', `without walls: ${attempt}`)
}

test('native code in a decoder reaches its recording and its output and nothing else, where the service is root', async (t) => {
  if (!isRoot) return cannotTry(t, 'these tests are run by an ordinary user')
  const scene = await play(t, (command) => command)
  if (!scene) return
  assert.equal(scene.uid, 0)
  assertRealAttack(scene)
  assertNothingReached(t, scene)
  if (scene.hasRoom) assert.notEqual(scene.probeReadsOthers, 'reached', "another's recording on its way in")
  // Where there is no root of its own, it is still nobody, and reaches nothing of the service.
  if (!scene.byUserAlone) return t.diagnostic('not tried: this machine has no users of its own to give')
  assert.deepEqual(reached(scene.byUserAlone, scene.handed), scene.handed)
  assert.deepEqual(reached(scene.byUserAlone, scene.forbidden), [])
})

test('native code in a decoder reaches its recording and its output and nothing else, where the service is an ordinary user', async (t) => {
  const asOther = (command: readonly string[]) => asOrdinaryUser(command, join(folder, 'checkout'))
  const scene = await play(t, isRoot ? asOther : (command) => command)
  if (!scene) return
  assert.notEqual(scene.uid, 0)
  assertRealAttack(scene)
  assertNothingReached(t, scene)
})
