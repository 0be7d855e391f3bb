import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { type DatabaseTime, toldMs, watchDatabase } from '../../server/bench/database-time.ts'
import { browserCookie, serviceUnderTest } from '../test/support/dashboard.ts'

interface Cost {
  /** Answers of the API. */
  readonly data: number
  /** Everything else: the page, its script, its style, its typeface. */
  readonly files: number
}

/** In small, what the database says may be behind: it is only to be seen that it says something. */
const littleMs = 1_500

/**
 * What each page costs the service, opened in a browser that has never seen it: requests, and the time PostgreSQL spends
 * on its statements. What the service does by itself meanwhile is measured beside it and taken off.
 */
export async function measurePages(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
  { loads, small }: { readonly loads: number; readonly small: boolean },
): Promise<void> {
  const restMs = small ? littleMs : toldMs
  const database = await watchDatabase(serviceUnderTest().dataDir)
  try {
    const idle = await measure(database, restMs, () => pause(restMs))
    const perMs = idle.databaseMs / idle.wallMs
    for (const [name, path] of Object.entries(pages)) {
      let cost: Cost = { data: 0, files: 0 }
      const { databaseMs, wallMs } = await measure(database, restMs, async () => {
        for (let load = 0; load < loads; load++) cost = await countRequests(browser, path)
      })
      assert.ok(cost.data > 0, `The page "${name}" asked for nothing.`)
      const eachMs = Math.max(0, (databaseMs - perMs * wallMs) / loads)
      console.log(
        `page       ${name.padEnd(8)} ${cost.data} requests for data, ${cost.files} for files, ${eachMs.toFixed(0)} ms of database time`,
      )
    }
    console.log(`           the service at rest: ${(1000 * perMs).toFixed(1)} ms of database time a second`)
  } finally {
    await database.close()
  }
}

async function measure(database: DatabaseTime, restMs: number, act: () => Promise<unknown>) {
  const [before, startMs] = [await database.read(), performance.now()]
  await act()
  await pause(restMs)
  return { databaseMs: (await database.read()) - before, wallMs: performance.now() - startMs }
}

async function countRequests(browser: Browser, path: string): Promise<Cost> {
  const { address, cookie } = serviceUnderTest()
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([browserCookie(address, cookie)])
  const page = await context.newPage()
  const seen = { data: 0, files: 0 }
  page.on('request', (request) => {
    seen[new URL(request.url()).pathname.startsWith('/v1/') ? 'data' : 'files']++
  })
  await page.goto(address + path)
  await page.waitForSelector('nav')
  await page.waitForLoadState('networkidle')
  await context.close()
  return seen
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
