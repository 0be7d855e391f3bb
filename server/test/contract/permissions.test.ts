import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Extent, type Operation, permissions } from '../../src/domain/people/permissions.ts'
import { roles } from '../../src/domain/people/roles.ts'
import { isGuarded, readApiDocument } from '../support/api-document.ts'
import type { Json } from '../support/http.ts'
import { asks } from '../support/permission-asks.ts'
import { type Scene, setScene, targets, type Where } from '../support/permission-scene.ts'
import type { Ask } from '../support/permission-ways.ts'
import { readPassages } from '../support/read-passages.ts'
import { startTestService, type TestService } from '../support/service.ts'

// Holds: what people may do is one table, and the API does what it says for every operation, role and owner
describe('the table of permissions', () => {
  let service: TestService
  let scene: Scene
  let operations: readonly string[]
  before(async () => {
    service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '0', SEARCH_MEANING: 'on' } })
    scene = await setScene(service)
    await readPassages(service.database)
    const document = await readApiDocument(service.address)
    operations = document.operations.filter(isGuarded).map(({ described }) => described.operationId)
  })
  after(() => service.stop())

  test('has a row for every operation, and none for others', () => {
    assert.deepEqual(Object.keys(permissions).sort(), [...operations].sort())
  })

  test('is walked whole: there is a way to ask for every operation', () => {
    assert.deepEqual(Object.keys(asks).sort(), [...operations].sort())
  })

  for (const role of roles)
    test(`is what the API does for the role ${role}`, async () => {
      const surprises: string[] = []
      let cells = 0
      // What takes away comes last: the others need something to look at.
      const names = Object.keys(asks) as Operation[]
      for (const operation of names.sort(
        (a, b) => Number(asks[a].destroys ?? 0) - Number(asks[b].destroys ?? 0),
      ))
        for (const where of targets) {
          const ask: Ask = asks[operation]
          const request = await ask.at(scene, where, role)
          if (!request) continue
          cells++
          const answer = await scene.people[role].fetch(request.path, request)
          const text = await answer.text()
          const fault = findFault(permissions[operation][role], where, answer.status, text, ask, scene)
          if (fault)
            surprises.push(`${operation}, ${where}: ${fault} (${answer.status} ${text.slice(0, 200)})`)
        }
      assert.deepEqual(surprises, [])
      assert.ok(cells > operations.length, `${cells} cells`)
    })
})

function findFault(
  extent: Extent,
  where: Where,
  status: number,
  text: string,
  ask: Ask,
  scene: Scene,
): string | undefined {
  if (extent === 'no')
    return status === 403 && readCode(text) === '010-001-0002' ? undefined : 'should be refused'
  if (ask.shows) return findLeak(extent, status, text, ask.shows, scene)
  const isReached = where === 'own' || (where === 'other team' && extent === 'all')
  // Whoever is told that a code is wrong has been let through to try it.
  if (readCode(text) === '010-002-0001' && isReached) return undefined
  if (isReached)
    return status < 500 && ![401, 403, 404].includes(status) ? undefined : 'should be let through'
  return status === 404 || ask.isEmpty?.(status, text) ? undefined : 'should not be found'
}

/** Of a list: who must be in it, and who must not. */
function findLeak(
  extent: Extent,
  status: number,
  text: string,
  shows: NonNullable<Ask['shows']>,
  scene: Scene,
): string | undefined {
  if (status !== 200) return 'should be answered'
  const { own, far, foreign } = shows(scene)
  if (text.includes(foreign)) return 'shows what is of another workspace'
  if (!text.includes(own)) return 'does not show what is their own'
  if (text.includes(far) !== (extent === 'all')) return 'shows too much or too little of other teams'
  return undefined
}

function readCode(text: string): string | undefined {
  try {
    return (JSON.parse(text) as Json).code
  } catch {
    return undefined
  }
}
