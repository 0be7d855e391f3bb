import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Scope, scopes } from '../../src/domain/scopes.ts'
import { isGuarded, needsToken, type Operation, readApiDocument } from '../support/api-document.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let guarded: readonly Operation[]
let forPeople: readonly Operation[]
before(async () => {
  service = await startTestService()
  const { operations } = await readApiDocument(service.address)
  guarded = operations.filter(needsToken)
  forPeople = operations.filter((one) => isGuarded(one) && !needsToken(one))
})
after(() => service.stop())

/** An address of the operation that is well formed and leads to nothing. */
function addressOf({ path, described }: Operation): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) => {
    const { schema } = described.parameters.find((parameter: Json) => parameter.name === name)
    if (schema.type === 'integer') return '2147483647'
    return schema.format === 'uuid' ? '018f0000-0000-7000-8000-000000000000' : 'nothing'
  })
  return service.address + filled
}

// Holds Endpoints: a token for everything but `POST /v1/auth`
// Holds Parts of a submission: 401
// Holds Authentication: 6. 401: token missing, malformed, expired; credentials invalid
// Holds Errors: 401
test('every operation but signing in needs a token', async () => {
  const { operations } = await readApiDocument(service.address)
  const open = operations.filter((one) => one.path.startsWith('/v1/') && !isGuarded(one))
  // People sign in to the dashboard by several ways, programs by one.
  const ofPrograms = open.filter(({ path }) => !/^\/v1\/sign-(in|out)(\/|$)/.test(path))
  assert.deepEqual(
    ofPrograms.map(({ name }) => name),
    // A phone system signs its messages instead, and the link in a digest is signed.
    ['POST /v1/auth', 'POST /v1/phone-systems/{id}/callback', 'POST /v1/digest-leaving/{token}'],
  )
  for (const operation of [...guarded, ...forPeople]) {
    const answer = await send(addressOf(operation), { method: operation.method })
    assertRefusal(answer, 401, '001-001-0002')
  }
})

// Holds Authentication: 6. 401: token missing, malformed, expired; credentials invalid
test('a broken token opens no operation', async () => {
  const whole = await service.token()
  for (const operation of [...guarded, ...forPeople]) {
    for (const token of ['nonsense', whole.slice(0, -6), `${whole}x`, 'a.b.c']) {
      const answer = await send(addressOf(operation), { method: operation.method, token })
      assertRefusal(answer, 401, '001-001-0002')
    }
  }
})

// Holds Endpoints: scope of each operation
// Holds Statistics: `read:call-analysis-stats` for all of them
// Holds Authentication: 6. 403: scope missing
// Holds Scopes: `read:call-analysis-requests` · `write:call-analysis-request` · `read:call-analysis-audio`
// Holds Scopes: `read:call-analysis-transcription` · `read:prompt-template` · `write:prompt-template`
// Holds Scopes: `read:call-analysis-stats` · `read:model-category` · `write:model-category`
// Holds Errors: `001-001-0003`: scope missing · 403
// Holds Tenancy and identity: scope `read:model-variable` · scope `write:model-variable`
// Holds Tenancy and identity: scope `read:model-metadata` · scope `write:model-metadata`
// Holds Tenancy and identity: scope `delete:call-analysis` · scope `read:webhook` · scope `write:webhook`
// Holds Tenancy and identity: scope `read:audit`
test('a token with every scope but the one needed is turned away, and told which it is', async () => {
  for (const scope of scopes) {
    const token = await service.token(scopes.filter((other) => other !== scope))
    for (const operation of guarded.filter((one) => scopesOf(one).includes(scope))) {
      const answer = await send(addressOf(operation), { method: operation.method, token })
      assertRefusal(answer, 403, '001-001-0003')
      assert.ok(answer.body.message.includes(scope), `${operation.name} must name ${scope}`)
    }
  }
})

// Holds Endpoints: scope of each operation
// Holds Scopes: `read:call-analysis-requests` · `write:call-analysis-request` · `read:call-analysis-audio`
// Holds Scopes: `read:call-analysis-transcription` · `read:prompt-template` · `write:prompt-template`
// Holds Scopes: `read:call-analysis-stats` · `read:model-category` · `write:model-category`
// Holds Tenancy and identity: scope `read:model-variable` · scope `write:model-variable`
// Holds Tenancy and identity: scope `read:model-metadata` · scope `write:model-metadata`
// Holds Tenancy and identity: scope `delete:call-analysis` · scope `read:webhook` · scope `write:webhook`
// Holds Tenancy and identity: scope `read:audit`
test('the one scope needed is enough', async () => {
  for (const [scope, operations] of Object.entries(Object.groupBy(guarded, ({ scope }) => scope ?? ''))) {
    const token = await service.token(scopesOf(operations![0]!))
    for (const operation of operations!) {
      const { status, body } = await send(addressOf(operation), { method: operation.method, token })
      assert.ok(![401, 403].includes(status), `${operation.name} with ${scope}: ${JSON.stringify(body)}`)
    }
  }
})

test('what is for people is not for programs, whatever they may do', async () => {
  const token = await service.token(scopes)
  assert.notEqual(forPeople.length, 0)
  for (const operation of forPeople) {
    const answer = await send(addressOf(operation), { method: operation.method, token })
    assertRefusal(answer, 403, '010-001-0003')
  }
})

function scopesOf({ scope }: Operation): Scope[] {
  return (scope?.split(' ') ?? []) as Scope[]
}
