/** What is watched for a year: the days of an agent, or of a topic. */
export interface Stream<Day extends { readonly day: string }> {
  readonly days: readonly Day[]
  /** The day of the year from which it is different; undefined: never. */
  readonly moved: number | undefined
}

/** Where a rule looks at the days up to now: the index from which they differ, if it would tell. */
export type Find<Day> = (soFar: readonly Day[]) => number | undefined

/** How a rule did over a year: after how many days it told of what was planted, and how often it told of nothing. */
export interface Outcome {
  readonly found: readonly number[]
  readonly planted: number
  readonly falseAlarms: number
}

const withinDays = 14

export function watchYear<Day extends { readonly day: string }>(
  year: readonly Stream<Day>[],
  find: Find<Day>,
): Outcome {
  const found: number[] = []
  let falseAlarms = 0
  for (const { days, moved } of year) {
    let from = 0
    let isFound = false
    for (let end = 1; end <= days.length; end++) {
      const since = find(days.slice(from, end))
      if (since === undefined) continue
      const today = Number(days[end - 1]!.day)
      if (moved !== undefined && today >= moved && !isFound) {
        isFound = true
        found.push(today - moved)
      } else falseAlarms++
      // From then on it is compared with the time since.
      from += since
    }
  }
  return { found, planted: year.filter(({ moved }) => moved !== undefined).length, falseAlarms }
}

/** A table: the rules' outcomes for every seed, and together. */
export function printOutcomes(
  rows: readonly { readonly seed: number; readonly outcomes: Readonly<Record<string, Outcome>> }[],
): void {
  console.log('seed   rule       found in 2 weeks   median days   false alarms a month')
  for (const { seed, outcomes } of rows)
    for (const [rule, outcome] of Object.entries(outcomes)) print(String(seed), rule, [outcome])
  for (const rule of Object.keys(rows[0]!.outcomes))
    print(
      'all',
      rule,
      rows.map(({ outcomes }) => outcomes[rule]!),
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

/** Bell-shaped, around 0, with a spread of 1. */
export function bellOf(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
