import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { fastify } from 'fastify'
import type { App } from '../../src/http/context.ts'
import { installErrorHandling } from '../../src/http/errors.ts'
import { countFailures } from '../../src/http/limits/count-failures.ts'
import { limitBodies } from '../../src/http/limits/limit-bodies.ts'
import { limitConnections, rememberConnection } from '../../src/http/limits/limit-connections.ts'
import { needsToken, readApiDocument } from '../support/api-document.ts'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.stop())

/** A bare connection; what it has heard, and when it was closed. */
function open(address: string, localAddress = '127.0.0.1') {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port), localAddress })
  let heard = ''
  let wake = () => {}
  let closed = false
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text
    wake()
  })
  socket
    .on('error', () => {})
    .on('close', () => {
      closed = true
      wake()
    })
  const until = async (isEnough: () => boolean) => {
    while (!isEnough() && !closed)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    return heard
  }
  return {
    socket,
    isOpen: () => !closed,
    /** Until a whole answer has come, or the end. */
    answer: () => until(() => heard.includes('\r\n\r\n')),
    end: () => until(() => false),
  }
}

const nextMoment = () => new Promise((resolve) => setTimeout(resolve, 10))
const post = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`
const json = 'Content-Type: application/json'

test('of a stranger no more is read than a sign-in needs', async () => {
  const announced = open(service.address)
  announced.socket.write(post('/v1/auth', `${json}\r\nContent-Length: 20000`))
  assert.match(await announced.answer(), /^HTTP\/1.1 413[\s\S]*"001-002-0003"/)
  const unannounced = open(service.address)
  const piece = `1000\r\n${' '.repeat(0x1000)}\r\n`
  unannounced.socket.write(post('/v1/auth', `${json}\r\nTransfer-Encoding: chunked`) + piece.repeat(5))
  assert.match(await unannounced.answer(), /^HTTP\/1.1 413/)
  for (const { socket } of [announced, unannounced]) socket.destroy()
  // The longest credentials there are, with every letter written as JSON may.
  const body = `{"client_id":"${'\\u00e4'.repeat(1024)}","client_secret":"${'\\u00e4'.repeat(1024)}"}`
  const headers = { 'content-type': 'application/json' }
  assert.equal((await send(`${service.address}/v1/auth`, { method: 'POST', headers, body })).status, 401)
})

test('a line that will be cut in the middle of a body is said to end with the answer', async () => {
  const small = open(service.address)
  small.socket.write(post('/v1/nowhere', `${json}\r\nContent-Length: 2`))
  assert.doesNotMatch(await small.answer(), /connection: close/i)
  for (const length of ['Content-Length: 1300000', 'Transfer-Encoding: chunked']) {
    const large = open(service.address)
    large.socket.write(post('/v1/nowhere', `${json}\r\n${length}`))
    assert.match(await large.answer(), /^HTTP\/1.1 404[\s\S]*connection: close[\s\S]*\r\n\r\n/i)
    // It still lets a little pass, for who reads only when it has written.
    assert.ok(large.isOpen())
    large.socket.destroy()
  }
  small.socket.destroy()
})

test('wherever a body is sent without a token, the answer does not wait for its first byte', async () => {
  const { operations } = await readApiDocument(service.address)
  const guarded = operations.filter((operation) => needsToken(operation) && operation.method !== 'get')
  assert.ok(guarded.length > 10)
  const targets = guarded.map(({ method, path }) => ({
    line: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`,
    status: 401,
  }))
  for (const line of [
    'POST /nowhere',
    'POST /v1/nowhere',
    'PUT /v1/auth',
    'POST /healthz',
    'PATCH /v1/models',
  ])
    targets.push({ line, status: 404 })
  for (const { line, status } of targets)
    for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      const line1 = open(service.address)
      line1.socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${json}\r\n${length}\r\n\r\n`)
      const heard = await line1.answer()
      assert.match(heard, new RegExp(`^HTTP/1.1 ${status}`), `${line} ${length}`)
      assert.match(heard, /x-request-id: /i)
      line1.socket.destroy()
    }
})

test('tunnels and other protocols are not opened, and old HTTP is answered', async () => {
  const tunnel = open(service.address)
  tunnel.socket.write('CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n')
  assert.doesNotMatch(await tunnel.end(), /200/)
  const upgrade = open(service.address)
  upgrade.socket.write(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  assert.match(await upgrade.answer(), /^HTTP\/1.1 200/)
  upgrade.socket.destroy()
  const old = open(service.address)
  old.socket.write('GET /healthz HTTP/1.0\r\n\r\n')
  assert.match(await old.end(), /^HTTP\/1.1 200[\s\S]*"ok"/)
})

/** A server of nothing but the limits: `/open` takes bodies from everybody, `/guarded` from who says it may. */
async function serveBodies(bodyMs: { stranger: number; refused: number; client: number }) {
  const app = fastify({ bodyLimit: 16_384 })
  app.decorateRequest('caller')
  installErrorHandling(app)
  // A clock that does not move: nothing is forgotten meanwhile.
  const failures = countFailures(() => 0)
  limitBodies(app as unknown as App, failures, bodyMs)
  app.post('/open', { config: { scope: 'open' } }, async ({ body }) => body)
  const admit = {
    async onRequest(request: { caller: unknown }) {
      request.caller = {}
    },
  }
  app.post('/guarded', { config: { scope: 'any' }, ...admit }, async ({ body }) => body)
  app.post('/form', { config: { scope: 'any', form: {} }, ...admit }, async ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, failures, address: `http://127.0.0.1:${port}` }
}

