import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { pino } from 'pino'
import { createTokens } from '../../src/http/access/tokens.ts'
import { createServer } from '../../src/http/server.ts'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { readAllowList } from '../../src/webhooks/allow-list.ts'
import { aboutNothing } from '../support/about-nothing.ts'
import { assertInvalid, assertRefusal, callForm, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { openTestSessions } from '../support/open-test-sessions.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
before(async () => {
  // Behind a proxy that speaks https.
  service = await startTestService({ env: { PUBLIC_URL: 'https://calls.example' } })
  token = await service.token()
  await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })
})
after(() => service.stop())

/** Writes these bytes to a bare connection and reads until it is closed. */
function talk(bytes: string, address = service.address): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    socket.on('error', () => {}).on('close', () => resolve(heard))
    socket.setTimeout(5000, () => socket.destroy())
  })
}

test('every answer tells a browser to do nothing with it that it was not meant for', async () => {
  const answers = [
    ...['/', '/docs', '/openapi.json', '/healthz', '/v1/models', '/nowhere', '/v1/%zz'].map((path) =>
      fetch(service.address + path),
    ),
    fetch(`${service.address}/v1/auth`, { method: 'POST', body: '{' }),
    fetch(`${service.address}/v1/models`, { headers: { authorization: `Bearer ${token}` } }),
  ]
  for (const { headers, url, status } of await Promise.all(answers)) {
    const where = `${status} ${url}`
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none';.*frame-ancestors 'none'/,
      where,
    )
    assert.equal(headers.get('x-content-type-options'), 'nosniff', where)
    assert.equal(headers.get('x-frame-options'), 'DENY', where)
    assert.equal(headers.get('referrer-policy'), 'no-referrer', where)
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', where)
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', where)
    assert.match(headers.get('permissions-policy') ?? '', /microphone=\(\)/, where)
    assert.equal(headers.get('server') ?? headers.get('x-powered-by'), null, where)
    if (!url.includes('%zz'))
      assert.match(headers.get('strict-transport-security') ?? '', /max-age=31536000/, where)
  }
  const heard = await talk('NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n')
  assert.match(heard, /content-security-policy: default-src 'none'/i)
})

test('the dashboard may run its own files and nothing that is written into a page', async () => {
  for (const path of ['/', '/calls', '/calls/x', '/settings']) {
    const answer = await fetch(service.address + path)
    const policy = answer.headers.get('content-security-policy')!
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.doesNotMatch(policy, /unsafe|data:|https?:|\*/)
    assert.doesNotMatch(await answer.text(), / style=|<script>|onclick/)
  }
})

test('nobody on the way keeps what customers said', async () => {
  const paths = ['/v1/call-analysis', '/v1/models', '/v1/stats/basic', '/v1/call-analysis/nowhere']
  for (const path of [...paths, '/%761/models', '/v1/nowhere', '/%761/nowhere']) {
    const { headers } = await send(service.address + path, { token })
    assert.equal(headers.get('cache-control'), 'no-store', path)
  }
})

test('a request that two programs could read differently is refused, and nothing is smuggled in behind it', async () => {
  const inner = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  const head = 'POST /v1/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  for (const [name, request, status] of [
    [
      'length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
      400,
    ],
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`, 400],
    ['a list of lengths', `${head}Content-Length: 0, 0\r\n\r\n${inner}`, 400],
    ['a length with a sign', `${head}Content-Length: +2\r\n\r\n{}${inner}`, 400],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`, 400],
    ['chunks twice', `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`, 400],
    ['a folded header', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: a\r\n b\r\n\r\n${inner}`, 400],
    ['a space before the colon', `${head}Content-Length : 0\r\n\r\n${inner}`, 400],
    ['a bare line feed in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\rb: c\r\n\r\n${inner}`, 400],
    [
      'a token of a megabyte',
      `GET /v1/models HTTP/1.1\r\nAuthorization: Bearer ${'A'.repeat(1_000_000)}`,
      431,
    ],
    ['ten thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(10_000)}\r\n`, 431],
  ] as const) {
    const heard = await talk(request)
    assert.match(heard, new RegExp(`^HTTP/1.1 ${status}`), name)
    assert.doesNotMatch(heard, /"status":"ok"/, name)
  }
})

