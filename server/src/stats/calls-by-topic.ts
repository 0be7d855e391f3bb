import { type RawBuilder, sql } from 'kysely'
import { differenceOf, proportionOf } from '../domain/results/proportions.ts'
import type { Database } from '../store/database.ts'
import { listTopics, type TopicRecord } from '../store/topics/topics.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import { type AgentIds, inPercent as toPercent } from './counted/counted-criteria.ts'
import { everyFactOf } from './counted/counted-parts.ts'
import { bucketsOf, findCourse, type Interval } from './course-of-calls.ts'

interface Counted {
  readonly calls: number
  /** Of the calls whose reason was found, in percent; null: there are none. */
  readonly share: number | null
}

export interface TopicFigures extends Counted {
  readonly before: Counted | null
  /** Of the share, in percentage points. */
  readonly change: number | null
  readonly change_low: number | null
  readonly change_high: number | null
  readonly beyond_chance: boolean
  readonly points: readonly { readonly start: string; readonly calls: number }[]
}

export interface CallsByTopic {
  /** Those with calls in either period, the ones with most calls first. */
  readonly topics: readonly (TopicFigures & { readonly topic: TopicRecord; readonly parts: TopicRecord[] })[]
  readonly other: TopicFigures
  readonly calls: number
  /** In no topic and not among the others: nobody has read what they open with. */
  readonly unread: number
}

/** Calls that fit no topic. */
const other = 'other'

/** How many calls are about which topic, before and over time. What was put into another topic counts there. */
export async function callsByTopic(
  database: Database,
  filter: CallFilter,
  wanted: {
    readonly interval: Interval
    readonly agentIds: AgentIds
    readonly before: CallFilter | undefined
  },
): Promise<CallsByTopic> {
  const topics = await listTopics(database, filter.workspaceId)
  const rootOf = findRoots(topics)
  const calls = await findCountedCalls(database, filter)
  const counts = await countCalls(database, calls, rootOf, {
    ...wanted,
    course: await findCourse(database, calls, filter, wanted.interval),
  })
  const past = wanted.before && (await findCountedCalls(database, wanted.before))
  const before = past && (await countCalls(database, past, rootOf, wanted))
  const figuresOf = (key: string) => showFigures(key, counts, before)
  return {
    topics: topics
      .filter(({ merged_into }) => merged_into === null)
      .map((topic) => ({
        topic,
        parts: topics.filter(({ id }) => id !== topic.id && rootOf.get(id) === topic.id),
        ...figuresOf(topic.id),
      }))
      .filter((one) => one.calls > 0 || (one.before?.calls ?? 0) > 0)
      .sort((one, two) => two.calls - one.calls || (two.before?.calls ?? 0) - (one.before?.calls ?? 0)),
    other: figuresOf(other),
    calls: counts.calls,
    unread: counts.calls - counts.placed,
  }
}

/** Where the calls of each topic count. */
function findRoots(topics: readonly TopicRecord[]): Map<string, string> {
  const into = new Map(topics.map(({ id, merged_into }) => [id, merged_into]))
  return new Map(
    topics.map(({ id }) => {
      let root = id
      for (let next = into.get(root); next; next = into.get(root)) root = next
      return [id, root]
    }),
  )
}

interface Counts {
  readonly calls: number
  readonly placed: number
  readonly starts: readonly string[]
  /** By topic: in all, and at each start. */
  readonly byTopic: ReadonlyMap<string, { calls: number; readonly points: number[] }>
}

async function countCalls(
  database: Database,
  calls: CountedCalls,
  rootOf: ReadonlyMap<string, string>,
  {
    agentIds,
    course,
  }: { readonly agentIds: AgentIds; readonly course?: Awaited<ReturnType<typeof findCourse>> },
): Promise<Counts> {
  const starts = course ? await listStarts(database, bucketsOf(course)) : []
  const theirs = agentIds ? sql`where agent_id = any(${agentIds}::text[])` : sql``
  const number = course
    ? sql`width_bucket(created_at, (select array_agg(opens order by number) from bucket))`
    : sql`1`
  const { rows } = await sql<{ topic_id: string | null; placed: boolean; number: number; calls: number }>`
    with ${course ? sql`${bucketsOf(course)},` : sql``} fact as (${everyFactOf(calls)})
    select call_topic.topic_id, call_topic.call_id is not null as placed, ${number} as number, count(*) as calls
    from fact left join call_topic using (call_id)
    ${theirs}
    group by 1, 2, 3`.execute(database)
  const byTopic = new Map<string, { calls: number; points: number[] }>()
  let [all, placed] = [0, 0]
  for (const row of rows) {
    all += row.calls
    if (!row.placed) continue
    placed += row.calls
    const key = row.topic_id === null ? other : rootOf.get(row.topic_id)!
    const mine = byTopic.get(key) ?? { calls: 0, points: starts.map(() => 0) }
    byTopic.set(key, mine)
    mine.calls += row.calls
    if (course) mine.points[row.number - 1]! += row.calls
  }
  return { calls: all, placed, starts, byTopic }
}

async function listStarts(database: Database, buckets: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ start: string }>`
    with ${buckets} select start::text from bucket order by number`.execute(database)
  return rows.map(({ start }) => start)
}

function inPercent(share: number | null): number | null {
  return share === null ? null : toPercent(share)
}

function showFigures(key: string, now: Counts, before: Counts | undefined): TopicFigures {
  const mine = now.byTopic.get(key)
  const proportion = proportionOf(mine?.calls ?? 0, now.placed)
  const earlier = before && proportionOf(before.byTopic.get(key)?.calls ?? 0, before.placed)
  const difference = earlier ? differenceOf(proportion, earlier) : null
  const points = mine?.points ?? now.starts.map(() => 0)
  return {
    calls: proportion.passed,
    share: inPercent(proportion.share),
    before: earlier ? { calls: earlier.passed, share: inPercent(earlier.share) } : null,
    change: inPercent(difference?.difference ?? null),
    change_low: inPercent(difference?.interval[0] ?? null),
    change_high: inPercent(difference?.interval[1] ?? null),
    beyond_chance: difference !== null && (difference.interval[0] > 0 || difference.interval[1] < 0),
    points: now.starts.map((start, index) => ({ start, calls: points[index]! })),
  }
}
