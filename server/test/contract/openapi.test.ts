import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { scopes } from '../../src/domain/scopes.ts'
import { catalogue } from '../../src/http/error-catalogue.ts'
import { type ApiDocument, readApiDocument } from '../support/api-document.ts'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let document: ApiDocument
before(async () => {
  service = await startTestService()
  document = await readApiDocument(service.address)
})
after(() => service.stop())

// Holds All operations: every operation is described
test('the description of the API stands up to a linter', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document.source), config })
  const said = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
  )
  // Browsers are led on from there, and these two have nothing else to answer.
  const leadOn = ['~1v1~1sign-in~1sso', '~1v1~1sign-in~1sso~1callback'].map(
    (path) =>
      `operation-2xx-response: Operation must have at least one \`2XX\` response. at #/paths/${path}/get/responses`,
  )
  assert.deepEqual(said, leadOn)
})

// Holds All operations: every operation is described
test('every operation says what it is, who may use it and how it answers', () => {
  const tags = document.json.tags.map((tag: Json) => tag.name)
  const ids = document.operations.map(({ described }) => described.operationId)
  assert.equal(new Set(ids).size, ids.length)
  for (const { name, path, scope, described } of document.operations) {
    assert.match(described.operationId ?? '', /^[a-z]+[A-Za-z]+$/, name)
    assert.equal(described.tags?.length, 1, name)
    assert.ok(tags.includes(described.tags[0]), `${name} has the unknown tag ${described.tags[0]}`)
    assert.match(described.summary ?? '', /^[A-Z].*[^.]$/, `${name} needs a summary without a full stop`)
    // Phone systems sign what they send instead, and the link in a digest is signed.
    const signed = ['/v1/phone-systems/{id}/callback', '/v1/digest-leaving/{token}']
    const isOpen = ['/v1/auth', ...signed].includes(path)
    if (path.startsWith('/v1/') && !isOpen && !/^\/v1\/sign-(in|out)(\/|$)/.test(path)) {
      // Any token may ask whose it is; what is for people has a role instead of a scope.
      const isForPeople = isDeepStrictEqual(described.security, [{ session: [] }])
      const needsNone = isForPeople || ['/v1/account', '/v1/workspace'].includes(path)
      const named = needsNone ? (scope?.split(' ') ?? []) : (scope?.split(' ') ?? [''])
      assert.ok(
        named.every((one) => scopes.some((known) => known === one)),
        `${name} needs a scope`,
      )
      if (!isForPeople) assert.deepEqual(described.security, [{ token: [] }, { session: [] }])
    } else {
      assert.deepEqual(described.security, [])
    }
    assert.ok(
      Object.keys(described.responses).some(
        (status) => status.startsWith('2') || (status === '302' && path.startsWith('/v1/sign-in/sso')),
      ),
      `${name} must say how it answers when all is well`,
    )
    for (const [status, response] of Object.entries<Json>(described.responses)) {
      assert.notEqual(response.description, 'Default Response', `${name} ${status}`)
      assert.ok(response.headers['x-request-id'], `${name} ${status}`)
    }
  }
})

test('the document holds nothing that says nothing', () => {
  const text = JSON.stringify(document.source)
  assert.doesNotMatch(text, /9007199254740991/)
  for (const name of Object.keys(document.json.components.schemas)) {
    assert.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is not used`)
  }
})

// Holds Errors: `code`: `NNN-NNN-NNNN`
// Holds Statuses and bodies: codes: area, kind, number; the whole catalogue is published
test('every refusal is listed with its code, for programs and for people', () => {
  const listed = document.json['x-error-codes']
  assert.equal(listed.length, Object.keys(catalogue).length)
  for (const { kind, code, status, message, remedy } of listed) {
    assert.match(code, /^\d{3}-\d{3}-\d{4}$/, kind)
    assert.ok(document.json.info.description.includes(`| \`${code}\` | ${status} | ${message} |`))
    assert.match(remedy, /\.$/, `${kind} needs advice`)
  }
  const codes = listed.map(({ code }: Json) => code)
  const twice = codes.filter((code: string, index: number) => codes.indexOf(code) !== index)
  assert.deepEqual(twice, ['001-001-0001'], 'only the code that the interface itself uses twice')
})

test('the document is sent whole once, and then only when it has changed', async () => {
  const url = `${service.address}/openapi.json`
  const first = await fetch(url)
  const etag = first.headers.get('etag')!
  assert.equal(first.headers.get('content-encoding'), 'gzip')
  assert.deepEqual(await first.json(), document.source)
  const second = await fetch(url, { headers: { 'if-none-match': etag } })
  assert.equal(second.status, 304)
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  assert.equal(plain.headers.get('content-encoding'), null)
  assert.deepEqual(await plain.json(), document.source)
})

test('the page of the API needs nothing from any other host and allows no script but its own', async () => {
  const { status, headers, body } = await send(`${service.address}/docs`)
  assert.equal(status, 200)
  const policy = headers.get('content-security-policy')!
  assert.match(policy, /default-src 'none'; script-src 'self';/)
  assert.match(policy, /connect-src 'self'/)
  assert.doesNotMatch(body, /https?:/)
  assert.doesNotMatch(body, /<script>/)
  const sources = [...body.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
  assert.equal(sources.length, 2)
  for (const source of sources) {
    const script = await fetch(new URL(source, `${service.address}/docs`))
    assert.equal(script.status, 200)
    assert.match(script.headers.get('content-type')!, /^text\/javascript/)
    assert.ok((await script.text()).length > 100)
  }
  const slash = await fetch(`${service.address}/docs/`, { redirect: 'manual' })
  assert.equal(new URL(slash.headers.get('location')!, slash.url).pathname, '/docs')
})

test('behind a proxy with a path of its own, the document says so', async () => {
  const other = await startTestService({ env: { PUBLIC_URL: 'https://calls.example/quality' } })
  try {
    const { body } = await send(`${other.address}/openapi.json`)
    assert.deepEqual(body.servers, [{ url: '/quality' }])
    assert.deepEqual(document.json.servers, [{ url: '/' }])
  } finally {
    await other.stop()
  }
})

// Holds Tenancy and identity: metadata of the issuer
test('monitors and programs that check tokens themselves are answered as described', async () => {
  const open = document.operations.filter(({ path }) => !path.startsWith('/v1/'))
  assert.ok(open.length >= 4)
  for (const { path, method, described } of open) {
    assert.equal(method, 'GET')
    const { status, body } = await send(`${service.address}${path}`)
    assert.equal(status, 200)
    const { schema } = described.responses[200].content['application/json']
    const shape = schema.$ref ? document.json.components.schemas[schema.$ref.split('/').at(-1)] : schema
    assert.deepEqual(Object.keys(body).sort(), Object.keys(shape.properties).sort())
  }
})
