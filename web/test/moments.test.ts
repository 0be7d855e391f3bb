import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import { forgetCallFact, recordCallFact } from '../../server/src/store/stats/call-facts.ts'
import type { Signed } from '../../server/test/support/people.ts'
import { callsOnBoard, makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf } from './support/people.ts'

let browser: Browser
let owner: Signed
let teamId: number
let oldest: { readonly id: string; readonly created_at: string }
const dayMs = 86_400_000
const days = 60
const period = `from=${new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)}`

before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('Moments of two months')
  const client = clientOf(owner)
  teamId = (await client.teams.create('Everybody')).id
  for (const id of ['ana', 'ben', 'cai', 'dev', 'eli', 'fay'])
    await client.agents.replace(id, { name: `Agent ${id}`, team_id: teamId })
  const find = async (criterion_outcome: 'failed' | 'passed') => {
    const query = { criterion: 'greets', criterion_outcome, sort: 'created_at', limit: 1 } as const
    return (await client.calls.listPage(query)).items[0]!
  }
  oldest = await find('failed')
  await quote(oldest.id, 'What is it?')
  await quote((await find('passed')).id, 'Welcome to Northwind')
})
after(() => browser?.close())

/** As if this had been said on the call where it greets, or does not. */
async function quote(id: string, said: string): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  try {
    await store.database.transaction().execute(async (tx) => {
      const { analysis_result: result } = await tx
        .selectFrom('call')
        .select('analysis_result')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const { answers, ...rest } = result as unknown as {
        readonly answers: readonly { readonly key: string }[]
      }
      const evidence = [{ speaker: 'Agent', start: 3, end: 5, quote: said }]
      const quoted = answers.map((answer) => (answer.key === 'greets' ? { ...answer, evidence } : answer))
      await forgetCallFact(tx, id)
      await tx
        .updateTable('call')
        .set({ analysis_result: JSON.stringify({ ...rest, answers: quoted }) })
        .where('id', '=', id)
        .execute()
      await recordCallFact(tx, id)
    })
  } finally {
    await store.close()
  }
}

test('moments come from the whole period, however many calls have come since', async () => {
  const since = await clientOf(owner).calls.listPage({
    start_date: oldest.created_at,
    limit: 200,
    fields: ['id'],
  })
  assert.ok(since.items.length > callsOnBoard + 20, 'far more calls than a page ever read')
  const dashboard = await openDashboard(browser, `/teams/${teamId}?${period}`, { as: owner })
  const { page } = dashboard
  const worst = page.getByRole('region', { name: 'Moments to work on' })
  const lost = worst.getByRole('listitem').filter({ hasText: 'What is it?' })
  await lost.waitFor()
  assert.match((await lost.textContent())!, /^Greets with the company’s name.*of .* points lost/)
  assert.equal(await worst.getByRole('link', { name: /^Listen/ }).count(), 1, 'nothing else was said')
  const best = page.getByRole('region', { name: 'Moments to share' })
  await best.getByText('Welcome to Northwind').waitFor()
  assert.equal(await best.getByRole('link', { name: /^Listen/ }).count(), 1)
  await assertSound(dashboard)
  await lost.getByRole('link', { name: /^Listen/ }).click()
  await page.waitForURL(`**/calls/${oldest.id}?at=3`)
  await dashboard.close()
})

test('a shorter period has its own moments, and says so where it has none', async () => {
  const dashboard = await openDashboard(browser, `/teams/${teamId}`, { as: owner, width: 360 })
  const { page } = dashboard
  await page.getByText('No full points with a quote to show.').waitFor()
  await page.getByRole('region', { name: 'Moments to work on' }).getByText('Missed in').first().waitFor()
  assert.equal(await page.getByText('What is it?').count(), 0)
  await assertFits(page)
  await assertSound(dashboard)
  await dashboard.close()
})
