import assert from 'node:assert/strict'
import { type CallmarkClient, createClient } from '@callmark/client'
import { openStore } from '../../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../../server/src/config.ts'
import type { Role } from '../../../server/src/domain/people/roles.ts'
import { makeLink } from '../../../server/src/store/people/sign-in-links.ts'
import { browserWith, cookieOf, type Signed } from '../../../server/test/support/people.ts'
import { spawnCallmark } from '../../../server/test/support/spawned-service.ts'
import { serviceUnderTest } from './dashboard.ts'
import { readCredentials } from './submit-samples.ts'

export const password = 'seven words in a row'
const owner = { email: 'owner@example.com', name: 'Olivia Stone' }

/** Makes the first account of a service, and tells the tests of the run where both are. */
export async function describeService(service: {
  readonly address: string
  readonly dataDir: string
  readonly callIds: readonly string[]
}): Promise<void> {
  const credentials = await readCredentials(service.dataDir)
  const { cookie } = await makeOwner(service, credentials.clientId)
  process.env.CALLMARK_WEB_SERVICE = JSON.stringify({ ...service, ...credentials, cookie })
}

/** Another workspace, with nothing in it; gives its owner. */
export async function makeWorkspace(name: string): Promise<Signed> {
  const service = serviceUnderTest()
  const { output } = await spawnCallmark(service.dataDir, ['client', 'create', name, '--json']).ended
  return makeOwner(service, JSON.parse(output).client_id)
}

/** The first account of a workspace. */
export async function makeOwner(
  { address, dataDir }: { readonly address: string; readonly dataDir: string },
  workspaceId: string,
): Promise<Signed> {
  const json = { token: await makeFirstLink(dataDir, workspaceId), password, ...owner }
  const used = await browserWith(address, '', '').fetch('/v1/sign-in/link/use', { method: 'POST', json })
  assert.equal(used.status, 200)
  return browserWith(address, '', cookieOf(used))
}

/** As the service prints one at its first start. */
export async function makeFirstLink(dataDir: string, workspaceId: string): Promise<string> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    const by = { workspaceId, actor: 'operator' }
    return (await makeLink(store.database, by, { personId: null, purpose: 'first' })).token
  } finally {
    await store.close()
  }
}

/** The owner, as the tests of the run share them. */
export function theOwner(): Signed {
  const { address, cookie } = serviceUnderTest()
  return browserWith(address, '', cookie)
}

/** The client, as the dashboard of somebody who is signed in uses it. */
export function clientOf(person: Signed): CallmarkClient {
  return createClient({
    baseUrl: serviceUnderTest().address,
    session: true,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(person.headers)) headers.set(name, value)
      return fetch(input, { ...init, headers })
    },
  })
}

let invited = 0

export interface Person extends Signed {
  readonly email: string
  readonly name: string
}

/** Somebody new, invited by the owner and signed in for the first time. */
export async function signInAs(
  role: Role,
  more: { readonly name?: string; readonly agent_id?: string; readonly leads?: readonly number[] } = {},
  by: Signed = theOwner(),
): Promise<Person> {
  const { address } = serviceUnderTest()
  const name = more.name ?? `Somebody ${process.pid}-${++invited}`
  const email = `${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '.')}@example.com`
  const answer = await by.fetch('/v1/users', { method: 'POST', json: { role, ...more, email, name } })
  assert.equal(answer.status, 201, await answer.clone().text())
  const { user, link } = (await answer.json()) as { user: { id: string }; link: { url: string } }
  const json = { token: new URL(link.url).hash.slice(1), name, password }
  const used = await browserWith(address, '', '').fetch('/v1/sign-in/link/use', { method: 'POST', json })
  assert.equal(used.status, 200)
  return { ...browserWith(address, user.id, cookieOf(used)), email, name }
}

/** Makes a team with these agents in it, and gives its id. */
export async function makeTeam(name: string, agents: Readonly<Record<string, string>>): Promise<number> {
  const owner = theOwner()
  const answer = await owner.fetch('/v1/teams', { method: 'POST', json: { name } })
  assert.equal(answer.status, 201)
  const { id } = (await answer.json()) as { id: number }
  for (const [agentId, agentName] of Object.entries(agents)) {
    const json = { name: agentName, team_id: id }
    const moved = await owner.fetch(`/v1/agents/${agentId}`, { method: 'PUT', json })
    assert.equal(moved.status, 200)
  }
  return id
}
