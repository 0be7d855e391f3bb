import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { copyCalls } from '../../server/test/support/copy-calls.ts'
import type { Signed } from '../../server/test/support/people.ts'
import { spawnService } from '../../server/test/support/spawned-service.ts'
import { openBrowser, openDashboard, type Theme } from '../test/support/dashboard.ts'
import { describeService, makeTeam, signInAs, theOwner } from '../test/support/people.ts'
import { submitSamples } from '../test/support/submit-samples.ts'

interface Shot {
  readonly name: string
  readonly path: (callIds: readonly string[], inviteToken: string) => string
  readonly width?: number
  readonly height?: number
  /** Who looks; the owner, unless somebody else does. */
  readonly as?: 'agent' | 'nobody'
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const shots: readonly Shot[] = [
  { name: 'sign-in', path: () => '/sign-in', as: 'nobody' },
  {
    name: 'link',
    path: (_, token) => `/sign-in/link#${token}`,
    as: 'nobody',
    prepare: (page) => page.getByLabel('Password').waitFor(),
  },
  { name: 'overview', path: () => '/', height: 1180 },
  { name: 'calls', path: () => '/calls' },
  { name: 'search', path: () => '/calls?q=%22service%20fee%22%20or%20driver' },
  {
    name: 'call',
    path: ([id]) => `/calls/${id}?at=20`,
    height: 1180,
    prepare: (page) => page.locator('canvas').first().waitFor(),
  },
  {
    name: 'review',
    path: ([id]) => `/calls/${id}?review=1`,
    height: 1180,
    prepare: (page) => page.locator('fieldset[aria-current]').waitFor(),
  },
  { name: 'reviews', path: () => '/reviews', prepare: (page) => page.locator('tbody tr').first().waitFor() },
  { name: 'plan', path: () => '/reviews/plans' },
  { name: 'trust', path: () => '/models/1?view=trust' },
  { name: 'targets', path: () => '/models/1?view=targets' },
  {
    name: 'criteria',
    path: () => '/criteria',
    prepare: (page) => page.locator('tbody tr').first().waitFor(),
  },
  { name: 'alerts', path: () => '/alerts' },
  { name: 'agents', path: () => '/agents' },
  { name: 'agent', path: () => '/agents/agent-3', height: 1180 },
  // The first team that is made.
  { name: 'team', path: () => '/teams/1', height: 1180 },
  { name: 'models', path: () => '/models' },
  { name: 'model', path: () => '/models/1', height: 1180 },
  { name: 'upload', path: () => '/upload' },
  { name: 'settings', path: () => '/settings?part=health' },
  { name: 'people', path: () => '/people' },
  { name: 'teams', path: () => '/people?tab=teams' },
  { name: 'account', path: () => '/account' },
  { name: 'own', path: () => '/', as: 'agent', height: 1180 },
  { name: 'own-phone', path: () => '/', as: 'agent', width: 390, height: 844 },
  { name: 'overview-phone', path: () => '/', width: 390, height: 844 },
  { name: 'calls-phone', path: () => '/calls', width: 360, height: 800 },
  { name: 'call-phone', path: ([id]) => `/calls/${id}`, width: 390, height: 844 },
]

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))

/** Pictures of the running product for the documentation: its sample calls, heard by the real engines, and a past made of them. */
async function takeScreenshots(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-screenshots-'))
  const service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' })
  const browser = await openBrowser()
  try {
    const callIds = await submitSamples(service.client)
    await copyCalls(dataDir, { count: 400, days: 90 })
    await describeService({ address: service.address, dataDir, callIds })
    const { agent, inviteToken } = await invitePeople()
    const { id } = await service.client.reviews.plans.create({
      name: 'Two calls of everybody, every week',
      rules: [
        { kind: 'random_per_agent', count: 2 },
        { kind: 'critical_failures' },
        { kind: 'not_determined' },
      ],
      blind_share: 0.2,
      due_days: 5,
    })
    await service.client.reviews.plans.draw(id)
    await mkdir(folder, { recursive: true })
    for (const theme of ['light', 'dark'] satisfies Theme[])
      for (const { name, path, width, height = 860, as, prepare } of shots) {
        const { page, close } = await openDashboard(browser, path(callIds, inviteToken), {
          theme,
          height,
          ...(width ? { width } : {}),
          ...(as ? { as: as === 'agent' ? agent : 'nobody' } : {}),
        })
        await page.waitForLoadState('networkidle')
        await prepare?.(page)
        await page.waitForTimeout(300)
        await page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
        await close()
      }
  } finally {
    await browser.close()
    service.child.kill('SIGINT')
    await service.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A centre with two teams; the last one invited has not come yet. */
async function invitePeople(): Promise<{ agent: Signed; inviteToken: string }> {
  const north = await makeTeam('North', {
    'agent-1': 'Ana Torres',
    'agent-2': 'Ben Okafor',
    'agent-3': 'Chloé Martin',
    'agent-4': 'Dev Patel',
  })
  const south = await makeTeam('South', { 'agent-5': 'Elena Rossi', 'agent-6': 'Farid Haddad' })
  const agent = await signInAs('agent', { name: 'Chloé Martin', agent_id: 'agent-3' })
  await signInAs('lead', { name: 'Marta Vidal', leads: [north] })
  await signInAs('lead', { name: 'Jonas Weber', leads: [south] })
  await signInAs('qa', { name: 'Quinn Adler' })
  const json = { email: 'noor.aziz@example.com', name: 'Noor Aziz', role: 'viewer' }
  const answer = await theOwner().fetch('/v1/users', { method: 'POST', json })
  const { link } = (await answer.json()) as { link: { url: string } }
  return { agent, inviteToken: new URL(link.url).hash.slice(1) }
}

await takeScreenshots()
