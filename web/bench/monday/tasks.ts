import { readFile } from 'node:fs/promises'
import { readCsv } from '@callmark/client/read-csv'
import type { Hand } from './hand.ts'
import {
  chooseLastWeek,
  findBelow,
  findWorse,
  goTo,
  goToWorstCalls,
  partOf,
  readCall,
  readList,
  rowsOfList,
  waitForPage,
  waitUntilSettled,
} from './look.ts'
import { lastWeek, type Scene } from './make-scene.ts'
import { type Criterion, fallen, type PlannedCall, scoreOf, ticket, worse } from './plan-week.ts'

export type TaskName =
  | 'worse'
  | 'hear'
  | 'put-up'
  | 'critical'
  | 'review'
  | 'target'
  | 'complaint'
  | 'view'
  | 'coaching'
  | 'report'

/** Something that a QA lead does on Monday, from the overview on. */
export interface Task {
  readonly name: TaskName
  readonly question: string
  /** Does it, and gives the answer as the screen has it. */
  drive(hand: Hand, scene: Scene, round: number): Promise<unknown>
  /** What the plan says the answer is. */
  right(scene: Scene, round: number): unknown
  /** What the service now knows of it, and what it should. Afterwards it can be done again. */
  settle?(scene: Scene, round: number): Promise<{ readonly found: unknown; readonly wanted: unknown }>
}

export const viewName = 'North below 50%, last week'
const sessionTitle = (round: number) => `Explaining the fee, ${round + 1}`

const namesOf = (calls: readonly PlannedCall[]) => calls.map(({ externalId }) => externalId)
const worstFirst = (calls: readonly PlannedCall[]) => calls.toSorted((a, b) => scoreOf(a) - scoreOf(b))
const failedIn = (scene: Scene, criterion: Criterion) =>
  lastWeek(scene).filter(({ failed }) => failed.includes(criterion))
const failedByFallen = (scene: Scene) =>
  worstFirst(failedIn(scene, worse.key).filter(({ agent }) => agent.name === fallen))

const whichGotWorse: Task = {
  name: 'worse',
  question: 'Which criterion got worse last week, and with whom?',
  async drive(hand) {
    await chooseLastWeek(hand)
    const { link, name } = await findWorse(hand.page)
    await hand.click(link)
    const below = await findBelow(hand.page, name)
    return { criterion: name, agents: below.map(({ agent }) => agent) }
  },
  right: () => ({ criterion: worse.name, agents: [fallen] }),
}

const hearTheWorst: Task = {
  name: 'hear',
  question: 'Let me hear the plainest of those calls.',
  async drive(hand, { heard }) {
    const { page } = hand
    await goToWorstCalls(hand)
    await hand.click(rowsOfList(page).first())
    const quote = page.locator(`[id="evidence-${worse.key}-0"]`)
    await hand.click(quote)
    await page.waitForFunction((from) => {
      const audio = document.querySelector('audio')
      return audio && !audio.paused && audio.currentTime >= from
    }, heard.seconds)
    return readCall(page)
  },
  right: ({ heard }) => heard.externalId,
}

