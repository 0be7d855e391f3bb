import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeLink } from '../../src/store/people/sign-in-links.ts'
import { browserWith, cookieOf, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

// Holds: people of a workspace sign in as themselves, and each sees what is theirs.
describe('people', () => {
  let service: TestService
  let owner: Signed
  before(async () => {
    service = await startTestService()
    owner = await signInAs(service, service.clientId, 'owner', { email: 'ada@example.com' })
  })
  after(() => service.stop())

  it('makes the first account by a link, once', async () => {
    const by = { workspaceId: service.clientId, actor: 'operator' }
    const { token } = await makeLink(service.database, by, { personId: null, purpose: 'first' })
    const page = browserWith(service.address, '', '')
    const read = await page.fetch('/v1/sign-in/link', { method: 'POST', json: { token } })
    assert.equal(read.status, 200)
    assert.deepEqual(await read.json(), {
      purpose: 'first',
      workspace_name: 'My workspace',
      email: null,
      name: null,
      role: 'owner',
      needs_password: true,
    })
    const account = { name: 'Grace', email: 'grace@example.com', password: 'correct horse battery' }
    const missing = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json: { token, name: 'G' } })
    assert.equal(missing.status, 422, 'a fault does not use the link up')
    const used = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json: { token, ...account } })
    assert.equal(used.status, 200)
    const grace = browserWith(service.address, '', cookieOf(used))
    const me = (await (await grace.fetch('/v1/me')).json()) as { name: string; role: string }
    assert.deepEqual([me.name, me.role], ['Grace', 'owner'])
    const again = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json: { token, ...account } })
    assert.equal(again.status, 410)
    const { email, password } = account
    const signedIn = await page.fetch('/v1/sign-in', { method: 'POST', json: { email, password } })
    assert.equal(signedIn.status, 200)
    assert.match(signedIn.headers.getSetCookie()[0]!, /HttpOnly; SameSite=Lax/)
    const wrong = await page.fetch('/v1/sign-in', { method: 'POST', json: { email, password: 'wrong' } })
    assert.equal(wrong.status, 401)
  })

  it('invites somebody, who then sees the workspace with their rights', async () => {
    const invited = await owner.fetch('/v1/users', {
      method: 'POST',
      json: { email: 'q@example.com', name: 'Quinn', role: 'qa' },
    })
    assert.equal(invited.status, 201)
    const { user, link } = (await invited.json()) as { user: { id: string }; link: { url: string } }
    const token = new URL(link.url).hash.slice(1)
    const page = browserWith(service.address, '', '')
    const json = { token, password: 'a long enough one' }
    const used = await page.fetch('/v1/sign-in/link/use', { method: 'POST', json })
    const quinn = browserWith(service.address, user.id, cookieOf(used))
    assert.equal((await quinn.fetch('/v1/models')).status, 200)
    assert.equal((await quinn.fetch('/v1/webhooks')).status, 403)
    const listed = (await (await owner.fetch('/v1/users')).json()) as { items: { email: string }[] }
    assert.ok(listed.items.some(({ email }) => email === 'q@example.com'))
  })

  it('ends every session of whoever gets other rights', async () => {
    const viewer = await signInAs(service, service.clientId, 'viewer', { email: 'v@example.com' })
    assert.equal((await viewer.fetch('/v1/me')).status, 200)
    const json = { email: 'v@example.com', name: 'V', role: 'agent' }
    const changed = await owner.fetch(`/v1/users/${viewer.id}`, { method: 'PUT', json })
    assert.equal(changed.status, 200)
    assert.equal((await viewer.fetch('/v1/me')).status, 401)
  })

  it('makes no link for somebody who is disabled', async () => {
    const gone = await signInAs(service, service.clientId, 'viewer', { email: 'gone@example.com' })
    assert.equal((await owner.fetch(`/v1/users/${gone.id}/link`, { method: 'POST' })).status, 201)
    const json = { email: 'gone@example.com', name: 'Gone', role: 'viewer', enabled: false }
    assert.equal((await owner.fetch(`/v1/users/${gone.id}`, { method: 'PUT', json })).status, 200)
    const answer = await owner.fetch(`/v1/users/${gone.id}/link`, { method: 'POST' })
    assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [409, '010-003-0010'])
  })

  it('keeps the last owner', async () => {
    const alone = await startTestService()
    try {
      const only = await signInAs(alone, alone.clientId, 'owner', { email: 'o@example.com' })
      const json = { email: 'o@example.com', name: 'O', role: 'viewer' }
      const stepped = await only.fetch(`/v1/users/${only.id}`, { method: 'PUT', json })
      assert.equal(stepped.status, 409)
      assert.equal((await only.fetch(`/v1/users/${only.id}`, { method: 'DELETE' })).status, 409)
    } finally {
      await alone.stop()
    }
  })
})
