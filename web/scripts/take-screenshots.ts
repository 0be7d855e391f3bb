import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { copyCalls } from '../../server/test/support/copy-calls.ts'
import { spawnService } from '../../server/test/support/spawned-service.ts'
import { openBrowser, openDashboard, type Theme } from '../test/support/dashboard.ts'
import { readCredentials, submitSamples } from '../test/support/submit-samples.ts'

interface Shot {
  readonly name: string
  readonly path: (callIds: readonly string[]) => string
  readonly width?: number
  readonly height?: number
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const shots: readonly Shot[] = [
  { name: 'overview', path: () => '/', height: 1180 },
  { name: 'calls', path: () => '/calls' },
  { name: 'search', path: () => '/calls?q=%22service%20fee%22%20or%20driver' },
  {
    name: 'call',
    path: ([id]) => `/calls/${id}?at=20`,
    height: 1180,
    prepare: (page) => page.locator('canvas').first().waitFor(),
  },
  { name: 'agents', path: () => '/agents' },
  { name: 'agent', path: () => '/agents/agent-3', height: 1180 },
  { name: 'models', path: () => '/models' },
  { name: 'model', path: () => '/models/1', height: 1180 },
  { name: 'upload', path: () => '/upload' },
  { name: 'settings', path: () => '/settings?part=health' },
  { name: 'overview-phone', path: () => '/', width: 390, height: 844 },
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
    const { address } = service
    const credentials = await readCredentials(dataDir)
    process.env.CALLMARK_WEB_SERVICE = JSON.stringify({ address, dataDir, ...credentials, callIds })
    await mkdir(folder, { recursive: true })
    for (const theme of ['light', 'dark'] satisfies Theme[])
      for (const { name, path, width, height = 860, prepare } of shots) {
        const dashboard = await openDashboard(browser, path(callIds), {
          theme,
          height,
          ...(width ? { width } : {}),
        })
        await dashboard.page.waitForLoadState('networkidle')
        await prepare?.(dashboard.page)
        await dashboard.page.waitForTimeout(300)
        await dashboard.page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
        await dashboard.close()
      }
  } finally {
    await browser.close()
    service.child.kill('SIGINT')
    await service.ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

await takeScreenshots()
