import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Signed } from '../../../server/test/support/people.ts'

export interface ServiceUnderTest {
  readonly address: string
  readonly dataDir: string
  readonly clientId: string
  readonly clientSecret: string
  /** Of the owner's session: whoever opens the dashboard is the owner, unless somebody else is named. */
  readonly cookie: string
  /** Of the sample calls. */
  readonly callIds: readonly string[]
}

export type Theme = 'light' | 'dark'

/** What the run's own setup has started. */
export function serviceUnderTest(): ServiceUnderTest {
  const found = process.env.CALLMARK_WEB_SERVICE
  if (!found) throw new Error('Run it with --test-global-setup=web/test/support/one-service.ts')
  return JSON.parse(found)
}

/** Debian's Chromium, or whatever CHROMIUM names. It calls nobody by itself. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const quiet = ['disable-background-networking', 'disable-component-update', 'disable-sync', 'no-first-run']
  const args = [...quiet, 'disable-gpu', 'disable-quic', 'autoplay-policy=no-user-gesture-required', ...more]
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // A container's root has no sandbox to put the browser in.
    args: [...args, ...(process.getuid?.() === 0 ? ['no-sandbox'] : [])].map((name) => `--${name}`),
  })
}

export interface Dashboard {
  readonly page: Page
  /** What the browser had to complain about so far. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

/** A fresh browser window, signed in, at this address of the dashboard. */
export async function openDashboard(
  browser: Browser,
  path = '/',
  options: BrowserContextOptions & {
    theme?: Theme
    width?: number
    height?: number
    as?: Signed | 'nobody'
  } = {},
): Promise<Dashboard> {
  const { theme = 'light', width = 1280, height = 900, as, ...more } = options
  const { address, cookie } = serviceUnderTest()
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...more,
  })
  if (as !== 'nobody') await context.addCookies([browserCookie(address, as?.cookie ?? cookie)])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${address}${path}`)
  await page.waitForSelector(as === 'nobody' ? 'h1' : 'nav')
  return { page, complaints, close: () => context.close() }
}

/** As the service sets it. */
export function browserCookie(address: string, cookie: string) {
  const [name = '', value = ''] = cookie.split('=')
  return { name, value, url: address, httpOnly: true, sameSite: 'Lax' as const }
}

/** Everything axe finds on the page as it is now, in words. What is still being fetched is dimmed, and waited for. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  // Past the page's own policy, as a browser's developer tools would.
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(where: Document | Element, options: object): Promise<AxeResults> }
    }
    const wanted = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: wanted } })
    return Promise.all(
      violations.map(async ({ id, help, nodes }) => ({ id, help, nodes: await leaveOutCovered(id, nodes) })),
    )

    /** A bar that sticks to the window leaves a strip of what it covers, until somebody scrolls. */
    async function leaveOutCovered(id: string, nodes: AxeNodes): Promise<AxeNodes> {
      if (id !== 'target-size') return nodes
      const left = []
      for (const node of nodes) {
        const target = document.querySelector(node.target[0]!)!
        target.scrollIntoView({ block: 'center' })
        const alone = await axe.run(target, { runOnly: [id] })
        if (alone.violations.length > 0) left.push(node)
      }
      return left
    }
  })
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

type AxeNodes = readonly { readonly html: string; readonly target: readonly string[] }[]

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly help: string
    readonly nodes: AxeNodes
  }[]
}

/** No violation on the page as it is, and no complaint of the browser until now. */
export async function assertSound({ page, complaints }: Dashboard): Promise<void> {
  assert.deepEqual(await findViolations(page), [])
  assert.deepEqual(complaints, [])
}