test('headers that come in drop by drop do not hold a connection for long', async () => {
  const house = await openTestHouse(service, createScriptedSpeech())
  const webhooks = {
    webhookAllow: readAllowList('none'),
    ssoAllow: readAllowList('none'),
    phoneAllow: readAllowList('none'),
    secrets: createSecretBox(undefined),
  }
  const baseUrl = () => service.address
  const { database } = service
  const sessions = openTestSessions(database)
  const issuer = { algorithm: 'EdDSA', lifetimeSeconds: 60, baseUrl } as const
  const tokens = await createTokens({ database, ...issuer, findSession: sessions.find })
  const app = createServer(
    { ...house, ...webhooks, tokens, sessions, baseUrl, maxUploadBytes: 1000, about: aboutNothing },
    pino({ level: 'silent' }),
  )
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    assert.ok(app.server.headersTimeout <= 20_000)
    app.server.headersTimeout = 200
    const { port } = app.server.address() as AddressInfo
    const heard = await talk('GET / HTTP/1.1\r\nX-Slow: ', `http://127.0.0.1:${port}`)
    assert.match(heard, /^HTTP\/1.1 408/)
  } finally {
    await app.close()
    await house.close()
  }
})

test('a recording comes back under a name that is no header, no path and not written backwards', async () => {
  const names = [
    'a"; filename="evil.exe',
    'a\r\nSet-Cookie: x=1\r\n\r\n<script>',
    '../../etc/passwd',
    'C:\\windows\\x.wav',
    'invoice\u202Evaw.exe',
    'größe 🚀.wav',
    "it's 100%.wav",
  ]
  for (const [index, fileName] of names.entries()) {
    const form = callForm({ audio: writeToneWav(1), fileName, fields: { external_id: `name-${index}` } })
    const { body } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: form })
    const url = `${service.address}/v1/call-analysis/${body.id}/audio-file`
    const { headers } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    const disposition = headers.get('content-disposition')!
    assert.match(disposition, /^inline; filename="[\w. -]*"; filename\*=UTF-8''[^\s"';/\\]*$/, fileName)
    const shown = decodeURIComponent(disposition.split("UTF-8''")[1]!)
    assert.doesNotMatch(shown, /[\p{Cc}\p{Bidi_Control}/\\]/u)
    assert.equal(headers.get('set-cookie'), null)
  }
})

test('the method of a request is what it says, whatever a header or query would have it be', async () => {
  const [model] = (await send(`${service.address}/v1/models`, { token })).body
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-http-method': 'DELETE',
  }
  const url = `${service.address}/v1/models/${model.id}`
  assertRefusal(await send(url, { method: 'POST', token, headers }), 404, '001-001-0001')
  assert.equal((await send(url, { token, headers })).status, 200)
  assertInvalid(await send(`${url}?_method=DELETE`, { token, headers }), 'query', '_method')
  assert.equal((await send(url, { token })).body.enabled, true)
})

test('a body cannot reach behind the objects of the service', async () => {
  for (const body of [
    '{"name":"x","__proto__":{"polluted":true}}',
    '{"name":"x","constructor":{"prototype":{"polluted":true}}}',
    '{"name":"x","template_variables":[{"key":"a","type":"STRING","__proto__":{"polluted":true}}]}',
  ]) {
    const init = { method: 'POST', token, headers: { 'content-type': 'application/json' }, body }
    assertRefusal(await send(`${service.address}/v1/models`, init), 400, '001-002-0001')
  }
  const odd = { constructor: { prototype: { polluted: true } }, toString: 'x', hasOwnProperty: 1 }
  const fields = { external_id: 'odd', additional_parameters: JSON.stringify(odd) }
  const form = callForm({ audio: writeToneWav(1), fields })
  const { body } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body: form })
  assert.deepEqual(body.additional_parameters, odd, 'odd names are names like others')
  assert.equal(({} as { polluted?: boolean }).polluted, undefined)
})

test('no part of an address leads out of where it belongs', async () => {
  const { body: document } = await send(`${service.address}/openapi.json`)
  const paths = Object.keys(document.paths).filter((path) => path.includes('{'))
  assert.ok(paths.length > 5)
  for (const part of [
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%5c%2e%2e',
    '%00',
    'file%3A%2F%2F%2Fetc%2Fpasswd',
  ])
    for (const path of paths) {
      const url = service.address + path.replaceAll(/\{\w+\}/g, part)
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      assert.ok(answer.status < 500, `${answer.status} ${url}`)
      assert.doesNotMatch(text, /root:/)
    }
  for (const target of [
    '/../../etc/passwd',
    '/docs/../../etc/passwd',
    '/docs/..%2f..%2fetc/passwd',
    '//etc/passwd',
  ]) {
    const heard = await talk(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    assert.match(heard, /^HTTP\/1.1 404/, target)
  }
})
