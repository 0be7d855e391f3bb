import { type AgentDay, thresholdFor, weighFall } from '../src/domain/alerts/find-fall.ts'
import { seeded } from '../src/domain/teaching/seeded.ts'
import type { BenchOptions } from './bench-options.ts'

const agents = 50
const days = 365
/** The share of the agents who fall in the course of the year, once. */
const falling = 0.5
const withinDays = 14
const leastVariance = 9
const seeds = [11, 12, 13, 14, 15, 16, 17, 18]
const smallSeeds = [11]

interface Agent {
  readonly days: readonly AgentDay[]
  /** The day of the year from which the agent is worse; undefined: never. */
  readonly fell: number | undefined
  readonly size: number
}

/** How a rule did over a year: when it told about each agent. */
interface Outcome {
  readonly found: readonly number[]
  readonly planted: number
  readonly falseAlarms: number
}

/**
 * A year of 50 agents, half of whom fall once by 6 to 16 points. Calls come on working days, 4 to 20 of them by agent;
 * their scores spread by 15 points, cut off at 0 and 100, and every agent has better and worse days (3 points). Counted
 * are the days until a rule tells, and how often it tells without a fall.
 */
export async function benchAlerts({ small }: BenchOptions): Promise<void> {
  const rows = (small ? smallSeeds : seeds).map((seed) => {
    const year = makeYear(seed)
    return { seed, ours: watchYear(year, findByWeight), naive: watchYear(year, findNaively) }
  })
  console.log(
    `agents     ${agents}, one year, half of them fall once by 6 to 16 points; told after every working day`,
  )
  console.log('rule       weighed: as Callmark does, allowed 1 false alarm a month')
  console.log('           naive: the last 7 days 10 points below the 7 days before\n')
  console.log('seed   rule       found in 2 weeks   median days   false alarms a month')
  for (const { seed, ours, naive } of rows) {
    print(String(seed), 'weighed', [ours])
    print(String(seed), 'naive', [naive])
  }
  const all = (pick: (row: (typeof rows)[number]) => Outcome) => rows.map(pick)
  print(
    'all',
    'weighed',
    all(({ ours }) => ours),
  )
  print(
    'all',
    'naive',
    all(({ naive }) => naive),
  )
}

function print(seed: string, rule: string, outcomes: readonly Outcome[]): void {
  const planted = outcomes.reduce((sum, one) => sum + one.planted, 0)
  const delays = outcomes.flatMap(({ found }) => found).sort((one, other) => one - other)
  const inTime = delays.filter((delay) => delay <= withinDays).length
  const alarms = outcomes.reduce((sum, one) => sum + one.falseAlarms, 0) / (12 * outcomes.length)
  const median = delays[Math.floor(delays.length / 2)]
  const share = `${inTime} of ${planted} (${((100 * inTime) / planted).toFixed(0)} %)`
  console.log(
    `${seed.padEnd(6)} ${rule.padEnd(10)} ${share.padEnd(18)} ${String(median ?? '—').padEnd(13)} ${alarms.toFixed(2)}`,
  )
}

function makeYear(seed: number): Agent[] {
  const random = seeded(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: agents }, (_, number) => {
    const level = 65 + 20 * random()
    const callsADay = 4 + 16 * random()
    const size = 6 + 10 * random()
    const fell = number < agents * falling ? 70 + Math.floor(random() * (days - 100)) : undefined
    const worked: AgentDay[] = []
    for (let day = 0; day < days; day++) {
      if (day % 7 >= 5) continue
      const ofDay = level + 3 * normal() - (fell !== undefined && day >= fell ? size : 0)
      const calls = Math.max(0, Math.round(callsADay + Math.sqrt(callsADay) * normal()))
      let sum = 0
      for (let call = 0; call < calls; call++) sum += Math.min(100, Math.max(0, ofDay + 15 * normal()))
      if (calls > 0) worked.push({ day: String(day), calls, sum })
    }
    return { days: worked, fell, size }
  })
}

/** Where a rule looks at the days up to now: the index from which the agent is worse, if it would tell. */
type Find = (soFar: readonly AgentDay[]) => number | undefined

function watchYear(year: readonly Agent[], find: Find): Outcome {
  const found: number[] = []
  let falseAlarms = 0
  for (const { days: worked, fell } of year) {
    let from = 0
    let isFound = false
    for (let end = 1; end <= worked.length; end++) {
      const since = find(worked.slice(from, end))
      if (since === undefined) continue
      const today = Number(worked[end - 1]!.day)
      if (fell !== undefined && today >= fell && !isFound) {
        isFound = true
        found.push(today - fell)
      } else falseAlarms++
      // From then on the agent is compared with the time since.
      from += since
    }
  }
  return { found, planted: year.filter(({ fell }) => fell !== undefined).length, falseAlarms }
}

const threshold = thresholdFor(agents, 1)

function findByWeight(soFar: readonly AgentDay[]): number | undefined {
  const looked = soFar.slice(-90)
  const fall = weighFall(looked, { leastVariance })
  return fall && fall.weight >= threshold ? fall.start + soFar.length - looked.length : undefined
}

function findNaively(soFar: readonly AgentDay[]): number | undefined {
  const today = Number(soFar.at(-1)!.day)
  const average = (first: number, last: number) => {
    const chosen = soFar.filter(({ day }) => Number(day) >= first && Number(day) <= last)
    const calls = chosen.reduce((sum, day) => sum + day.calls, 0)
    return calls === 0 ? undefined : chosen.reduce((sum, day) => sum + day.sum, 0) / calls
  }
  const after = average(today - 6, today)
  const before = average(today - 13, today - 7)
  if (after === undefined || before === undefined || before - after < 10) return undefined
  return soFar.findIndex(({ day }) => Number(day) >= today - 6)
}
