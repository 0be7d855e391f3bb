import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import type { Limits } from './limits.ts'
import { networkOf } from './network-of.ts'

type ConnectionLimits = Pick<Limits, 'connections' | 'connectionsPerAddress' | 'trustedProxies'>

/** Requests that one connection may have sent before the first of them is answered. */
const mostUnanswered = 32

interface Line {
  readonly socket: Socket
  readonly network: string
  /** The request it has come to. */
  request: IncomingMessage | undefined
  unanswered: number
}

/** Connections by which a good token has come. */
const known = new WeakSet<Socket>()

/** Whoever has shown a good token on it keeps a connection when strangers have to give up theirs. */
export function rememberConnection(socket: Socket): void {
  known.add(socket)
}

/**
 * Keeps connections few enough for the machine, and shared. When an address has all it may have, or everybody together
 * has, the newcomer takes the place of a stranger who has been there longest: one that says nothing or has not finished
 * its request, before one that waits for an answer. Nobody gets in only where every place is a client's own.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const isProxy = trustIn(limits.trustedProxies)
  const networks = new Map<string, Set<Line>>()
  const lines = new WeakMap<Socket, Line>()
  let total = 0
  const makeRoom = (among: Iterable<Line>): boolean => {
    const line = findLeastMissed(among)
    line?.socket.destroy()
    return line !== undefined
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const proxied = isProxy(address)
    const network = proxied ? 'proxies' : networkOf(address)
    const mine = networks.get(network) ?? new Set<Line>()
    const crowded = !proxied && mine.size >= limits.connectionsPerAddress
    if (crowded && !makeRoom(mine)) return void socket.destroy()
    if (total >= limits.connections && !crowded && !makeRoom(largestOf(networks)))
      return void socket.destroy()
    const line: Line = { socket, network, request: undefined, unanswered: 0 }
    total++
    networks.set(network, mine.add(line))
    lines.set(socket, line)
    socket.once('close', () => {
      total--
      mine.delete(line)
      if (mine.size === 0) networks.delete(network)
    })
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const line = lines.get(request.socket)
    if (!line) return
    line.request = request
    // Node reads on while answers are being made, and would keep any number of requests in memory.
    if (++line.unanswered > mostUnanswered) return void line.socket.destroy()
    response.once('close', () => line.unanswered--)
  })
}

function findLeastMissed(lines: Iterable<Line>): Line | undefined {
  let waiting: Line | undefined
  for (const line of lines) {
    if (known.has(line.socket) || line.socket.destroyed) continue
    if (line.unanswered === 0 || !line.request?.complete) return line
    waiting ??= line
  }
  return waiting
}

function largestOf(networks: ReadonlyMap<string, Set<Line>>): Set<Line> {
  let largest = new Set<Line>()
  for (const lines of networks.values()) if (lines.size > largest.size) largest = lines
  return largest
}

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** The same proxies that are believed in `X-Forwarded-For`. */
function trustIn(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const item of proxies.flatMap((proxy) => named[proxy] ?? [proxy])) {
    const [address = '', bits] = item.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
