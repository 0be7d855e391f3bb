import assert from 'node:assert/strict'
import { access, appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { listChildren } from '../support/child-processes.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { type SftpServer, sftpPassword, sftpUser, startSftpServer } from '../support/sftp-server.ts'
import { stop, untilSaid, type Watcher } from '../support/watchers.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let sftp: SftpServer
const started: Watcher[] = []
before(async () => {
  beside = await startCommandsBeside({})
})
after(() => beside.stop())
beforeEach(async () => {
  sftp = await startSftpServer()
  await mkdir(join(sftp.folder, 'calls'))
})
afterEach(async () => {
  await Promise.all(started.splice(0).map(stop))
  await sftp.close()
})

interface Given {
  readonly hostKey?: string
  readonly options?: readonly string[]
  readonly env?: Record<string, string>
  readonly address?: string
}

function watch({ hostKey = sftp.fingerprint, options = [], env, address }: Given = {}): Watcher {
  const place = address ?? `sftp://${sftpUser}@127.0.0.1:${sftp.port}/calls`
  const rule = ['--model', 'Plain', '--pattern', '{agent_id}_{external_id}_{tries}.wav']
  const pace = ['--every', '0.1', '--settle', '0.3']
  const args = ['watch-sftp', place, '--host-key', hostKey, ...rule, ...pace, ...options]
  const watcher = beside.start(args, env ?? { SFTP_PASSWORD: sftpPassword })
  started.push(watcher)
  return watcher
}

const put = (name: string, bytes: Buffer | string) => writeFile(join(sftp.folder, 'calls', name), bytes)
const listed = async () =>
  (await readdir(join(sftp.folder, 'calls'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(sftp.folder, 'calls').length + 1))
    .sort()
const denied = () => Object.assign(new Error('not yours'), { code: 'EACCES' })
const callsOf = async (prefix: string) =>
  (await Array.fromAsync(beside.service.client.calls.list({ sort: 'created_at' }))).filter(
    ({ external_id }) => external_id.startsWith(prefix),
  )

test('recordings that come into an SFTP folder are sent, with what their names say, and put away', async () => {
  await put('7_plain-1_2.wav', writeToneWav(1.1))
  await put('7_R&D +1_3.wav', writeToneWav(1.2))
  await put('8_plain-bad_many.wav', writeToneWav(1.3))
  await put('notes.txt', 'not a recording')
  const watcher = watch()
  await untilSaid(watcher, /sent .*plain-1/)
  await untilSaid(watcher, /sent .*R&D/)
  await untilSaid(watcher, /refused .*plain-bad/)
  const [call] = await callsOf('plain-1')
  assert.deepEqual(
    [call!.agent_id, call!.additional_parameters, call!.original_file_name],
    ['7', { tries: 2 }, '7_plain-1_2.wav'],
  )
  // The same name with another sound: neither is lost.
  await put('7_plain-1_2.wav', writeToneWav(1.4))
  await untilSaid(watcher, /sent .*plain-1[\s\S]*sent .*plain-1/)
  assert.deepEqual(await listed(), [
    'done/7_R&D +1_3.wav',
    'done/7_plain-1_2 (2).wav',
    'done/7_plain-1_2.wav',
    'notes.txt',
    'refused/8_plain-bad_many.wav',
    'refused/8_plain-bad_many.wav.txt',
  ])
  const reason = await readFile(join(sftp.folder, 'calls/refused/8_plain-bad_many.wav.txt'), 'utf8')
  assert.match(reason, /tries must be a whole number/)
  const { code, out } = await stop(watcher)
  assert.deepEqual([code, /Stopped\.\n$/.test(out)], [0, true], out)
})

test('a recording that is still being written is left alone until it is whole', async () => {
  const whole = writeToneWav(3)
  let at = 1000
  await put('7_growing_1.wav', whole.subarray(0, at))
  // It grows between every look and the next.
  sftp.before = async (operation) => {
    if (operation !== 'opendir' || at >= whole.length) return
    await appendFile(join(sftp.folder, 'calls/7_growing_1.wav'), whole.subarray(at, at + 4_000))
    at += 4_000
  }
  const watcher = watch()
  await untilSaid(watcher, /sent .*growing/)
  assert.ok(at >= whole.length)
  const [call] = await callsOf('growing')
  assert.ok(Math.abs(call!.duration! - 3) < 0.1, String(call!.duration))
})

test('a watcher that is killed after sending, before putting away, sends nothing twice', async () => {
  await put('7_killed-1_1.wav', writeToneWav(1.6))
  const killed = new Promise<void>((resolve) => {
    sftp.before = (operation) => {
      if (operation !== 'rename') return
      for (const { pid } of listChildren(watcher.child.pid!)) process.kill(pid, 'SIGKILL')
      resolve()
      return new Promise(() => {})
    }
  })
  const watcher = watch()
  await killed
  await watcher.ended
  assert.equal((await callsOf('killed')).length, 1, 'it had been sent')
  assert.deepEqual(await listed(), ['7_killed-1_1.wav'])
  sftp.before = () => {}
  const next = watch()
  await untilSaid(next, /sent .*killed-1/)
  assert.equal((await callsOf('killed')).length, 1)
  assert.deepEqual(await listed(), ['done/7_killed-1_1.wav'])
})

test('a connection that breaks in the middle is made again, and the recording is one call', async () => {
  let broken = 0
  sftp.before = (operation) => {
    if (operation === 'read' && broken++ === 0) sftp.hangUp()
  }
  const watcher = watch()
  await untilSaid(watcher, /Watching/)
  await put('7_broken-1_1.wav', writeToneWav(4))
  await untilSaid(watcher, /sent .*broken-1/)
  assert.ok(broken > 1)
  assert.equal((await callsOf('broken')).length, 1)
  assert.deepEqual(await listed(), ['done/7_broken-1_1.wav'])
})

test('what was sent or refused before is not looked at again, however much it is and whether it may be read', async () => {
  for (const folder of ['done', 'refused/january']) {
    await mkdir(join(sftp.folder, 'calls', folder), { recursive: true })
    await put(`${folder}/7_before-1_1.wav`, writeToneWav(1.1))
  }
  sftp.before = (operation, path) => {
    if (operation === 'opendir' && /done|refused/.test(path)) throw denied()
  }
  const watcher = watch()
  await put('7_after-1_1.wav', writeToneWav(1.2))
  await untilSaid(watcher, /sent .*after-1/)
  const { code, err } = await stop(watcher)
  assert.deepEqual([code, err], [0, ''])
  assert.equal((await callsOf('before')).length, 0)
})

test('a folder that goes while it is looked at, or may not be read, holds up no recording and is said once', async () => {
  const below = (name: string) => join(sftp.folder, 'calls', name)
  await mkdir(below('locked'))
  await put('locked/7_locked-1_1.wav', writeToneWav(1.1))
  let rounds = 0
  const looked = new Promise<void>((resolve) => {
    sftp.before = async (operation, path) => {
      if (operation !== 'opendir') return
      // It is there when the folder above is listed, and gone before its own turn.
      if (path === '/calls') await mkdir(below('going'), { recursive: true })
      if (path === '/calls/going') await rm(below('going'), { recursive: true })
      if (path !== '/calls/locked') return
      if (++rounds === 4) resolve()
      throw denied()
    }
  })
  const watcher = watch()
  await mkdir(below('open'))
  await put('open/7_open-1_1.wav', writeToneWav(1.2))
  await Promise.race([looked, watcher.ended])
  await untilSaid(watcher, /left alone {2}open\/7_open-1_1\.wav/)
  await put('7_beside-1_1.wav', writeToneWav(1.3))
  await untilSaid(watcher, /sent .*beside-1/)
  const { code, out, err } = await stop(watcher)
  assert.deepEqual([code, err], [0, ''])
  const lines = out.split('\n').filter((line) => line.includes('locked/'))
  assert.deepEqual(lines, [
    'left alone  locked/: callmark may not look into this folder. 127.0.0.1 refuses it (SFTP code 3).',
  ])
})

test('another refused recording of the same name has its own reason beside it', async () => {
  await put('8_twice_1.wav', 'no sound at all')
  const watcher = watch()
  await untilSaid(watcher, /refused .*twice/)
  await put('refused/8_twice_1.wav.txt', 'Ann asks the dialler for it again.')
  let isExplained = false
  sftp.before = async (operation) => {
    if (operation !== 'rename') return
    const reason = join(sftp.folder, 'calls/refused/8_twice_1 (2).wav.txt')
    isExplained = await access(reason).then(
      () => true,
      () => false,
    )
  }
  await put('8_twice_1.wav', 'no sound either')
  await untilSaid(watcher, /refused .*twice[\s\S]*refused .*twice/)
  assert.deepEqual(await listed(), [
    'refused/8_twice_1 (2).wav',
    'refused/8_twice_1 (2).wav.txt',
    'refused/8_twice_1.wav',
    'refused/8_twice_1.wav.txt',
  ])
  const textOf = (name: string) => readFile(join(sftp.folder, 'calls/refused', name), 'utf8')
  assert.equal(await textOf('8_twice_1.wav.txt'), 'Ann asks the dialler for it again.')
  assert.match(await textOf('8_twice_1 (2).wav.txt'), /MP3, WAV/)
  assert.ok(isExplained, 'the reason is there before the recording')
})

test('a private key lets the watcher in as well, and a password in a file', async () => {
  const key = join(beside.folder, 'key')
  await writeFile(key, sftp.privateKey, { mode: 0o600 })
  await untilSaid(watch({ options: ['--key', key], env: {} }), /Watching/)
  const file = join(beside.folder, 'password')
  await writeFile(file, `${sftpPassword}\n`, { mode: 0o600 })
  await untilSaid(watch({ options: ['--password-file', file], env: {} }), /Watching/)
})

test('a server with another key than expected is sent nothing, not even the password', async () => {
  const other = await startSftpServer()
  let wasAsked = false
  sftp.before = () => {
    wasAsked = true
  }
  const { code, err } = await watch({ hostKey: other.fingerprint }).ended
  await other.close()
  assert.equal(code, 1)
  assert.match(err, /The key of 127\.0\.0\.1 is SHA256:\S+, not the expected SHA256:/)
  assert.ok(!err.includes(sftpPassword) && !wasAsked)
})

test('what cannot work is said at the start, with what to do', async () => {
  const ends = async (given: Given, said: RegExp) => {
    const { code, err } = await watch(given).ended
    assert.equal(code, 1, err)
    assert.match(err, said)
    assert.ok(!err.includes('    at '), 'a sentence, not a stack')
  }
  await ends({ env: { SFTP_PASSWORD: 'wrong' } }, /does not let callmark in\. Check the user/)
  await ends({ env: { SFTP_PASSWORD: '' } }, /Sign in with --key, --password-file or SFTP_PASSWORD/)
  await ends({ hostKey: 'MD5:aa:bb' }, /--host-key is the fingerprint as ssh-keygen -l prints it/)
  await ends(
    { address: `sftp://callmark:secret@127.0.0.1:${sftp.port}/calls` },
    /Leave the password out of the address/,
  )
  await ends({ address: 'https://example.com/calls' }, /is not the address of an SFTP folder/)
  await ends({ address: `sftp://${sftpUser}@127.0.0.1:${sftp.port}/nowhere` }, /There is no folder \/nowhere/)
  await ends({ address: `sftp://${sftpUser}@127.0.0.1:1/calls` }, /cannot be reached/)
  sftp.before = (operation, path) => {
    if (operation === 'opendir' && path === '/calls') throw denied()
  }
  await ends({}, /127\.0\.0\.1 refuses it \(SFTP code 3\)/)
  sftp.before = (operation) => {
    if (operation === 'mkdir') throw new Error('read only')
  }
  await ends({}, /callmark may not write to \/calls on 127\.0\.0\.1/)
})
