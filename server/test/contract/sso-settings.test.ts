import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { signInAs } from '../support/people.ts'
import { callback, everybody, issuer, owner, service, signIn, sits } from '../support/sso-scene.ts'
import { ssoClient } from '../support/sso-server.ts'

// Holds: owners and admins set single sign-on up, and nobody reads its secret.
describe('the settings of single sign-on', () => {
  const put = (json: Record<string, unknown>, by = owner) => by.fetch('/v1/sso', { method: 'PUT', json })

  it('are read without the secret, which is kept sealed and stays when it is left out', async () => {
    const { client_secret, ...rest } = { issuer: issuer.url, ...ssoClient, default_role: 'viewer' }
    const saved = await put({ ...rest, domains: ['Example.com'], role_claim: 'groups', roles: { a: 'qa' } })
    const { updated_at, updated_by, ...shown } = (await saved.json()) as Record<string, unknown>
    assert.ok(updated_at)
    assert.equal(updated_by, owner.id)
    assert.deepEqual(shown, {
      issuer: issuer.url,
      client_id: ssoClient.client_id,
      has_secret: true,
      only: false,
      domains: ['example.com'],
      role_claim: 'groups',
      roles: { a: 'qa' },
      team_claim: null,
      default_role: 'viewer',
      for_owners: true,
      redirect_uri: service.address + callback,
    })
    assert.ok(!(await (await owner.fetch('/v1/sso')).text()).includes(client_secret))
    const row = await service.database.selectFrom('sso').select('client_secret').executeTakeFirstOrThrow()
    assert.ok(row.client_secret?.startsWith('aes-256-gcm:'))
    const without = await put({ ...rest, client_secret: null })
    assert.equal(((await without.json()) as { has_secret: boolean }).has_secret, false)
  })

  it('do not hand a secret to an issuer that it was not given for', async () => {
    const { client_id } = ssoClient
    const answer = await put({ issuer: 'https://evil.example', client_id })
    assert.equal(answer.status, 422)
    assert.equal(((await answer.json()) as { path: string }).path, 'client_secret')
    assert.equal(
      (await put({ issuer: 'https://login.example', client_id, client_secret: 'new' })).status,
      200,
    )
  })

  it('need an issuer that nobody can listen to', async () => {
    for (const address of [
      'http://login.example',
      'ftp://login.example',
      'https://user:pass@login.example',
      'https://login.example?x=1',
      'login.example',
      'javascript:1',
    ])
      assert.equal((await put({ ...ssoClient, issuer: address })).status, 422, address)
  })

  it('are for owners and admins, and for no program', async () => {
    for (const role of ['qa', 'lead', 'agent', 'viewer'] as const) {
      const person = await signInAs(service, service.clientId, role)
      assert.equal((await person.fetch('/v1/sso')).status, 403)
      assert.equal((await put({ issuer: issuer.url, ...ssoClient }, person)).status, 403)
      assert.equal((await person.fetch('/v1/sso', { method: 'DELETE' })).status, 403)
    }
    const token = await service.token()
    const headers = { authorization: `Bearer ${token}` }
    assert.equal((await fetch(`${service.address}/v1/sso`, { headers })).status, 403)
  })

  it('can be removed, after which nobody comes in that way', async () => {
    const { email } = sits()
    assert.equal(await signIn(), '/')
    assert.equal((await owner.fetch('/v1/sso', { method: 'DELETE' })).status, 204)
    assert.equal((await owner.fetch('/v1/sso')).status, 404)
    assert.equal((await owner.fetch('/v1/sso', { method: 'DELETE' })).status, 404)
    assert.equal(await signIn(), '/sign-in?sso=not_set_up')
    assert.ok((await everybody()).some((one) => one.email === email && !one.hasSso))
    const noted = await service.database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_type', '=', 'sso')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.equal(noted.action, 'removed')
  })
})
