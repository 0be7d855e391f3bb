import { differenceOf, proportionOf } from '../src/domain/results/proportions.ts'
import { inPercent, passesOf, passRateOf } from '../src/stats/counted/counted-criteria.ts'
import { type Question, type Range, type Row, type RunDuck, within } from './stats-question.ts'

/** What each earns where it is passed. */
const pointsOf = { greets: 15, says_name: 15, verifies: 25, solves: 25, offers_more: 10, thanks: 10 }
const letters = { passed: 'p', failed: 'f', open: 'o', not_applicable: 'n' }
type Counts = Record<keyof typeof letters, number>

const counts = Object.keys(pointsOf).flatMap((key) =>
  Object.entries(letters).map(
    ([outcome, letter]) => `count(*) filter (${key}_came = '${letter}') as ${key}_${outcome}`,
  ),
)
const countsIn = (row: Row, key: string) =>
  Object.fromEntries(Object.keys(letters).map((outcome) => [outcome, row[`${key}_${outcome}`]])) as Counts
const totalOf = ({ passed, failed, open, not_applicable }: Counts) => passed + failed + open + not_applicable
const isOfSales = (range: Range) => `model = 'Sales' and ${within(range)}`

const sumOf = (rows: readonly Counts[]) =>
  Object.fromEntries(
    Object.keys(letters).map((outcome) => [
      outcome,
      rows.reduce((sum, row) => sum + row[outcome as keyof Counts], 0),
    ]),
  ) as Counts

const beforeOf = ({ from, until }: Range): Range => ({
  from: new Date(2 * Date.parse(from) - Date.parse(until)).toISOString(),
  until: from,
})

const byDay = (timeZone: string): Question => ({
  name: `criteria day ${timeZone}`,
  path: () => `criteria?model_name=Sales&interval=day&time_zone=${encodeURIComponent(timeZone)}`,
  async ask(run, range) {
    const local =
      timeZone === 'UTC' ? 'created_at' : `created_at at time zone 'UTC' at time zone '${timeZone}'`
    const days = await run(`select * replace (start::varchar as start)
      from (select (${local})::date as start, ${counts} from call where ${isOfSales(range)} group by start) order by start`)
    const [past] = await run(`select ${counts} from call where ${isOfSales(beforeOf(range))}`)
    const criteria = Object.entries(pointsOf).map(([key, points]) => {
      const mine = sumOf(days.map((day) => countsIn(day, key)))
      const before = countsIn(past, key)
      const change = differenceOf(passesOf(mine), proportionOf(before.passed, before.passed + before.failed))
      return {
        key,
        total_requests: totalOf(mine),
        ...mine,
        ...passRateOf(mine),
        points_lost: points * mine.failed,
        points_possible: points * (mine.passed + mine.failed),
        before: { total_requests: totalOf(before), ...before, pass_rate: passRateOf(before).pass_rate },
        change: change && inPercent(change.difference),
        change_low: change && inPercent(change.interval[0]),
        change_high: change && inPercent(change.interval[1]),
        points: days.map((day) => ({ start: day.start, ...countsIn(day, key) })),
      }
    })
    return {
      criteria: criteria
        .filter(({ total_requests }) => total_requests > 0)
        .sort(
          (a, b) =>
            b.points_lost - a.points_lost ||
            (a.pass_rate ?? 101) - (b.pass_rate ?? 101) ||
            (a.key < b.key ? -1 : 1),
        ),
    }
  },
})

async function byAgent(run: RunDuck, range: Range) {
  const rows =
    await run(`select agent_id, arg_max(agent_name, created_at) as agent_name, count(*) as calls, ${counts}
    from call where ${isOfSales(range)} group by agent_id order by calls desc, agent_id limit 100`)
  return {
    agents: rows.map((row) => ({
      agent_id: row.agent_id,
      agent_name: row.agent_name,
      total_requests: row.calls,
      criteria: Object.keys(pointsOf)
        .map((key) => ({ key, ...countsIn(row, key), ...passRateOf(countsIn(row, key)) }))
        .filter((counted) => totalOf(counted) > 0),
    })),
  }
}

/** What came of the criteria of one model. */
export const criteriaQuestions: readonly Question[] = [
  byDay('UTC'),
  byDay('America/New_York'),
  { name: 'criteria-by-agent', path: () => 'criteria-by-agent?model_name=Sales', ask: byAgent },
]
