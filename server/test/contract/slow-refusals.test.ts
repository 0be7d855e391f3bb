import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import type { App } from '../../src/http/context.ts'
import { slowRefusals } from '../../src/http/limits/slow-refusals.ts'

test('who is told to wait and comes again at once is told a second later, and nobody else is', async (t) => {
  let now = 0
  const app: App = Fastify()
  app.decorateRequest('sentBy')
  slowRefusals(app, () => now)
  app.get('/:client/:status', async (request, reply) => {
    const { client, status } = request.params as { client: string; status: string }
    request.sentBy = client === 'nobody' ? undefined : client
    return reply.code(Number(status)).send('told')
  })
  await app.ready()
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const ask = (path: string) => app.inject(path).then(({ statusCode }) => statusCode)

  for (let count = 1; count <= 10; count++) assert.equal(await ask('/eager/429'), 429)
  let answered = false
  const held = ask('/eager/429').then((status) => {
    answered = true
    return status
  })
  assert.equal(await ask('/other/429'), 429)
  assert.equal(await ask('/eager/200'), 200)
  for (let count = 1; count <= 30; count++) assert.equal(await ask('/nobody/429'), 429)
  assert.equal(answered, false)
  t.mock.timers.tick(1_000)
  assert.equal(await held, 429)

  // However often it came, what it is owed for is over after ten seconds of waiting.
  for (let count = 1; count <= 50; count++) void ask('/eager/429')
  t.mock.timers.tick(1_000)
  now += 20_000
  assert.equal(await ask('/eager/429'), 429)
  await app.close()
})