test('a body that does not come to its end is waited for as long as its sender is trusted', async () => {
  const { app, address } = await serveBodies({ stranger: 100, refused: 600, client: 1_100 })
  try {
    const ended: string[] = []
    const unfinished = async (path: string) => {
      const line = open(address)
      line.socket.write(`${post(path, `${json}\r\nContent-Length: 9`)}{"a"`)
      line.socket.once('close', () => ended.push(path))
      return line.end()
    }
    const form = open(address)
    form.socket.write(`${post('/form', `${json}\r\nContent-Length: 9`)}{"a"`)
    const [client, lost, stranger] = await Promise.all(['/guarded', '/nowhere', '/open'].map(unfinished))
    assert.deepEqual(ended, ['/open', '/nowhere', '/guarded'])
    assert.match(stranger!, /^HTTP\/1.1 408/)
    assert.match(lost!, /^HTTP\/1.1 404/, 'answered long before, and let go in the end')
    assert.match(client!, /^HTTP\/1.1 408/)
    form.socket.write(':"b"}')
    assert.match(await form.answer(), /^HTTP\/1.1 200/, 'a recording may take as long as its line needs')
    form.socket.destroy()
    const finished = open(address)
    finished.socket.write(`${post('/open', `${json}\r\nContent-Length: 9`)}{"a":"b"}`)
    assert.match(await finished.answer(), /^HTTP\/1.1 200/)
    finished.socket.destroy()
  } finally {
    await app.close()
  }
})

test('an address that gets too much wrong is still read what a sign-in takes, and no more', async () => {
  const { app, failures, address } = await serveBodies({ stranger: 1e6, refused: 1e6, client: 1e6 })
  try {
    const say = (body: string) =>
      send(`${address}/open`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    for (let count = 1; count < failures.quota; count++) failures.note('127.0.0.1')
    const large = JSON.stringify('x'.repeat(3000))
    assert.equal((await say(large)).status, 200)
    assert.equal((await say('[[[[')).status, 400, 'one too many')
    const refused = await say(large)
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) >= 1)
    assert.match(refused.headers.get('ratelimit') ?? '', /^"failures";r=0;t=\d+$/)
    assert.equal((await say('"a sign-in"')).status, 200)
    // Without an announced length it might be any.
    const line = open(address)
    line.socket.write(post('/open', `${json}\r\nTransfer-Encoding: chunked`))
    assert.match(await line.answer(), /^HTTP\/1.1 429/)
    line.socket.destroy()
  } finally {
    await app.close()
  }
})

test('what an address got wrong is forgotten steadily, and is nobody else’s fault', () => {
  let nowMs = 0
  const failures = countFailures(() => nowMs)
  for (let count = 0; count < 5 * failures.quota; count++) failures.note('203.0.113.1')
  assert.ok(failures.waitSeconds('203.0.113.1') > 0)
  assert.equal(failures.waitSeconds('203.0.113.2'), 0)
  nowMs += 61_000
  assert.equal(failures.waitSeconds('203.0.113.1'), 0, 'nobody waits longer than a minute')
  failures.note('203.0.113.1')
  nowMs += 120_000
  for (let count = 0; count < failures.quota - 1; count++) failures.note('203.0.113.1')
  assert.equal(failures.waitSeconds('203.0.113.1'), 0)
  failures.note('2001:db8::1')
  for (let count = 0; count < failures.quota; count++) failures.note(`2001:db8::${count.toString(16)}`)
  assert.ok(failures.waitSeconds('2001:db8::ffff') > 0, 'one network')
})

