import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { newId } from '../../src/domain/new-id.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { attemptDelivery } from '../../src/webhooks/attempt-delivery.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const { signal } = new AbortController()

/** One attempt at a receiver that does with the connection what it likes, once the message has begun to come in. */
async function attempt(
  behave: (socket: Socket) => void,
  { timeoutMs = 5_000, allowHalfOpen = false }: { timeoutMs?: number; allowHalfOpen?: boolean } = {},
) {
  const sockets: Socket[] = []
  const server = createServer({ allowHalfOpen }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => behave(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const delivery = { id: newId(), url: `http://127.0.0.1:${port}/hook`, payload: '{}' }
  const allowed = readAllowList('127.0.0.1')
  try {
    return await attemptDelivery(delivery, [secret], { allowed, timeoutMs }, signal)
  } finally {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
}

/** Goes on saying it for as long as anybody listens. */
function repeat(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 1)
  socket.once('close', () => clearInterval(timer))
}

// Holds Webhooks: a slow receiver holds up no other
test('a receiver that wants to speak another protocol has failed, and is hung up on', async () => {
  let hungUp: Promise<unknown> | undefined
  const { statusCode, reason } = await attempt((socket) => {
    hungUp = once(socket, 'close')
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  })
  assert.deepEqual([statusCode, reason], [101, 'The receiver answered 101, which is not a final answer.'])
  await hungUp
})

// Holds Webhooks: a slow receiver holds up no other
test('a receiver that never comes to its answer is given up, in time or before', async () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'
  const flooded = await attempt((socket) => repeat(socket, hints))
  assert.deepEqual([flooded.statusCode, flooded.reason !== undefined], [103, true])
  const patient: [string, (socket: Socket) => void][] = [
    ['nothing but Continue', (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
    ['101 without an upgrade', (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')],
    [
      'a head without end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
        repeat(socket, 'x')
      },
    ],
    ['silence', () => {}],
  ]
  for (const [name, behave] of patient) {
    const { statusCode, reason } = await attempt(behave, { timeoutMs: 100 })
    assert.ok(reason !== undefined, name)
    assert.ok(statusCode === undefined || statusCode === 101, name)
  }
})

test('a receiver that closes its half of the connection has broken off', async () => {
  const { statusCode, reason } = await attempt((socket) => socket.end(), { allowHalfOpen: true })
  assert.equal(statusCode, undefined)
  assert.match(reason ?? '', /broke off/)
  const hinted = await attempt((socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n'), {
    allowHalfOpen: true,
  })
  assert.match(hinted.reason ?? '', /broke off/)
})

test('hints before the answer do not keep it from counting', async () => {
  const { statusCode, reason } = await attempt((socket) =>
    socket.write(
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
    ),
  )
  assert.deepEqual([statusCode, reason], [204, undefined])
})
