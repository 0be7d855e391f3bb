import { connect, type Socket } from 'node:net'

/**
 * So many connections of people without a token, each slow or broken in its own way; who is thrown out comes back a moment
 * later. Runs until it is ended, and tells its parent now and then how many stand.
 */
const { port, connections } = JSON.parse(process.argv[2]!) as { port: number; connections: number }

/** Linux has all of 127.0.0.0/8: as if they came from many places. */
const addresses = 20
const comeBackMs = 3_000
const json = 'Content-Type: application/json'
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers].join('\r\n')}\r\n\r\n`
const post = (path: string, length: number) => head(`POST ${path}`, json, `Content-Length: ${length}`)

/** Says the beginning at once, and a little more every so often. */
function drip(socket: Socket, start: string, drop: string, everyMs = 2_000): void {
  socket.write(start)
  const timer = setInterval(() => socket.write(drop), everyMs)
  socket.once('close', () => clearInterval(timer))
}

/** Says the same again whenever it is answered. */
function repeat(socket: Socket, request: string, afterMs = 500): void {
  socket.write(request)
  socket.on('data', () => setTimeout(() => socket.write(request), afterMs))
}

const ways: readonly ((socket: Socket) => void)[] = [
  // Headers that never end.
  (socket) => drip(socket, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-More: x\r\n'),
  // A sign-in that lacks its last byte: as long as is taken, and far longer.
  (socket) => socket.write(post('/v1/auth', 16_000) + 'x'.repeat(15_999)),
  (socket) => socket.write(post('/v1/auth', 1_000_000) + 'x'.repeat(999_999)),
  // The same, drop by drop, and without a length.
  (socket) => drip(socket, head('POST /v1/auth', json, 'Transfer-Encoding: chunked'), '1\r\n[\r\n'),
  // What costs most to parse, over and over.
  (socket) => repeat(socket, post('/v1/auth', 16_000) + '['.repeat(16_000)),
  (socket) => repeat(socket, post('/v1/auth', 1_000_000) + '['.repeat(1_000_000)),
  // More than is taken.
  (socket) => drip(socket, post('/v1/auth', 1_000_000_000), 'x'.repeat(1_000)),
  // An upload without a token.
  (socket) => drip(socket, post('/v1/call-analysis', 500_000_000), 'x'.repeat(1_000)),
  // Another protocol.
  (socket) => socket.write(Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 0, 0, 0, 0, 0])),
  // A connection that is kept and not used any more.
  (socket) => socket.write(head('GET /healthz')),
  // Half a request, and no more to come.
  (socket) => socket.end('POST /v1/auth HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{'),
  // Nothing at all.
  () => {},
]

let standing = 0

function come(index: number): void {
  const localAddress = process.platform === 'linux' ? `127.0.1.${1 + (index % addresses)}` : '127.0.0.1'
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  socket.once('connect', () => {
    standing++
    socket.once('close', () => standing--)
    ways[Math.floor(index / addresses) % ways.length]!(socket)
  })
  socket.resume()
  socket.on('end', () => socket.end())
  socket.on('error', () => {})
  socket.once('close', () => setTimeout(() => come(index), comeBackMs))
}

for (let index = 0; index < connections; index++) come(index)
setInterval(() => process.send?.({ standing }), 250)
process.on('disconnect', () => process.exit(0))
