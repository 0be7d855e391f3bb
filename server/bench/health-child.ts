import { Agent, get } from 'node:http'

/** Asks for /healthz one after the other, on a kept connection and on new ones in turn, and tells its parent how long each took. */
const { port, seconds, everyMs } = JSON.parse(process.argv[2]!) as {
  port: number
  seconds: number
  everyMs: number
}
const kept = new Agent({ keepAlive: true })

function ask(agent: Agent | false): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const failed = () => resolve(Number.POSITIVE_INFINITY)
    get({ host: '127.0.0.1', port, path: '/healthz', agent, timeout: 10_000 }, (response) => {
      response.resume().on('error', failed)
      response.on('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - startedAt) : failed(),
      )
    })
      .on('error', failed)
      .on('timeout', failed)
  })
}

const took: number[] = []
const endsAt = performance.now() + seconds * 1000
while (performance.now() < endsAt) {
  took.push(await ask(took.length % 2 === 0 ? kept : false))
  await new Promise((resolve) => setTimeout(resolve, everyMs))
}
// A message has no infinity.
process.send!({
  took: took.filter(Number.isFinite),
  failed: took.filter((ms) => !Number.isFinite(ms)).length,
})
process.disconnect()
