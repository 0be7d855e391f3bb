import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import type { Hand } from './hand.ts'

/** The steps that many tasks have in common, and how answers are read from the screen. */

export async function goTo(hand: Hand, place: string): Promise<void> {
  const menu = hand.page.getByRole('navigation', { name: 'Main menu' })
  await hand.click(menu.getByRole('link', { name: place, exact: true }))
  await waitForPage(hand.page, place)
}

/** Whoever is too quick chooses on the page before. */
export async function waitForPage(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

export function chooseLastWeek(hand: Hand): Promise<void> {
  return hand.choose(hand.page.getByLabel('Period', { exact: true }), 'Last week')
}

export function partOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** What is still that of before is dimmed. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

export const rowsOfList = (page: Page) => page.locator('tbody a[data-call]')

/** The calls of a list that says how many they are, in its order. */
export async function readList(page: Page): Promise<string[]> {
  const counted = page.getByRole('status').filter({ hasText: /^[\d,]+ calls?$/ })
  await counted.waitFor()
  await rowsOfList(page).first().waitFor()
  const listed = await rowsOfList(page).allTextContents()
  assert.equal(Number.parseInt((await counted.textContent())!, 10), listed.length)
  return listed
}

/** The name of the call whose page is open. */
export async function readCall(page: Page): Promise<string> {
  await page.waitForURL(/\/calls\/[\da-f-]{36}/)
  await page.locator('dl dd').first().waitFor()
  return (await page.getByRole('heading', { level: 1 }).textContent())!.trim()
}

/** On the overview: the first criterion that got worse. */
export async function findWorse(page: Page): Promise<{ link: Locator; name: string }> {
  const item = partOf(page, 'Criteria').getByRole('listitem').filter({ hasText: 'worse' }).first()
  const link = item.getByRole('link').first()
  await link.waitFor()
  return { link, name: (await link.textContent())! }
}

export interface Below {
  readonly agent: string
  readonly cell: Locator
}

/** Among the agents beside each other: who is clearly below at this criterion. */
export async function findBelow(page: Page, criterion: string): Promise<Below[]> {
  const table = page.getByRole('table', { name: 'Pass rate by agent and criterion' })
  await table.waitFor()
  const heads = await table.locator('thead th').allTextContents()
  const column = heads.findIndex((head) => head.includes(criterion))
  assert.ok(column > 0, `No column is called “${criterion}”.`)
  const found: Below[] = []
  for (const row of await table.locator('tbody tr').all()) {
    const cell = row
      .locator('td')
      .nth(column - 1)
      .getByRole('link', { name: /clearly below all agents/ })
    if ((await cell.count()) > 0) found.push({ agent: (await row.locator('th').textContent())!, cell })
  }
  return found
}

/** From the overview to the calls of the agent with whom a criterion got worse, those with most to learn from first. */
export async function goToWorstCalls(hand: Hand): Promise<void> {
  await chooseLastWeek(hand)
  const { link, name } = await findWorse(hand.page)
  await hand.click(link)
  const [below] = await findBelow(hand.page, name)
  assert.ok(below, `Nobody is clearly below at “${name}”.`)
  await hand.click(below.cell)
  await rowsOfList(hand.page).first().waitFor()
}
