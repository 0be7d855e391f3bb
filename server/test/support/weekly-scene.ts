import { sql } from 'kysely'
import { clockIn } from '../../src/domain/alerts/quiet-hours.ts'
import { addDays } from '../../src/domain/weekly/digest-schedule.ts'
import { insertJudgedCall } from './judged-calls.ts'
import { createPlainModel, type PlainModel } from './seeded-calls.ts'
import type { TestService } from './service.ts'

const yesOrNo = (key: string, more: object = {}) => ({
  ...{ key, type: 'BOOLEAN', required: true, description: `The agent says "${key}"`, category: 'opening' },
  ...more,
})
const care = {
  name: 'Care',
  xscore_template: true,
  categories: [{ name: 'Opening', max_score: 100, order_number: 1 }],
  template_variables: [yesOrNo('hello'), yesOrNo('sings'), yesOrNo('verifies', { critical: true })],
}

/** Where midnight is at least three hours away, so that the day does not change while a test runs. */
export const timeZone = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Los_Angeles'

/** Today in that zone: the digest's day in these tests. At ten in UTC the date is the same in both. */
export const today = clockIn(timeZone, new Date()).day

export interface WeeklyScene {
  readonly model: PlainModel
  /** The call on which the critical criterion failed this week, by agent. */
  readonly failed: ReadonlyMap<string, string>
}

/**
 * Two weeks of three agents, twelve calls of each a week: until last week all said hello on every call, since then only
 * on one in four; on one call of each agent nobody was verified.
 */
export async function fillTwoWeeks(
  service: Pick<TestService, 'address' | 'database' | 'clientId' | 'token'>,
): Promise<WeeklyScene> {
  const token = await service.token()
  const model = await createPlainModel(service.address, token, service.clientId, care)
  const failed = new Map<string, string>()
  for (const agentId of ['near', 'also-near', 'far'])
    for (const isNow of [false, true])
      for (let index = 0; index < 12; index++) {
        const day = addDays(today, (isNow ? -7 : -14) + (index % 7))
        const verifies = !isNow || index !== 5
        const { id } = await insertJudgedCall(service.database, {
          model,
          agentId,
          createdAt: new Date(`${day}T10:00:${10 + index}Z`),
          durationMs: 60_000,
          answers: {
            hello: { value: !isNow || index % 4 === 0, not_applicable: false },
            sings: { value: index % 2 === 0, not_applicable: false },
            verifies: { value: verifies, not_applicable: false },
          },
        })
        if (!verifies) failed.set(agentId, id)
      }
  return { model, failed }
}

/** Today is the day, from midnight on, and has been for long. */
export async function switchDigestsOn(service: TestService): Promise<void> {
  const weekday = new Date(`${today}T12:00:00Z`)
    .toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
    .toLowerCase() as 'monday'
  await service.client.digest.changeSettings({ enabled: true, time_zone: timeZone, weekday, hour: 0 })
  await sql`update digest_settings set since = now() - interval '30 days'`.execute(service.database)
}
