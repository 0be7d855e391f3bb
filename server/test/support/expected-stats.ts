import { expectedSpread } from './expected-spread.ts'
import type { Json } from './http.ts'
import type { PlainCall } from './seeded-calls.ts'

type Interval = 'day' | 'week' | 'month'

/** The query of a statistic, as it stands in the address. */
export interface StatsQuery {
  readonly start_date?: string
  readonly end_date?: string
  readonly model_name?: string
  readonly time_zone?: string
}

/**
 * Statistics the slow way: one call after the other, in whole numbers, sharing not a line with the service. Days are told
 * by the calendar of the time zone, moments by the microsecond.
 */
export function countedCalls(calls: readonly PlainCall[], query: StatsQuery): PlainCall[] {
  const zone = query.time_zone ?? 'UTC'
  const isDay = (text: string) => text.length === 10
  return calls.filter((call) => {
    const { start_date: start, end_date: end, model_name: name } = query
    if (name !== undefined && call.model.name.toLowerCase() !== name.toLowerCase()) return false
    const day = localDay(call.createdAt, zone)
    if (start && (isDay(start) ? day < start : call.createdAt < microsOf(start))) return false
    if (end && (isDay(end) ? day > end : call.createdAt >= microsOf(end))) return false
    return true
  })
}

function microsOf(moment: string): bigint {
  const fraction = /\.(\d+)/.exec(moment)?.[1]?.padEnd(6, '0') ?? '000000'
  return BigInt(Date.parse(moment.replace(/\.\d+/, ''))) * 1000n + BigInt(fraction)
}

export function localDay(micros: bigint, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return format.format(new Date(Number(micros / 1000n)))
}

/** Half away from zero, by long division. */
function rounded(sum: bigint, count: bigint): bigint {
  const [whole, rest] = [sum / count, sum % count]
  return 2n * rest >= count ? whole + 1n : whole
}

function total(values: readonly number[]): bigint {
  return values.reduce((sum, value) => sum + BigInt(value), 0n)
}

function average(values: readonly number[], scale = 1n): number {
  return Number(rounded(total(values) * scale, BigInt(values.length))) / 100
}

