import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { listChildren } from '../support/child-processes.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { stop, untilSaid, type Watcher } from '../support/watchers.ts'
import { writeToneWav } from '../support/write-wav.ts'

let beside: CommandsBeside
let s3: S3Server
let bucket: S3Client
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
before(async () => {
  beside = await startCommandsBeside({})
  s3 = await startS3Server(['dialler'])
  bucket = new S3Client({ endpoint: s3.url, region: 'us-east-1', forcePathStyle: true, credentials })
})
const started: Watcher[] = []
after(async () => {
  await Promise.all(started.map(stop))
  bucket.destroy()
  await s3.close()
  await beside.stop()
})

const put = (Key: string, Body: Buffer | string) =>
  bucket.send(new PutObjectCommand({ Bucket: 'dialler', Key, Body }))
const textOf = async (Key: string) =>
  (await bucket.send(new GetObjectCommand({ Bucket: 'dialler', Key }))).Body!.transformToString()
const keysBelow = async (prefix: string) =>
  (await s3.keys('dialler')).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))

function watch(address: string, env: Record<string, string> = {}): Watcher {
  const rule = ['--pattern', '{agent_id}_{external_id}_{tries}.wav']
  const args = ['watch-bucket', address, '--model', 'Plain', '--every', '0.1', ...rule]
  const watcher = beside.start(args, {
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...env,
  })
  started.push(watcher)
  return watcher
}

async function callsOf(prefix: string) {
  const calls = await Array.fromAsync(beside.service.client.calls.list({ sort: 'created_at' }))
  return calls.filter(({ external_id }) => external_id.startsWith(prefix))
}

test('recordings that come into a bucket are sent, with what their names say, and put away', async () => {
  await put('plain/7_plain-1_2.wav', writeToneWav(1.1))
  await put('plain/notes.txt', 'not a recording')
  await put('plain/8_plain-bad_many.wav', writeToneWav(1.2))
  await put('plain/9_plain-broken_1.wav', 'no sound at all')
  await put('plainer/7_plain-other_2.wav', writeToneWav(1.3))
  const watcher = watch('s3://dialler/plain')
  await untilSaid(watcher, /sent .*plain-1/)
  await untilSaid(watcher, /refused .*plain-bad/)
  await untilSaid(watcher, /refused .*plain-broken/)
  await put('plain/7_plain 2_3.wav', writeToneWav(1.4))
  await untilSaid(watcher, /sent .*plain 2/)
  const calls = await callsOf('plain')
  assert.deepEqual(
    calls.map(({ external_id, agent_id, additional_parameters }) => [
      external_id,
      agent_id,
      additional_parameters,
    ]),
    [
      ['plain-1', '7', { tries: 2 }],
      ['plain 2', '7', { tries: 3 }],
    ],
  )
  assert.equal(calls[0]!.original_file_name, '7_plain-1_2.wav')
  assert.deepEqual((await keysBelow('plain/')).sort(), [
    'done/7_plain 2_3.wav',
    'done/7_plain-1_2.wav',
    'notes.txt',
    'refused/8_plain-bad_many.wav',
    'refused/8_plain-bad_many.wav.txt',
    'refused/9_plain-broken_1.wav',
    'refused/9_plain-broken_1.wav.txt',
  ])
  assert.match(await textOf('plain/refused/8_plain-bad_many.wav.txt'), /tries must be a whole number/)
  // The same name with another sound: neither is lost.
  await put('plain/7_plain-1_2.wav', writeToneWav(1.5))
  await untilSaid(watcher, /sent .*plain-1[\s\S]*sent .*plain-1/)
  assert.ok((await keysBelow('plain/done/')).includes('7_plain-1_2 (2).wav'))
  const { code, out } = await stop(watcher)
  assert.equal(code, 0)
  assert.match(out, /Stopped\.\n$/)
})

test('another refused recording of the same name has its own reason beside it', async () => {
  await put('twice/8_twice_1.wav', 'no sound at all')
  const watcher = watch('s3://dialler/twice')
  await untilSaid(watcher, /refused .*twice/)
  await put('twice/refused/8_twice_1.wav.txt', 'Ann asks the dialler for it again.')
  await put('twice/8_twice_1.wav', 'no sound either')
  await untilSaid(watcher, /refused .*twice[\s\S]*refused .*twice/)
  await stop(watcher)
  assert.deepEqual((await keysBelow('twice/')).sort(), [
    'refused/8_twice_1 (2).wav',
    'refused/8_twice_1 (2).wav.txt',
    'refused/8_twice_1.wav',
    'refused/8_twice_1.wav.txt',
  ])
  assert.equal(await textOf('twice/refused/8_twice_1.wav.txt'), 'Ann asks the dialler for it again.')
  assert.match(await textOf('twice/refused/8_twice_1 (2).wav.txt'), /MP3, WAV/)
})

test('a watcher that is killed after sending, before putting away, sends nothing twice', async () => {
  await put('killed/7_killed-1_1.wav', writeToneWav(1.6))
  // The bucket is reached until it is to change anything; then the watcher is killed.
  let killed = () => {}
  const wasKilled = new Promise<void>((resolve) => {
    killed = resolve
  })
  const proxy = createServer((incoming, outgoing) => {
    if (incoming.method === 'PUT' || incoming.method === 'DELETE') {
      for (const { pid } of listChildren(watcher.child.pid!)) process.kill(pid, 'SIGKILL')
      killed()
      return
    }
    const target = new URL(incoming.url!, s3.url)
    const { method = 'GET', headers } = incoming
    ask(target, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    }).end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const watcher = watch('s3://dialler/killed/', { S3_ENDPOINT: url })
  await wasKilled
  await watcher.ended
  proxy.closeAllConnections()
  proxy.close()
  assert.equal((await callsOf('killed')).length, 1, 'it had been sent')
  assert.deepEqual(await keysBelow('killed/'), ['7_killed-1_1.wav'])
  // As if the copy had been made as well.
  await put('killed/done/7_killed-1_1.wav', writeToneWav(1.6))
  const next = watch('s3://dialler/killed/')
  await untilSaid(next, /sent .*killed-1/)
  await stop(next)
  assert.equal((await callsOf('killed')).length, 1)
  assert.deepEqual(await keysBelow('killed/'), ['done/7_killed-1_1.wav'])
})

test('what is wrong with the address or the bucket is said at once', async () => {
  const wrong = await watch('dialler/plain').ended
  assert.match(wrong.err, /is not the address of a bucket, such as s3:\/\/calls\/incoming\./)
  const missing = await watch('s3://nowhere').ended
  assert.match(missing.err, /The bucket nowhere cannot be used: there is no bucket/)
  assert.notEqual(missing.code, 0)
})
