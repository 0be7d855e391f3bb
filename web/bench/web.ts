import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { BenchOptions } from '../../server/bench/bench-options.ts'
import { writeShortRecording } from '../../server/bench/small/short-recording.ts'
import { copyCalls } from '../../server/test/support/copy-calls.ts'
import { spawnService } from '../../server/test/support/spawned-service.ts'
import { openBrowser, openDashboard } from '../test/support/dashboard.ts'
import { describeService } from '../test/support/people.ts'
import { submitSamples } from '../test/support/submit-samples.ts'
import { measureFrames, stopFrames } from './measure-frames.ts'
import { measurePages } from './measure-pages.ts'

const whole = { rows: 10_000, loads: 5, restTurns: 100 }
const little = { rows: 200, loads: 1, restTurns: 10 }
/** At every frame: a hand that turns the wheel as fast as it can goes some ten thousand pixels a second. */
const wheelPixels = 240
const aims = { scriptKilobytes: 200, interactiveSeconds: 2, frameMs: 50 }

/** What somebody at the dashboard waits for: its first load, a long list under the wheel; and what the pages cost. */
export async function benchWeb({ small }: BenchOptions): Promise<void> {
  const { rows, loads, restTurns } = small ? little : whole
  const browser = await openBrowser()
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const dataDir = join(work, 'data')
  const service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' })
  try {
    const callIds = await submitSamples(service.client, small ? await writeShortRecording(work) : undefined)
    await copyCalls(dataDir, { count: rows - callIds.length, days: 90 })
    const { address } = service
    await describeService({ address, dataDir, callIds })
    await measureLoads(browser, address, loads)
    await measureScroll(browser, rows, restTurns)
    const pages = { overview: '/', list: '/calls', call: `/calls/${callIds[0]}` }
    await measurePages(browser, pages, { loads, small })
  } finally {
    await browser.close()
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

function verdict(value: number, aim: number): string {
  return `aim ${aim}: ${value <= aim ? 'met' : 'MISSED'}`
}

/** Each in a browser that has never seen the page. */
async function measureLoads(browser: Browser, address: string, loads: number): Promise<void> {
  const seconds: Record<'sign-in' | 'overview' | 'bare', number[]> = { 'sign-in': [], overview: [], bare: [] }
  let bytes = 0
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const bareMs = performance.now()
    await page.goto(`${address}/healthz`)
    seconds.bare.push((performance.now() - bareMs) / 1000)
    bytes = 0
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0)
    })
    const startMs = performance.now()
    await page.goto(address)
    await page.fill('input[name=email]', 'somebody')
    seconds['sign-in'].push((performance.now() - startMs) / 1000)
    await context.close()
    const signedInMs = performance.now()
    const dashboard = await openDashboard(browser)
    await dashboard.page.locator('dl dd a').first().waitFor()
    seconds.overview.push((performance.now() - signedInMs) / 1000)
    if (load === loads - 1) bytes = await countScripts(dashboard.page)
    await dashboard.close()
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
  const kilobytes = bytes / 1000
  console.log(
    `script     ${kilobytes.toFixed(0)} kB gzip until the overview stands (${verdict(kilobytes, aims.scriptKilobytes)})`,
  )
  const interactive = median(seconds['sign-in'])
  console.log(
    `load       ${interactive.toFixed(2)} s until one can type (${verdict(interactive, aims.interactiveSeconds)}); ${median(seconds.bare).toFixed(2)} s an answer of three words in the same browser`,
  )
  console.log(
    `           ${median(seconds.overview).toFixed(2)} s from nothing to the overview's figures, signed in`,
  )
}

/** What crossed the line, compressed as it was. */
function countScripts(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}

/** The wheel turned over the whole list; beside it, the same turning over a page that has nothing to do. */
async function measureScroll(browser: Browser, rows: number, restTurns: number): Promise<void> {
  const idle = await openDashboard(browser, '/settings')
  await measureFrames(idle.page)
  await turnWheel(idle.page, restTurns)
  const bare = await stopFrames(idle.page)
  await idle.close()
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await page.locator('[aria-rowindex="5"]').first().waitFor()
  const box = (await page.locator('[aria-rowcount]').first().boundingBox())!
  await page.mouse.move(box.x + box.width / 2, Math.min(600, box.y + 200))
  await measureFrames(page)
  let reached = 0
  for (let turn = 0; turn < 2_000 && reached < rows; turn++) {
    await turnWheel(page, 5)
    const last = await page.locator('[aria-rowindex]').last().getAttribute('aria-rowindex')
    reached = Number(last) - 1
  }
  const list = await stopFrames(page)
  assert.equal(reached, rows, 'The wheel did not reach the end of the list.')
  await dashboard.close()
  console.log(
    `scroll     ${reached} rows, ${list.frames} frames: longest ${list.longestMs.toFixed(0)} ms (${verdict(list.longestMs, aims.frameMs)}), 99 % within ${list.p99Ms.toFixed(0)} ms, ${list.over50} over 50 ms`,
  )
  console.log(
    `           a page at rest: longest ${bare.longestMs.toFixed(0)} ms, 99 % within ${bare.p99Ms.toFixed(0)} ms`,
  )
}

async function turnWheel(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, wheelPixels)
    await page.waitForTimeout(16)
  }
}