function clock(millis: bigint, count: bigint): string {
  const seconds = Number(rounded(millis, 1000n * count))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two((seconds - (seconds % 3600)) / 3600)}:${two(((seconds % 3600) - (seconds % 60)) / 60)}:${two(seconds % 60)}`
}

const scoresOf = (calls: readonly PlainCall[]) =>
  calls.flatMap(({ scoreHundredths }) => (scoreHundredths === null ? [] : [scoreHundredths]))

function figures(calls: readonly PlainCall[]): Json {
  const scores = scoresOf(calls)
  const millis = calls.map(({ durationMs }) => durationMs).sort((a, b) => a - b)
  const none = calls.length === 0
  return {
    total_requests: calls.length,
    scored_requests: scores.length,
    unscored: calls.filter(({ scoreHundredths }) => scoreHundredths === null).length,
    avg_score: scores.length > 0 ? average(scores) : null,
    min_score: scores.length > 0 ? Math.min(...scores) / 100 : null,
    max_score: scores.length > 0 ? Math.max(...scores) / 100 : null,
    avg_duration: none ? '00:00:00' : clock(total(millis), BigInt(calls.length)),
    min_duration: none ? '00:00:00' : clock(BigInt(millis[0]!), 1n),
    max_duration: none ? '00:00:00' : clock(BigInt(millis.at(-1)!), 1n),
  }
}

/** Groups of calls by text, those with most calls first. */
function groupBy(calls: readonly PlainCall[], readValue: (call: PlainCall) => string | undefined) {
  const groups = new Map<string, PlainCall[]>()
  for (const call of calls) {
    const value = readValue(call)
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), call])
  }
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || Buffer.from(a).compare(Buffer.from(b)))
}

function fieldOf(call: PlainCall, field: string): string | undefined {
  const value = call.metadata && Object.hasOwn(call.metadata, field) ? call.metadata[field] : undefined
  if (value === undefined || value === null || typeof value === 'object') return undefined
  return field.length > 128 || String(value).length > 256 ? undefined : String(value)
}

function answerOf(call: PlainCall, key: string): string | undefined {
  const value = call.variables?.[key]
  return value === undefined || value === null ? undefined : [...String(value)].slice(0, 256).join('')
}

export function expectedGroups(calls: readonly PlainCall[], field: string): Json[] {
  const own: Record<string, (call: PlainCall) => string> = {
    agent_id: (call) => call.agentId,
    agent_name: (call) => call.agentName,
    model_name: (call) => call.model.name,
    status: (call) => call.status,
  }
  const isGiven = calls.some((call) => fieldOf(call, field) !== undefined)
  const readValue =
    own[field] ?? ((call: PlainCall) => (isGiven ? fieldOf(call, field) : answerOf(call, field)))
  return groupBy(calls, readValue).map(([value, members]) => ({
    grouping_field_value: value,
    ...figures(members),
  }))
}

export function expectedCategories(calls: readonly PlainCall[], agentId?: string): Json[] {
  const marked = calls
    .filter((call) => agentId === undefined || call.agentId === agentId)
    .flatMap((call) =>
      call.scoreHundredths === null ? [] : call.points.map((points) => ({ call, ...points })),
    )
    .filter(({ expected }) => expected > 0)
  return Object.values(Object.groupBy(marked, ({ category }) => category.uuid))
    .map((members) => {
      const { call, category } = members![0]!
      const points = members!.map(({ score }) => score)
      return {
        category_id: category.uuid,
        category_name: category.name,
        category_slug: category.name.toLowerCase(),
        model_name: call.model.name,
        order_number: category.orderNumber,
        total_requests: points.length,
        avg_category_score: average(points, 100n),
        min_score: Math.min(...points),
        max_score: Math.max(...points),
        expected_score: category.maxScore,
        score_percentage:
          Number(rounded(10_000n * total(points), total(members!.map((one) => one.expected)))) / 100,
      }
    })
    .sort(
      (a, b) =>
        (a.order_number ?? 1e9) - (b.order_number ?? 1e9) ||
        (a.category_name < b.category_name ? -1 : a.category_name > b.category_name ? 1 : 0) ||
        (a.model_name < b.model_name ? -1 : 1),
    )
}

export function expectedAnswers(calls: readonly PlainCall[], key: string, type: string | null): Json {
  const asked = calls.filter((call) => call.variables && Object.hasOwn(call.variables, key))
  const groups = groupBy(asked, (call) => answerOf(call, key))
  const answered = groups.reduce((sum, [, members]) => sum + members.length, 0)
  const isNumeric = type === 'INTEGER' || type === 'DECIMAL'
  const numbers = isNumeric
    ? asked.flatMap((call) => (answerOf(call, key) === undefined ? [] : [Number(answerOf(call, key))]))
    : []
  return {
    key,
    type,
    total: asked.length,
    missing: asked.length - answered,
    values: groups.map(([value, members]) => {
      const scores = scoresOf(members)
      return {
        value: type === 'BOOLEAN' ? value === 'true' : isNumeric ? Number(value) : value,
        count: members.length,
        percentage: Number(rounded(BigInt(members.length) * 10_000n, BigInt(answered))) / 100,
        avg_score: scores.length > 0 ? average(scores) : null,
        unscored: members.length - scores.length,
      }
    }),
    ...(numbers.length > 0 ? { numeric: expectedNumbers(numbers) } : {}),
  }
}

/** In hundredths, for no answer here has more than two decimals. */
function expectedNumbers(numbers: readonly number[]): Json {
  const sorted = numbers
    .map((number) => BigInt(Math.round(100 * number)))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const sum = sorted.reduce((total, value) => total + value, 0n)
  const count = BigInt(sorted.length)
  const size = rounded((sum < 0n ? -sum : sum) * 100n, count)
  const percentile = (tenths: number) => {
    const place = (sorted.length - 1) * tenths
    const [below, above] = [sorted[Math.floor(place / 10)]!, sorted[Math.ceil(place / 10)]!]
    return Number(below * 10n + (above - below) * BigInt(place % 10)) / 1000
  }
  return {
    avg: Number(sum < 0n ? -size : size) / 10_000,
    min: Number(sorted[0]!) / 100,
    max: Number(sorted.at(-1)!) / 100,
    p50: percentile(5),
    p90: percentile(9),
  }
}

export function expectedBasic(calls: readonly PlainCall[], everyCall: readonly PlainCall[]): Json {
  return {
    ...figures(calls),
    total_duration: clock(total(calls.map(({ durationMs }) => durationMs)), 1n),
    statuses: groupBy(calls, ({ status }) => status).map(([status, { length }]) => ({
      status,
      count: length,
    })),
    distribution: Array.from({ length: 10 }, (_, band) => ({
      from: band * 10,
      to: band * 10 + 10,
      count: scoresOf(calls).filter((score) => band === Math.min(9, Math.floor(score / 1000))).length,
    })),
    categories: expectedCategories(calls),
    agents: groupBy(calls, ({ agentId }) => agentId).map(([agentId, members]) => ({
      agent_id: agentId,
      agent_name: latestName(everyCall, agentId),
      total_requests: members.length,
      ...expectedSpread(scoresOf(members), members.length),
    })),
  }
}

function latestName(calls: readonly PlainCall[], agentId: string): string | null {
  const own = calls.filter((call) => call.agentId === agentId)
  const isLater = (a: PlainCall, b: PlainCall) =>
    a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)
  return own.length > 0 ? own.reduce((a, b) => (isLater(a, b) ? a : b)).agentName : null
}

export function expectedProfile(
  calls: readonly PlainCall[],
  everyCall: readonly PlainCall[],
  query: StatsQuery & { readonly agent_id: string },
  interval: Interval,
): Json {
  const own = calls.filter((call) => call.agentId === query.agent_id)
  const { avg_score, scored_requests, unscored } = expectedSpread(scoresOf(calls), calls.length)
  const teamPoints = new Map(expectedTrend(calls, query, interval).map((point) => [point.start, point]))
  const teamCategories = new Map(
    expectedCategories(calls).map((category) => [category.category_id, category]),
  )
  return {
    agent_id: query.agent_id,
    agent_name: latestName(everyCall, query.agent_id),
    interval,
    time_zone: query.time_zone ?? 'UTC',
    total_requests: own.length,
    ...expectedSpread(scoresOf(own), own.length),
    team: { agents: new Set(calls.map(({ agentId }) => agentId)).size, scored_requests, unscored, avg_score },
    categories: expectedCategories(own).map(({ avg_category_score, min_score, max_score, ...category }) => ({
      ...category,
      avg_score: avg_category_score,
      team_avg_score: teamCategories.get(category.category_id)!.avg_category_score,
      team_score_percentage: teamCategories.get(category.category_id)!.score_percentage,
    })),
    points: expectedTrend(own, query, interval).map(({ avg_duration, ...point }) => ({
      ...point,
      team_avg_score: teamPoints.get(point.start)?.avg_score ?? null,
    })),
  }
}

export function expectedTrend(calls: readonly PlainCall[], query: StatsQuery, interval: Interval): Json[] {
  const zone = query.time_zone ?? 'UTC'
  const startOf = (day: string) => {
    if (interval === 'month') return `${day.slice(0, 7)}-01`
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
    return interval === 'day' ? day : addDays(day, -weekday)
  }
  // Any month is over after 31 days, and none lasts two more weeks.
  const next = (day: string) => startOf(addDays(day, { day: 1, week: 7, month: 31 }[interval]))
  const dayAt = (text: string, before = 0n) =>
    text.length === 10 ? text : localDay(microsOf(text) - before, zone)
  const groups = new Map(groupBy(calls, (call) => startOf(localDay(call.createdAt, zone))))
  const days = [...groups.keys()].sort()
  const first = query.start_date ? startOf(dayAt(query.start_date)) : days[0]
  const last = query.end_date ? startOf(dayAt(query.end_date, 1n)) : days.at(-1)
  const points = []
  for (let day = first; day && last && day <= last; day = next(day)) {
    const members = groups.get(day) ?? []
    const { total_requests, scored_requests, unscored, avg_score, avg_duration } = figures(members)
    points.push({ start: day, total_requests, scored_requests, unscored, avg_score, avg_duration })
  }
  return points
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
