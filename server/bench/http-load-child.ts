import { connect } from 'node:net'

/** Asks for the addresses over and over on several connections, and reports rate and latencies to its parent. */
const { port, paths, headers, connections, seconds } = JSON.parse(process.argv[2]!) as {
  port: number
  paths: string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}
const requests = paths.map((path) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  ),
)
let asked = 0
const endsAt = performance.now() + seconds * 1000
const latencies: number[] = []
let failures = 0

/** One request after the other. Counts bytes instead of parsing, so that the asking costs little beside the answering. */
function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let startedAt = 0
    let received = 0
    let expected = 0
    const next = () => {
      if (performance.now() >= endsAt) return socket.end(resolve)
      received = 0
      expected = 0
      startedAt = performance.now()
      socket.write(requests[asked++ % requests.length]!)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (expected === 0) {
        const head = chunk.indexOf('\r\n\r\n')
        const length = /content-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))
        if (head < 0 || !length) return reject(new Error('The answer has no length.'))
        if (chunk.toString('latin1', 9, 12) !== '200') failures++
        expected = head + 4 + Number(length[1])
      }
      received += chunk.length
      if (received < expected) return
      latencies.push(performance.now() - startedAt)
      next()
    })
  })
}

const startedAt = performance.now()
await Promise.all(Array.from({ length: connections }, ask))
const elapsed = (performance.now() - startedAt) / 1000
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
process.send!({ rate: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), failures })
