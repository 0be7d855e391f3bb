import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { SftpAwayError } from '../../src/store/recordings/sftp/connect-sftp.ts'
import { openSftpFolder, SftpFolder } from '../../src/store/recordings/sftp/sftp-folder.ts'
import { type SftpServer, sftpPassword, sftpUser, startSftpServer } from '../support/sftp-server.ts'

let server: SftpServer
let folder: SftpFolder
beforeEach(async () => {
  server = await startSftpServer()
  folder = new SftpFolder(settings(), '/')
})
afterEach(async () => {
  folder.close()
  await server.close()
})

const settings = () => ({
  ...{ host: '127.0.0.1', port: server.port, user: sftpUser },
  ...{ hostKey: server.fingerprint, password: sftpPassword },
})

/** More than the server tells in one answer. */
async function putMany(): Promise<void> {
  const names = Array.from({ length: 180 }, (_, index) => `${index}.wav`)
  await Promise.all(names.map((name) => writeFile(join(server.folder, name), 'sound')))
}

test('a folder of very many recordings is listed, however long that takes a server that goes on answering', async (t) => {
  await putMany()
  // By a clock that only the server moves: 40 seconds for every answer.
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let answers = 0
  server.before = (operation) => {
    if (operation !== 'readdir') return
    answers += 1
    t.mock.timers.tick(40_000)
  }
  assert.equal((await folder.list([])).length, 180)
  assert.ok(answers > 3)
})

test('a server that stops answering in the middle of a folder is taken for one that is away', async (t) => {
  await putMany()
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let answers = 0
  server.before = (operation) => {
    if (operation !== 'readdir' || ++answers < 3) return
    t.mock.timers.tick(60_000)
    return new Promise(() => {})
  }
  await assert.rejects(folder.list([]), SftpAwayError)
  server.before = () => {}
  assert.equal((await folder.list([])).length, 180, 'it is asked again over a new connection')
})

test('a server that lets the watcher in and then never gives it files is taken for one that is away', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  server.before = (operation) => {
    if (operation !== 'sftp') return
    t.mock.timers.tick(20_000)
    return new Promise(() => {})
  }
  await assert.rejects(folder.list([]), (error: Error) => {
    assert.ok(error instanceof SftpAwayError)
    assert.equal(error.message, '127.0.0.1 lets callmark in, but does not answer.')
    return true
  })
  server.before = () => {}
  await writeFile(join(server.folder, '1.wav'), 'sound')
  assert.equal((await folder.list([])).length, 1, 'it is asked again over a new connection')
})

test('opening a folder asks for nothing that lies below it', async () => {
  await mkdir(join(server.folder, 'done/2026'), { recursive: true })
  const asked: string[] = []
  server.before = (operation, path) => {
    if (operation === 'opendir') asked.push(path)
  }
  const opened = await openSftpFolder(settings(), '/')
  opened.close()
  assert.deepEqual(asked, ['/'])
})

test('a watcher that looks for months keeps nothing open on the server', async () => {
  await mkdir(join(server.folder, 'locked'))
  let [open, most] = [0, 0]
  server.before = (operation, path) => {
    if (operation === 'opendir' && path === '/locked') throw Object.assign(new Error(), { code: 'EACCES' })
    if (operation === 'opendir') most = Math.max(most, ++open)
    if (operation === 'close') open -= 1
  }
  for (let round = 0; round < 5; round++) await folder.list([], () => {})
  assert.equal(most, 1)
})
