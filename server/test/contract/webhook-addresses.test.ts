import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { newId } from '../../src/domain/new-id.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { attemptDelivery } from '../../src/webhooks/attempt-delivery.ts'
import { isInternalAddress } from '../../src/webhooks/internal-addresses.ts'
import type { Resolve } from '../../src/webhooks/resolve-receiver.ts'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const none = readAllowList('none')
const { signal } = new AbortController()
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

/** One attempt, with the name servers given by the test. */
function attempt(url: string, resolve: Resolve, allowed = none) {
  const delivery = { id: newId(), url, payload: '{}' }
  return attemptDelivery(delivery, [secret], { allowed, timeoutMs: 2_000, resolve }, signal)
}

const internal = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
  ...['169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1'],
  ...['192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.7'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
  ],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1'],
]
const open = ['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.0.1.1']
const openV6 = ['2606:4700::1111', '2a00:1450:4001::200e', '2400:cb00::1']

// Holds Webhooks: internal addresses are refused
test('every address that is not of the open internet is known for one', () => {
  for (const address of internal) assert.equal(isInternalAddress(address), true, address)
  for (const address of [...open, ...openV6]) assert.equal(isInternalAddress(address), false, address)
})

describe('when a webhook is made', () => {
  let service: TestService
  let token: string
  before(async () => {
    service = await startTestService({
      env: { WEBHOOK_ALLOW: '10.1.0.0/16, hooks.localhost, 0:0:0:0:0:0:0:1' },
    })
    token = await service.token()
  })
  after(() => service.stop())
  const create = (url: string) => send(`${service.address}/v1/webhooks`, { token, json: { url } })

  // Holds Webhooks: internal addresses are refused
  test('an address of this machine or its network is refused, however it is spelled', async () => {
    const spelled = [
      ...[
        'localhost',
        'LOCALHOST',
        'localhost.',
        'a.localhost',
        '127.0.0.1',
        '127.1',
        '127.0.0.1.',
        '2130706433',
      ],
      ...[
        '0x7f.1',
        '0x7f000001',
        '0177.0.0.1',
        '017700000001',
        '0',
        '10.0.0.1',
        '169.254.169.254',
        '0xa9fea9fe',
      ],
      ...[
        '192.168.1.1:8443',
        '１２７.0.0.1',
        '127。0。0。1',
        '[::]',
        '[::ffff:127.0.0.1]',
        '[::ffff:7f00:1]',
      ],
      ...['[fd00:ec2::254]', '[fe80::1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '%31%32%37.0.0.1'],
    ]
    for (const host of spelled) {
      const answer = await create(`http://${host}/hook`)
      assertRefusal(answer, 422, '008-002-0001', 'url')
      assert.match(answer.body.message, /WEBHOOK_ALLOW/)
    }
    assert.deepEqual((await send(`${service.address}/v1/webhooks`, { token })).body, [])
  })

  // Holds Webhooks: unless the operator allows them
  test('it is taken when the operator allows it, and what is public always', async () => {
    const fine = [
      'https://calls.example',
      'http://8.8.8.8:9000/x',
      'http://10.1.2.3',
      'http://hooks.localhost:1',
    ]
    for (const url of [...fine, 'http://[::1]/', 'http://[2606:4700::1111]/'])
      assert.equal((await create(url)).status, 201, url)
    const { body } = await create('https://calls.example')
    const url = `${service.address}/v1/webhooks/${body.id}`
    const moved = await send(url, { method: 'PUT', token, json: { url: 'http://127.0.0.1' } })
    assertRefusal(moved, 422, '008-002-0001', 'url')
  })
})

describe('when a webhook is sent', () => {
  let receiver: WebhookReceiver
  let port: string
  before(async () => {
    receiver = await startWebhookReceiver()
    port = new URL(receiver.url).port
  })
  after(() => receiver.close())
  const asked = () => receiver.received.length

  // Holds Webhooks: internal addresses are refused
  test('a name that leads inside is refused, even when it leads outside as well', async () => {
    const before = asked()
    for (const address of internal) {
      for (const answer of [[address], ['8.8.8.8', address]]) {
        const { statusCode, reason } = await attempt(`http://calls.example:${port}/`, async () => answer)
        assert.equal(statusCode, undefined)
        assert.match(reason ?? '', /internal address/, address)
        assert.ok(!reason!.includes(address), 'says nothing about the network inside')
      }
    }
    for (const nonsense of ['', 'calls.example', '1.2.3', 'fe80::1%lo'])
      assert.match((await attempt('http://calls.example/', async () => [nonsense])).reason ?? '', /internal/)
    assert.equal(asked(), before)
  })

  // Holds Webhooks: DNS pinned
  test('name servers that change their mind change nothing: what was checked is what is connected to', async () => {
    const allowed = readAllowList('127.0.0.1')
    let questions = 0
    const rebinding: Resolve = async () => (++questions === 1 ? ['127.0.0.1'] : ['169.254.169.254'])
    const { statusCode } = await attempt(`http://rebind.example:${port}/hook`, rebinding, allowed)
    assert.equal(statusCode, 204)
    assert.equal(questions, 1)
    assert.equal(receiver.received.at(-1)!.headers.host, `rebind.example:${port}`)
  })

  test('an address that was allowed once and is not any more is refused', async () => {
    const never: Resolve = () => assert.fail('an address needs no name server')
    const { reason } = await attempt(receiver.url, never)
    assert.match(reason ?? '', /WEBHOOK_ALLOW/)
    assert.equal((await attempt(receiver.url, never, readAllowList('127.0.0.0/8'))).statusCode, 204)
  })

  // Holds Webhooks: unless the operator allows them
  test('a host that the operator vouches for may be anywhere', async () => {
    const trusting: boolean[] = []
    const resolve: Resolve = async (_host, { trusted }) => {
      trusting.push(trusted)
      return ['127.0.0.1']
    }
    const allowed = readAllowList('hooks.internal, *.corp.example')
    for (const host of ['hooks.internal', 'HOOKS.internal.', 'a.corp.example', 'b.a.corp.example'])
      assert.equal((await attempt(`http://${host}:${port}/`, resolve, allowed)).statusCode, 204, host)
    for (const host of ['x.hooks.internal', 'corp.example', 'evilcorp.example', 'hooks.internal.example'])
      assert.match(
        (await attempt(`http://${host}:${port}/`, resolve, allowed)).reason ?? '',
        /internal/,
        host,
      )
    assert.deepEqual(trusting, [true, true, true, true, false, false, false, false])
  })

  test('a name that nobody knows, or name servers that never answer, are a failure like any other', async () => {
    const unknown = Object.assign(new Error('queryA ENOTFOUND secret.example'), { code: 'ENOTFOUND' })
    const lost = await attempt('http://secret.example/', () => Promise.reject(unknown))
    assert.equal(lost.reason, 'The host name could not be resolved.')
    assert.equal((await attempt('http://a.example/', async () => [])).reason, 'The host name has no address.')
    const silent = { allowed: none, timeoutMs: 50, resolve: () => new Promise<string[]>(() => {}) }
    const delivery = { id: newId(), url: 'http://a.example/', payload: '{}' }
    assert.match((await attemptDelivery(delivery, [secret], silent, signal)).reason ?? '', /did not answer/)
  })
})

// Holds Webhooks: DNS pinned
test('over TLS the name is asked for and its certificate wanted, though the address was looked up before', async () => {
  let hello = ''
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      hello = bytes.toString('latin1')
      socket.end('no certificate here')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { statusCode, reason } = await attempt(
    `https://calls.example:${port}/`,
    async () => ['127.0.0.1'],
    readAllowList('127.0.0.1'),
  )
  server.close()
  assert.ok(hello.includes('calls.example'))
  assert.equal(statusCode, undefined)
  assert.match(reason ?? '', /could not be secured/)
})

test('a list of allowed receivers with a mistake in it stops the service from starting', () => {
  for (const wrong of [
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'http://hooks',
    'a b',
    '*',
    '*.',
    '::1/129',
  ])
    assert.throws(() => readConfig({ WEBHOOK_ALLOW: wrong }), /WEBHOOK_ALLOW must name/, wrong)
  for (const fine of ['none', '10.0.0.0/8', 'a,b , c.d', '::1', 'fd00::/8', ','])
    readConfig({ WEBHOOK_ALLOW: fine })
})
