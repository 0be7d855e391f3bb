import { thresholdFor } from '../../src/domain/alerts/find-fall.ts'
import { type TopicDay, weighRise } from '../../src/domain/alerts/find-rise.ts'
import { seeded } from '../../src/domain/teaching/seeded.ts'
import { bellOf, printOutcomes, type Stream, watchYear } from './watch-year.ts'

const common = 30
/** A long tail, of which a day has a call or none. */
const rare = 40
const days = 365
/** The share of the common topics that rise in the course of the year, once. */
const rising = 0.3
const seeds = [21, 22, 23, 24, 25, 26, 27, 28]
const smallSeeds = [21]

/**
 * A year of 70 topics of a centre with some 200 calls on a working day and 60 on others. 30 are usually 1 to 8 parts of
 * 155 each, more on one day of the week than on another (by up to a quarter), and have stronger and weaker days (a
 * tenth). Three in ten of these rise once, to 1.6 to 3 times what they were, and one did not exist before; so the others
 * fall, a little. The other 40 have 0.02 to 1 part each, and never rise. Counted are the days until a rule tells, and how
 * often it tells of what has not risen.
 */
export function benchRises(small: boolean): void {
  console.log(
    `topics     ${common} common ones, of which three in ten rise once to 1.6 to 3 times their share, and ${rare} rare ones`,
  )
  console.log('told       after every day of one year')
  console.log('rule       weighed: as Callmark does, allowed 1 false alarm a month')
  console.log('           naive: half as much again in the last 7 days as in the 7 before, and 10 calls\n')
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

interface Topic {
  readonly level: number
  readonly ofWeekday: readonly number[]
  readonly moved: number | undefined
  readonly before: number
  readonly times: number
}

function makeYear(seed: number): Stream<TopicDay>[] {
  const random = seeded(seed)
  const normal = bellOf(random)
  const made = Array.from({ length: common + rare }, (_, number): Topic => {
    const isRising = number < common * rising
    return {
      level: number < common ? 1 + 7 * random() : 0.02 + 0.98 * random(),
      ofWeekday: Array.from({ length: 7 }, () => 1 + 0.25 * (2 * random() - 1)),
      moved: isRising ? 70 + Math.floor(random() * (days - 100)) : undefined,
      before: number === 0 ? 0 : 1,
      times: number === 0 ? 1 : 1.6 + 1.4 * random(),
    }
  })
  // Calls that fit no topic.
  const others = 20
  const years = made.map((): TopicDay[] => [])
  for (let day = 0; day < days; day++) {
    const usual = day % 7 >= 5 ? 60 : 200
    const calls = Math.max(1, Math.round(usual * (1 + 0.1 * normal())))
    const wanted = made.map(({ level, ofWeekday, moved, before, times }) => {
      const now = moved !== undefined && day >= moved ? times : before
      return level * ofWeekday[day % 7]! * now * Math.max(0, 1 + 0.1 * normal())
    })
    const all = wanted.reduce((sum, one) => sum + one, others)
    const about = made.map(() => 0)
    for (let call = 0; call < calls; call++) {
      let left = random() * all
      const index = wanted.findIndex((one) => {
        left -= one
        return left < 0
      })
      if (index >= 0) about[index]!++
    }
    for (const [index, year] of years.entries()) year.push({ day: String(day), calls, about: about[index]! })
  }
  return made.map(({ moved }, index) => ({ days: years[index]!, moved }))
}

const threshold = thresholdFor(common + rare, 1)

function findByWeight(soFar: readonly TopicDay[]): number | undefined {
  const looked = soFar.slice(-120)
  const rise = weighRise(looked)
  return rise && rise.weight >= threshold ? rise.start + soFar.length - looked.length : undefined
}

function findNaively(soFar: readonly TopicDay[]): number | undefined {
  if (soFar.length < 14) return undefined
  const share = (chosen: readonly TopicDay[]) => ({
    about: chosen.reduce((sum, { about }) => sum + about, 0),
    calls: chosen.reduce((sum, { calls }) => sum + calls, 0),
  })
  const after = share(soFar.slice(-7))
  const before = share(soFar.slice(-14, -7))
  const isMore = after.about / after.calls >= (1.5 * before.about) / before.calls
  return after.about >= 10 && isMore ? soFar.length - 7 : undefined
}
