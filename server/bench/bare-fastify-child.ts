import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'

/** What the framework alone can do: one route, one object, no token, no database. */
const record = JSON.parse(process.argv[2]!)
const app = fastify()
app.get('/v1/call-analysis/:id', async () => record)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port })
