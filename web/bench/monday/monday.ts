import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { BenchOptions } from '../../../server/bench/bench-options.ts'
import { writeShortRecording } from '../../../server/bench/small/short-recording.ts'
import { spawnService } from '../../../server/test/support/spawned-service.ts'
import { openBrowser, openDashboard, serviceUnderTest } from '../../test/support/dashboard.ts'
import { type Effort, openHand } from './hand.ts'
import { makeScene, type Scene } from './make-scene.ts'
import type { Size } from './plan-week.ts'
import { type Recorded, recordedAt, recordedBefore } from './recorded-before.ts'
import { type Task, tasks, viewName } from './tasks.ts'

const whole = { rounds: 3, size: { weeks: 8, agentsOfTeam: 4, calls: 38, critical: 7 } }
const little = { rounds: 1, size: { weeks: 2, agentsOfTeam: 2, calls: 12, critical: 3 } }

/** Ten tasks of a QA lead's Monday, done in a browser, beside what they took before there were pages for them. */
export async function benchMonday({ small }: BenchOptions): Promise<void> {
  const { rounds, size }: { rounds: number; size: Size } = small ? little : whole
  const browser = await openBrowser()
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const dataDir = join(work, 'data')
  // What reads calls for the search by meaning would be at it all the while.
  const service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0', SEARCH_MEANING: 'off' })
  try {
    const scene = await makeScene(service, dataDir, { size, recording: await writeShortRecording(work) })
    const page = await beginMonday(browser, scene)
    const efforts = new Map<Task, Effort[]>(tasks.map((task) => [task, []]))
    for (let round = 0; round < rounds; round++)
      for (const task of tasks) efforts.get(task)!.push(await doTask(page, task, scene, round))
    await page.context().close()
    report(scene, efforts)
  } finally {
    await browser.close()
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

/** The lead is signed in, and saved the list for Monday some other day. */
async function beginMonday(browser: Browser, { lead, teams }: Scene): Promise<Page> {
  const options = { as: lead, timezoneId: 'UTC' }
  const { page } = await openDashboard(
    browser,
    `/calls?team=${teams.North}&max=49.99&sort=score_percentage`,
    options,
  )
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Period').selectOption('Last week')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByLabel('Save the list as it is now').fill(viewName)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return page
}

/** Every task begins on the overview, and ends with its answer on the screen, which must be the right one. */
async function doTask(page: Page, task: Task, scene: Scene, round: number): Promise<Effort> {
  await page.goto(serviceUnderTest().address)
  await page.locator('dl dd a').first().waitFor()
  await page.waitForLoadState('networkidle')
  const hand = openHand(page)
  const answer = await task.drive(hand, scene, round)
  const effort = hand.rest()
  assert.deepEqual(answer, task.right(scene, round), task.question)
  if (task.settle) {
    const { found, wanted } = await task.settle(scene, round)
    assert.deepEqual(found, wanted, task.question)
  }
  return effort
}

function report({ planned }: Scene, efforts: ReadonlyMap<Task, readonly Effort[]>): void {
  const agents = new Set(planned.map(({ agent }) => agent.id)).size
  console.log(`scene      ${planned.length} calls of ${agents} agents; every answer was checked`)
  console.log(`before     as recorded on the dashboard of ${recordedAt}, on the same calls\n`)
  for (const [index, { name, question }] of tasks.entries()) {
    console.log(`${String(index + 1).padStart(2)}  ${question}`)
    console.log(`      now     ${tellEffort(middleOf(efforts.get(tasks[index]!)!))}`)
    console.log(`      before  ${tellRecorded(recordedBefore[name])}`)
  }
  const sum = (of: readonly number[]) => of.reduce((one, other) => one + other, 0)
  const all = [...efforts.values()].map(middleOf)
  console.log(
    `\nall ten     ${sum(all.map(({ clicks }) => clicks))} clicks, ${sum(all.map(({ entries }) => entries))} entries, ${seconds(sum(all.map(({ ms }) => ms)))}`,
  )
}

/** Clicks are the same in every round; of the times, the median. */
function middleOf(rounds: readonly Effort[]): Effort {
  const sorted = rounds.toSorted((one, other) => one.ms - other.ms)
  return sorted[Math.floor(sorted.length / 2)]!
}

function tellEffort({ clicks, entries, pages, ms }: Effort): string {
  return `${count(clicks, 'click')}, ${count(entries, 'entry', 'entries')}, ${count(pages, 'page')}, ${seconds(ms)}`
}

function tellRecorded(recorded: Recorded): string {
  const told = recorded.effort ? tellEffort(recorded.effort) : 'not possible'
  return recorded.note ? `${told}; ${recorded.note}` : told
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
