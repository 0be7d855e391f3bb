import { createClient } from '@callmark/client'

/** Sends a file from a process of its own and tells how far its memory grew. */
const [baseUrl, audio] = process.argv.slice(2) as [string, string]
const client = createClient({ baseUrl, token: 'any' })
const call = { external_id: 'c', agent_id: 'a', agent_name: 'Ana', model_name: 'Quality' }
const before = process.memoryUsage().rss
let peak = before
await client.calls.submit(
  { ...call, audio },
  {
    onProgress: () => {
      peak = Math.max(peak, process.memoryUsage().rss)
    },
  },
)
console.log(Math.max(peak, process.memoryUsage().rss) - before)
