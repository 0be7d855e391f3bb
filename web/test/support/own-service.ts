import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallmarkClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import type { Signed } from '../../../server/test/support/people.ts'
import { spawnService } from '../../../server/test/support/spawned-service.ts'
import { browserCookie } from './dashboard.ts'
import { makeOwner } from './people.ts'
import { readCredentials } from './submit-samples.ts'

/** A service with settings of its own, for what the one of the whole run is not set up for. */
export interface OwnService {
  readonly address: string
  readonly dataDir: string
  readonly owner: Signed
  readonly client: CallmarkClient
  /** A fresh browser window: signed in as the owner, or nobody's. */
  open(browser: Browser, path: string, as?: 'owner' | 'nobody'): Promise<Page>
  stop(): Promise<void>
}

export async function startOwnService(
  env: Record<string, string>,
  options: readonly string[] = ['--api-only'],
): Promise<OwnService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-web-own-'))
  const { child, ended, address, client } = await spawnService(dataDir, env, options)
  const { clientId } = await readCredentials(dataDir)
  const owner = await makeOwner({ address, dataDir }, clientId)
  return {
    address,
    dataDir,
    owner,
    client,
    async open(browser, path, as = 'owner') {
      const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
      if (as === 'owner') await context.addCookies([browserCookie(address, owner.cookie)])
      const page = await context.newPage()
      await page.goto(address + path)
      return page
    },
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}
