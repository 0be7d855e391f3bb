import { setTimeout as wait } from 'node:timers/promises'
import { CallmarkError, createClient } from '@callmark/client'
import { type Attack, attacks } from './fairness-attacks.ts'

interface Orders {
  readonly attack: keyof typeof attacks
  readonly address: string
  readonly clientId: string
  readonly clientSecret: string
  readonly recording: string
  readonly small: boolean
}

/** However long whoever started it takes. */
const longestMs = 600_000
const restMs = 20
/** In small: just enough to see that they land. */
const fewBlows = 2

const {
  attack: name,
  address,
  clientId,
  clientSecret,
  recording,
  small,
} = JSON.parse(process.argv[2]!) as Orders
const attack: Attack = attacks[name]
// It does not wait to be let in again: that is the point.
const client = createClient({
  baseUrl: address,
  clientId,
  clientSecret,
  retry: { attempts: 1 },
  timeoutMs: 600_000,
})
const { id: modelId, name: modelName } = await client.models.create({ name: `Attack by ${name}` })
const token = await signIn()
const strike = await attack.prepare({ client, address, token, modelId, modelName, recording, small })

const sent: Record<string, number> = {}
process.on('message', () => process.send?.(sent))
process.on('disconnect', () => process.exit(0))
setTimeout(() => process.exit(0), longestMs).unref()
process.send?.('ready')

let number = 0
await Promise.all(
  Array.from({ length: small ? fewBlows : attack.atOnce }, async () => {
    for (;;) {
      const outcome = await strike(number++).then(
        (status) => (typeof status === 'number' ? String(status) : 'answered'),
        (error) => (error instanceof CallmarkError ? String(error.status) : 'broken off'),
      )
      sent[outcome] = (sent[outcome] ?? 0) + 1
      if (small) return
      await wait(restMs)
    }
  }),
)

async function signIn(): Promise<string> {
  const response = await fetch(`${address}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}