const putFiveUp: Task = {
  name: 'put-up',
  question: 'Have a colleague review five of them.',
  async drive(hand, { reviewer }) {
    const { page } = hand
    await goToWorstCalls(hand)
    await hand.click(page.getByRole('button', { name: 'Put up for review' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('option', { name: reviewer.name }).waitFor({ state: 'attached' })
    await hand.choose(dialog.getByLabel('Who reviews'), `${reviewer.name} (QA)`)
    await hand.click(dialog.getByRole('button', { name: 'Put up', exact: true }))
    const told = dialog.getByText(/put up for review\./)
    await told.waitFor()
    return (await told.textContent())!.trim()
  },
  right: () => '5 calls put up for review.',
  async settle(scene) {
    const { client, reviewer } = scene
    const { items } = await client.reviews.queue.listPage({ state: ['open'], limit: 200 })
    const put = items.filter(({ assigned_to }) => assigned_to?.id === reviewer.id)
    for (const { id } of put) await client.reviews.queue.skip(id, 'Only a benchmark.')
    const failed = namesOf(failedByFallen(scene))
    const rightly = put.filter(({ call }) => call.external_id !== null && failed.includes(call.external_id))
    return { found: [put.length, rightly.length], wanted: [5, 5] }
  },
}

const whichFailedCritically: Task = {
  name: 'critical',
  question: 'Which calls of last week failed a critical criterion?',
  async drive(hand) {
    await chooseLastWeek(hand)
    await hand.click(partOf(hand.page, 'Critical failures').getByRole('link').first())
    return (await readList(hand.page)).sort()
  },
  right: (scene) => namesOf(failedIn(scene, 'verifies')).sort(),
}

const reviewTheOldest: Task = {
  name: 'review',
  question: 'Review the call that is overdue longest, and confirm its answers.',
  async drive(hand) {
    const { page } = hand
    await goTo(hand, 'Reviews')
    await hand.click(page.getByRole('button', { name: /Review next/ }))
    const call = await readCall(page)
    await hand.click(page.getByRole('button', { name: 'Confirm the rest and submit' }))
    await page.getByText('confirmed the machine’s answer').first().waitFor()
    return call
  },
  right: ({ overdue }, round) => overdue[round]!.externalId,
  async settle({ client, overdue }, round) {
    const { items } = await client.reviews.queue.listPage({ state: ['done'], limit: 200 })
    return {
      found: items.map(({ call }) => call.external_id).sort(),
      wanted: namesOf(overdue.slice(0, round + 1)).sort(),
    }
  },
}

const whoIsBelowTarget: Task = {
  name: 'target',
  question: 'Who in team South was below the target last week?',
  async drive(hand, { teams }) {
    const { page } = hand
    await goTo(hand, 'Agents')
    await chooseLastWeek(hand)
    await hand.choose(page.getByLabel('Team', { exact: true }), String(teams.South))
    await page.getByText(/^\d+ agents, average/).waitFor()
    await waitUntilSettled(page)
    const rows = page.locator('tbody tr').filter({ hasText: /\((fair|poor)\)/ })
    return rows.locator('th').allTextContents()
  },
  right: () => ['Marco Bianchi'],
}

const findTheComplaint: Task = {
  name: 'complaint',
  question: `A customer complains, ticket ${ticket}: which call was it, and how was it scored?`,
  async drive(hand) {
    const { page } = hand
    await goTo(hand, 'Calls')
    await hand.type(page.getByRole('combobox', { name: 'Find calls' }), ticket)
    await hand.click(page.getByRole('option', { name: `Ticket: ${ticket}` }))
    await page.getByText('1 call', { exact: true }).waitFor()
    await hand.click(rowsOfList(page).first())
    const call = await readCall(page)
    const score = await page.locator('dl dd').first().textContent()
    return { call, score: Number.parseFloat(score!) }
  },
  right({ planned }) {
    const call = planned.find(({ metadata }) => metadata.ticket === ticket)!
    return { call: call.externalId, score: scoreOf(call) }
  },
}

const openTheUsualList: Task = {
  name: 'view',
  question: 'My list for Monday: team North, last week, below 50%, the worst first.',
  async drive(hand) {
    const { page } = hand
    await goTo(hand, 'Calls')
    await hand.click(page.getByRole('button', { name: 'Views', exact: true }))
    await hand.click(page.getByRole('link', { name: viewName }))
    await page.getByRole('button', { name: /^Remove filter: Team: North/ }).waitFor()
    await waitUntilSettled(page)
    const listed = await readList(page)
    return { first: listed[0], all: listed.sort() }
  },
  right(scene) {
    const low = lastWeek(scene).filter((call) => call.agent.team === 'North' && scoreOf(call) < 50)
    return { first: worstFirst(low)[0]!.externalId, all: namesOf(low).sort() }
  },
}

const prepareTheTalk: Task = {
  name: 'coaching',
  question: `Prepare the talk with ${fallen}: what is clearly below the team, and a session for it.`,
  async drive(hand, _, round) {
    const { page } = hand
    await goTo(hand, 'Agents')
    await hand.click(page.getByRole('link', { name: fallen, exact: true }))
    await waitForPage(page, fallen)
    await chooseLastWeek(hand)
    const line = partOf(page, 'By criterion').getByRole('listitem').filter({ hasText: 'clearly below' })
    await waitUntilSettled(page)
    await line.first().waitFor()
    const below = (await line.first().textContent())!
    await hand.click(page.getByRole('button', { name: 'New session' }))
    const dialog = page.getByRole('dialog')
    await hand.type(dialog.getByLabel('Title'), sessionTitle(round))
    await hand.choose(dialog.getByLabel('Add a criterion…'), worse.name)
    await hand.click(dialog.getByRole('button', { name: 'Save' }))
    await waitForPage(page, sessionTitle(round))
    return below.startsWith(worse.name)
  },
  right: () => true,
  async settle({ client }, round) {
    const { items } = await client.coaching.listPage({ limit: 50 })
    const made = items.find(({ title }) => title === sessionTitle(round))
    return {
      found: [made?.agent_id, made?.criteria.map(({ key }) => key)],
      wanted: ['dana-whitfield', [worse.key]],
    }
  },
}

const takeTheFigures: Task = {
  name: 'report',
  question: 'Every criterion’s figures of last week, as a file for the report.',
  async drive(hand) {
    const { page } = hand
    await goTo(hand, 'Criteria')
    await chooseLastWeek(hand)
    await waitUntilSettled(page)
    const downloaded = page.waitForEvent('download')
    await hand.click(page.getByRole('button', { name: 'Download CSV' }))
    const [head, ...lines] = readCsv(await readFile(await (await downloaded).path(), 'utf8'))
    const line = lines.find(({ cells }) => cells[0] === worse.key)
    const numberIn = (column: string) => Number(line?.cells[head!.cells.indexOf(column)])
    return { passed: numberIn('passed'), failed: numberIn('failed') }
  },
  right(scene) {
    const failed = failedIn(scene, worse.key).length
    return { passed: lastWeek(scene).length - failed, failed }
  },
}

export const tasks: readonly Task[] = [
  whichGotWorse,
  hearTheWorst,
  putFiveUp,
  whichFailedCritically,
  reviewTheOldest,
  whoIsBelowTarget,
  findTheComplaint,
  openTheUsualList,
  prepareTheTalk,
  takeTheFigures,
]
