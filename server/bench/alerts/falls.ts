import { type CallDay, thresholdFor, weighFall } from '../../src/domain/alerts/find-fall.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { bellOf, printOutcomes, type Stream, watchYear } from './watch-year.ts'

const agents = 50
const days = 365
/** The share of the agents who fall in the course of the year, once. */
const falling = 0.5
const leastVariance = 9
const seeds = [11, 12, 13, 14, 15, 16, 17, 18]
const smallSeeds = [11]

/**
 * A year of 50 agents, half of whom fall once by 6 to 16 points. Calls come on working days, 4 to 20 of them by agent;
 * their scores spread by 15 points, cut off at 0 and 100, and every agent has better and worse days (3 points). Counted
 * are the days until a rule tells, and how often it tells without a fall.
 */
export function benchFalls(small: boolean): void {
  console.log(
    `agents     ${agents}, one year, half of them fall once by 6 to 16 points; told after every working day`,
  )
  console.log('rule       weighed: as Callmark does, allowed 1 false alarm a month')
  console.log('           naive: the last 7 days 10 points below the 7 days before\n')
  printOutcomes(
    (small ? smallSeeds : seeds).map((seed) => {
      const year = makeYear(seed)
      return {
        seed,
        outcomes: { weighed: watchYear(year, findByWeight), naive: watchYear(year, findNaively) },
      }
    }),
  )
}

function makeYear(seed: number): Stream<CallDay>[] {
  const random = seeded(seed)
  const normal = bellOf(random)
  return Array.from({ length: agents }, (_, number) => {
    const level = 65 + 20 * random()
    const callsADay = 4 + 16 * random()
    const size = 6 + 10 * random()
    const moved = number < agents * falling ? 70 + Math.floor(random() * (days - 100)) : undefined
    const worked: CallDay[] = []
    for (let day = 0; day < days; day++) {
      if (day % 7 >= 5) continue
      const ofDay = level + 3 * normal() - (moved !== undefined && day >= moved ? size : 0)
      const calls = Math.max(0, Math.round(callsADay + Math.sqrt(callsADay) * normal()))
      let sum = 0
      for (let call = 0; call < calls; call++) sum += Math.min(100, Math.max(0, ofDay + 15 * normal()))
      if (calls > 0) worked.push({ day: String(day), calls, sum })
    }
    return { days: worked, moved }
  })
}

const threshold = thresholdFor(agents, 1)

function findByWeight(soFar: readonly CallDay[]): number | undefined {
  const looked = soFar.slice(-90)
  const fall = weighFall(looked, { leastVariance })
  return fall && fall.weight >= threshold ? fall.start + soFar.length - looked.length : undefined
}

function findNaively(soFar: readonly CallDay[]): number | undefined {
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
