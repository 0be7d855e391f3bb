import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { confineDecoding, confineProbe } from '../../src/audio/confine-decoder.ts'
import { findDecoderWalls } from '../../src/audio/decoder-walls.ts'
import { lendFile } from '../../src/audio/lend-file.ts'
import { ownUserOf } from '../../src/domain/own-users.ts'
import { confineCommand } from '../../src/process/confine-child.ts'
import { describeMissingWalls } from '../../src/process/describe-walls.ts'
import { findWalls } from '../../src/process/find-walls.ts'
import type { Walls } from '../../src/process/walls.ts'

// Run as a program of its own, by root or by anybody: it plays the service, with all that a service has, and has the program
// it is given attack it from where a decoder would be, and the database whose socket lies in the folder that is given. What
// came of it goes to the standard output.

/** How each attempt ended: `reached`, or what stopped it. */
export type Outcomes = Readonly<Record<string, string>>

export interface Scene {
  readonly uid: number
  readonly hasRoom: boolean
  readonly lack: string
  /** What the attacker was given: it must reach that. */
  readonly handed: readonly string[]
  /** What nobody but the service may reach. */
  readonly forbidden: readonly string[]
  /** What only a root of its own keeps away: what everybody on this machine may reach. */
  readonly everybodys: readonly string[]
  readonly decoder: Outcomes
  readonly probe: Outcomes
  readonly probeReadsOwn: string
  readonly probeReadsOthers: string
  /** By root only: without a root of its own, but as a user of its own. */
  readonly byUserAlone: Outcomes | undefined
  /** Without any wall. */
  readonly unwalled: Outcomes
}

const [attacker = '', database = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'callmark-attacked-'))
chmodSync(dataDir, 0o711)
const at = (...names: string[]) => join(dataDir, ...names)
for (const folder of ['recordings/ab', 'run', 'postgres'])
  mkdirSync(at(folder), { recursive: true, mode: 0o700 })
mkdirSync(at('incoming'), { mode: 0o711 })
const own = at('incoming', 'own')
const arriving = at('incoming', 'another')
const other = at('recordings/ab', 'another')
for (const path of [own, arriving, other, at('first-client.json'), at('postgres-password')])
  writeFileSync(path, 'secret', { mode: 0o600 })

const socket = at('run', '.s.PGSQL.5432')
const hidden = `callmark-attacked-${process.pid}`
const servers = [socket, `\0${hidden}`, 0].map((where) =>
  createServer((peer) => peer.destroy()).listen(where),
)
await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))))
const { port } = servers[2]!.address() as AddressInfo

const everyones = join(tmpdir(), hidden)
writeFileSync(everyones, 'open to all', { mode: 0o644 })

const { walls, cache } = await findDecoderWalls()
const source = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const forbidden = [
  `read ${other}`,
  `list ${at('recordings')}`,
  `read ${at('first-client.json')}`,
  `read ${at('postgres-password')}`,
  `list ${at('postgres')}`,
  `connect-unix ${socket}`,
  // The real one's, too.
  `connect-unix ${join(database, '.s.PGSQL.5432')}`,
  `read ${join(dirname(database), 'postgres-password')}`,
  `read /proc/${process.pid}/environ`,
  `read /proc/${process.pid}/mem`,
  `signal ${process.pid}`,
  `trace ${process.pid}`,
  `peek ${process.pid}`,
  `create ${at('new')}`,
  `write ${source}`,
  ...(cache ? [`create ${join(cache, 'new')}`, `write ${join(dirname(cache), 'told.json')}`] : []),
  'read /etc/shadow',
  'become-user 0',
  'remount /',
  `open-by-handle /`,
  `break-out /etc/shadow`,
]
const everybodys = [
  'read /etc/passwd',
  `read ${everyones}`,
  `create ${everyones}-new`,
  'run /bin/sh',
  `connect-tcp ${port}`,
  `connect-abstract ${hidden}`,
  'own-namespace -',
]
const handed = ['read-handed 4', 'write-handed 5']
const attempts = [...handed, ...forbidden, ...everybodys]
const decoding = confineDecoding({ maxDurationSeconds: 60, timeoutMs: 10_000 }, cache)
const probing = confineProbe({ source: own, format: 'wav', maxDurationSeconds: 60 }, cache)

const behind = (confinement: typeof decoding, given: Walls, tried = attempts) =>
  attack(confineCommand([attacker, ...tried], confinement, given))
const probe = () => behind(probing, walls, [...forbidden, ...everybodys, `read ${own}`, `read ${arriving}`])
const probed =
  walls.users === undefined ? await probe() : await lendFile(own, ownUserOf('probe', walls.users), probe)
const { [`read ${own}`]: probeReadsOwn, [`read ${arriving}`]: probeReadsOthers, ...probeOutcomes } = probed
const weaker = await findWalls(undefined, source)
const scene: Scene = {
  uid: process.getuid!(),
  hasRoom: walls.room !== undefined,
  lack: describeMissingWalls(walls)?.missing ?? '',
  handed,
  forbidden,
  everybodys,
  decoder: await behind(decoding, walls),
  probe: probeOutcomes,
  probeReadsOwn: probeReadsOwn!,
  probeReadsOthers: probeReadsOthers!,
  byUserAlone: weaker.users === undefined ? undefined : await behind(decoding, weaker),
  unwalled: await attack([attacker, ...attempts]),
}
process.stdout.write(JSON.stringify(scene))
for (const server of servers) server.close()
for (const path of [dataDir, everyones, `${everyones}-new`]) rmSync(path, { recursive: true, force: true })

/** Started as a decoder is, but for its standard output, on which it tells. */
async function attack([command = '', ...args]: readonly string[]): Promise<Outcomes> {
  const files = [openSync(other, 'r'), openSync(at('output'), 'w', 0o600)]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ignore', ...files],
    cwd: dataDir,
    env: { PATH: process.env.PATH },
    detached: true,
  })
  const told = await text(child.stdout!)
  return Object.fromEntries(
    told
      .trim()
      .split('\n')
      .map((line) => line.split('\t')),
  )
}