/** A server of connections only; whoever asks for /token is taken for a client, and /never is not answered. */
async function serveConnections(
  limits: { connections: number; connectionsPerAddress: number },
  trustedProxies: readonly string[] = [],
) {
  const server = createServer((request, response) => {
    if (request.url === '/token') rememberConnection(request.socket)
    if (request.url !== '/never') response.end('ok')
  })
  limitConnections(server, { ...limits, trustedProxies })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const lines: Socket[] = []
  const join = async (path?: string, localAddress?: string) => {
    const line = open(address, localAddress)
    lines.push(line.socket)
    await new Promise<void>((resolve) => line.socket.once('connect', () => resolve()))
    if (path) line.socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    if (path === '/never') await once(server)
    else if (path) await line.answer()
    return line
  }
  const stop = async () => {
    for (const socket of lines) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { server, join, stop }
}

const once = (server: Server) => new Promise<void>((resolve) => server.once('request', () => resolve()))

test('who comes when an address has all its connections takes the place of the stranger who has been silent longest', async () => {
  const { join, stop } = await serveConnections({ connections: 100, connectionsPerAddress: 4 })
  try {
    const waiting = await join('/never')
    const client = await join('/token')
    const silent = await join()
    const idle = await join('/')
    const late = await join('/')
    await silent.end()
    assert.ok([waiting, client, idle, late].every((line) => line.isOpen()))
    await join('/token')
    await idle.end()
    await join('/token')
    await late.end()
    assert.ok(waiting.isOpen(), 'one that waits for its answer is the last to go')
    await join('/token')
    await waiting.end()
    const tooMany = await join('/')
    assert.equal(await tooMany.end(), '', 'every place is a client’s own')
    assert.ok(client.isOpen())
  } finally {
    await stop()
  }
})

test('when everybody together has too many, the address that has most makes room', {
  skip: process.platform === 'linux' ? false : 'only Linux has more than one address of its own by default',
}, async () => {
  const { join, stop } = await serveConnections({ connections: 4, connectionsPerAddress: 4 })
  try {
    const [first, other] = [await join('/', '127.0.0.2'), await join('/', '127.0.0.3')]
    const [oldest, next] = [await join('/', '127.0.0.4'), await join('/', '127.0.0.4')]
    const newcomer = await join('/', '127.0.0.5')
    await oldest.end()
    assert.ok([first, other, next, newcomer].every((line) => line.isOpen()))
  } finally {
    await stop()
  }
})

test('a proxy that is believed brings the connections of many', async () => {
  const limits = { connections: 5, connectionsPerAddress: 1 }
  const { join, stop } = await serveConnections(limits, ['loopback', '10.0.0.0/8', '::1'])
  try {
    const lines = []
    for (let count = 0; count < 5; count++) lines.push(await join('/'))
    assert.ok(lines.every((line) => line.isOpen()))
    await join('/')
    await lines[0]!.end()
  } finally {
    await stop()
  }
})

test('one connection cannot pile up requests that wait for their answers', async () => {
  const { join, stop } = await serveConnections({ connections: 10, connectionsPerAddress: 10 })
  try {
    const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
    const eager = await join()
    eager.socket.write(request('/').repeat(31))
    eager.socket.write(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    assert.equal((await eager.end()).match(/200 OK/g)?.length, 32)
    const greedy = await join()
    greedy.socket.write(request('/never').repeat(33))
    assert.equal(await greedy.end(), '')
  } finally {
    await stop()
  }
})

test('a flood of connections and broken requests leaves the service as it was', async () => {
  const lines = Array.from({ length: 300 }, () => open(service.address))
  for (const [index, { socket }] of lines.entries())
    socket.write(
      ['GET / HTTP/1.1\r\nX: ', `${post('/v1/auth', `${json}\r\nContent-Length: 99`)}[[`, '\0\0\0\r\n\r\n'][
        index % 3
      ]!,
    )
  assertRefusal(await send(`${service.address}/v1/models`), 401, '001-001-0002')
  assert.equal((await send(`${service.address}/v1/models`, { token: await service.token() })).status, 200)
  // The rest is told to go: no more stay than an address may have.
  while (lines.filter((line) => line.isOpen()).length > 256) await nextMoment()
  for (const { socket } of lines) socket.destroy()
})
