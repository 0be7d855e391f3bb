import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { SftpAwayError } from '../../src/store/recordings/sftp/connect-sftp.ts'
import { SftpFolder } from '../../src/store/recordings/sftp/sftp-folder.ts'
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
