import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import {
  assertSound,
  browserCookie,
  openBrowser,
  openDashboard,
  serviceUnderTest,
  type Theme,
} from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
let browser: Browser
let development: ViteDevServer
let cacheDir: string
before(async () => {
  browser = await openBrowser()
  cacheDir = await mkdtemp(join(tmpdir(), 'callmark-design-'))
  const { address } = serviceUnderTest()
  development = await createServer({
    configFile: join(web, 'vite.config.ts'),
    cacheDir,
    server: { host: '127.0.0.1', port: 0, proxy: { '/v1': address }, watch: null, hmr: false, ws: false },
  })
  await development.listen()
})
after(async () => {
  await browser?.close()
  await development?.close()
  await rm(cacheDir, { recursive: true, force: true })
})

async function openDesign(theme: Theme, width: number) {
  const { cookie } = serviceUnderTest()
  const { port } = development.httpServer!.address() as { port: number }
  const address = `http://127.0.0.1:${port}`
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await context.addCookies([browserCookie(address, cookie)])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const heading = page.getByRole('heading', { name: 'Design language' })
  // What Vite has to put together first, the first page may not have yet: it is opened again.
  for (let tries = 0; tries < 8; tries++) {
    complaints.length = 0
    await page.goto(`${address}/design`)
    if (
      await heading.waitFor({ timeout: 20_000 }).then(
        () => true,
        () => false,
      )
    )
      break
  }
  await page.locator('.u-over').waitFor()
  return { page, complaints, close: () => context.close() }
}

test('whoever works on the dashboard sees all its parts on one page, by day, by night and on a phone', async () => {
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    const dashboard = await openDesign(theme, width)
    const { page } = dashboard
    for (const part of ['Colours', 'Sizes', 'Buttons', 'Inputs', 'Badges', 'Table'])
      for (const shown of ['light', 'dark'])
        await page.getByRole('region', { name: `${part}, ${shown}` }).waitFor()
    await assertFits(page)
    await assertSound(dashboard)
    await dashboard.close()
  }
})

test('the days of a page are chosen by keyboard: a usual stretch, the one before it, or any two days', async () => {
  const { page, close } = await openDesign('light', 1440)
  const inputs = page.getByRole('region', { name: 'Inputs, light' })
  const period = inputs.getByLabel('Period')
  const dates = inputs.getByRole('button', { name: /^Choose dates: / })
  assert.equal(await inputs.getByRole('button', { name: 'Later dates' }).isDisabled(), true)
  await period.focus()
  await page.keyboard.type('Last month')
  const whole = await dates.textContent()
  await inputs.getByRole('button', { name: 'Earlier dates' }).press('Enter')
  assert.notEqual(await dates.textContent(), whole)
  assert.equal(await period.inputValue(), 'custom')
  await inputs.getByRole('button', { name: 'Later dates' }).press('Enter')
  assert.equal(await dates.textContent(), whole)
  await dates.press('Enter')
  await inputs.getByLabel('From', { exact: true }).fill('2026-02-03')
  await inputs.getByLabel('To', { exact: true }).fill('2026-02-05')
  await page.keyboard.press('Escape')
  await inputs.getByLabel('From', { exact: true }).waitFor({ state: 'hidden' })
  assert.match((await dates.textContent()) ?? '', /^Feb 3\s–\s5, 2026$/)
  await close()
})

test('a point of a chart is named above the curve, never on it', async () => {
  const { page, close } = await openDesign('light', 1440)
  const over = page.locator('.u-over')
  await over.scrollIntoViewIfNeeded()
  const box = (await over.boundingBox())!
  // A little beside the middle of the sixteenth day: the line stands on the day all the same.
  const step = box.width / 30
  await page.mouse.move(box.x + 15.7 * step, box.y + 40)
  const tip = page.locator('figure strong', { hasText: 'Nov 16' })
  await tip.waitFor()
  const said = (await tip.locator('..').boundingBox())!
  assert.ok(said.y + said.height <= box.y + 1, `${said.y + said.height} is below ${box.y}`)
  const line = (await page.locator('.u-cursor-x').boundingBox())!
  assert.ok(Math.abs(line.x - (box.x + 15.5 * step)) < 1.5, 'the line stands beside its point')
  await close()
})

test('sizes of letters are those of the scale', async () => {
  const files = (await readdir(join(web, 'src'), { recursive: true })).filter((name) => name.endsWith('.css'))
  for (const name of files) {
    const style = await readFile(join(web, 'src', name), 'utf8')
    // Paper has points.
    if (name.endsWith('print.css')) continue
    for (const [, size = ''] of style.matchAll(/font-size:\s*([^;]+);/g))
      assert.match(size, /^(var\(--size-[a-z]+\)|max\(16px, var\(--size-body\)\)|inherit|93\.75%)$/, name)
  }
})

test('the built page has its own letters and no page of parts', async () => {
  const { page, close } = await openDashboard(browser, '/design')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  assert.equal(await page.evaluate(() => document.fonts.check('15px "Inter Variable"')), true)
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => name),
  )
  assert.equal(fonts.length, 1, 'the Latin letters, and only once')
  assert.match(fonts[0]!, new RegExp(`^${serviceUnderTest().address}/assets/inter-latin-wght-normal-`))
  const built = await readdir(join(web, 'dist/assets'))
  assert.deepEqual(
    built.filter((name) => /design/.test(name)),
    [],
  )
  await close()
})
