import { readResult, type StoredAnswer } from '../../src/domain/result.ts'
import { differenceOf, proportionOf } from '../../src/domain/results/proportions.ts'
import { listUncounted } from '../../src/domain/results/review.ts'
import { restoreAnswer } from '../../src/domain/results/stored-answers.ts'
import { listQuestions, scoreAnswers } from '../../src/domain/scoring.ts'
import type { Interval } from '../../src/stats/course-of-calls.ts'
import type { Database } from '../../src/store/database.ts'
import { readSnapshot } from '../../src/store/models/read-snapshot.ts'
import { countedCalls, expectedTrend, type StatsQuery } from './expected-stats.ts'
import type { Json } from './http.ts'
import type { PlainCall } from './seeded-calls.ts'

type Outcome = 'passed' | 'failed' | 'open' | 'not_applicable'

/** What came of one criterion on one call. */
interface CameOf {
  readonly outcome: Outcome
  readonly earned: number
  readonly possible: number
}

export interface CallWithOutcomes extends PlainCall {
  readonly outcomes: ReadonlyMap<string, CameOf>
}

export type Whose = 'record' | 'machine'

/** From the answers that stand in the call's own row, scored once more. */
export async function readOutcomes(
  database: Database,
  call: PlainCall,
  whose: Whose,
): Promise<CallWithOutcomes> {
  const row = await database
    .selectFrom('call')
    .innerJoin('model_revision', (join) =>
      join
        .onRef('model_revision.model_id', '=', 'call.model_id')
        .onRef('model_revision.number', '=', 'call.model_revision'),
    )
    .select(['call.analysis_result', 'model_revision.snapshot'])
    .where('call.id', '=', call.id)
    .executeTakeFirstOrThrow()
  const result = readResult(row.analysis_result!)
  const revision = readSnapshot(row.snapshot)
  const answers = result.answers.map((answer) => restoreAnswer(inForce(answer, whose)))
  const reviewed = new Set(result.answers.filter((answer) => answer.reviewed).map(({ key }) => key))
  const uncounted = whose === 'machine' ? new Set<string>() : listUncounted(result).difference(reviewed)
  const score = scoreAnswers(revision, answers, uncounted)
  const given = new Map(score.answers.map((answer) => [answer.key, answer]))
  const outcomes = new Map<string, CameOf>()
  for (const { key, expectedScore, critical } of revision.scoring ? listQuestions(revision) : []) {
    if (expectedScore === 0 && !critical) continue
    const answer = given.get(key)!
    const isFailed = answer.score < answer.expectedScore || score.failedCritical.includes(key)
    const isOpen = uncounted.has(key) || !answer.determined
    const outcome = isOpen ? 'open' : answer.notApplicable ? 'not_applicable' : isFailed ? 'failed' : 'passed'
    outcomes.set(key, { outcome, earned: answer.score, possible: answer.expectedScore })
  }
  return { ...call, outcomes }
}

function inForce(answer: StoredAnswer, whose: Whose): StoredAnswer {
  const { reviewed, ...own } = answer
  return whose === 'machine' || !reviewed
    ? own
    : { ...own, value: reviewed.value, not_applicable: reviewed.not_applicable }
}

export interface KnownCriterion {
  readonly key: string
  readonly name: string
  readonly category_name: string | null
  readonly category_slug: string | null
  readonly critical: boolean
}

function countOutcomes(calls: readonly CallWithOutcomes[], key: string) {
  const count = (wanted: Outcome) =>
    calls.filter(({ outcomes }) => outcomes.get(key)?.outcome === wanted).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    open: count('open'),
    not_applicable: count('not_applicable'),
  }
}

const percent = (share: number) => Math.round(10_000 * share) / 100 + 0

function rateOf({ passed, failed }: { passed: number; failed: number }) {
  const { share, interval } = proportionOf(passed, passed + failed)
  return {
    pass_rate: share === null ? null : percent(share),
    pass_rate_low: interval && percent(interval[0]),
    pass_rate_high: interval && percent(interval[1]),
  }
}

const askedIn = (calls: readonly CallWithOutcomes[], key: string) =>
  calls.filter(({ outcomes }) => outcomes.has(key))

/** `GET /v1/stats/criteria`, counted call by call; the time before as the service says it is. */
export function expectedCriteria(
  calls: readonly CallWithOutcomes[],
  known: readonly KnownCriterion[],
  query: StatsQuery & { readonly model_name: string },
  interval: Interval,
  before: { readonly start_date: string; readonly end_date: string } | null,
  others?: readonly CallWithOutcomes[],
): Json {
  const beside = others && (countedCalls(others, query) as CallWithOutcomes[])
  const counted = countedCalls(calls, query) as CallWithOutcomes[]
  const earlier = before ? (countedCalls(calls, { ...query, ...before }) as CallWithOutcomes[]) : []
  const starts = expectedTrend(counted, query, interval).map(({ start }) => start as string)
  const startsOf = new Map(
    counted.map((call) => [call.id, expectedTrend([call], { ...zoneOf(query) }, interval)[0]!.start]),
  )
  const criteria = known.flatMap((criterion) => {
    const { key } = criterion
    const asked = askedIn(counted, key)
    if (asked.length === 0) return []
    const counts = countOutcomes(asked, key)
    const past = countOutcomes(earlier, key)
    const change = before
      ? differenceOf(
          proportionOf(counts.passed, counts.passed + counts.failed),
          proportionOf(past.passed, past.passed + past.failed),
        )
      : null
    const theirs = beside && countOutcomes(beside, key)
    const difference = theirs
      ? differenceOf(
          proportionOf(counts.passed, counts.passed + counts.failed),
          proportionOf(theirs.passed, theirs.passed + theirs.failed),
        )
      : null
    const sum = (of: 'earned' | 'possible') =>
      asked.reduce((total, { outcomes }) => total + outcomes.get(key)![of], 0)
    return [
      {
        ...criterion,
        total_requests: asked.length,
        ...counts,
        ...rateOf(counts),
        points_lost: sum('possible') - sum('earned'),
        points_possible: sum('possible'),
        // None of these calls has a quote.
        not_said: counts.failed,
        not_said_points_lost: asked.reduce((total, { outcomes }) => {
          const { outcome, possible, earned } = outcomes.get(key)!
          return outcome === 'failed' ? total + possible - earned : total
        }, 0),
        before: before && {
          total_requests: askedIn(earlier, key).length,
          ...past,
          pass_rate: rateOf(past).pass_rate,
        },
        change: change && percent(change.difference),
        change_low: change && percent(change.interval[0]),
        change_high: change && percent(change.interval[1]),
        others: theirs
          ? {
              total_requests: askedIn(beside, key).length,
              ...theirs,
              pass_rate: rateOf(theirs).pass_rate,
            }
          : null,
        difference: difference && percent(difference.difference),
        difference_low: difference && percent(difference.interval[0]),
        difference_high: difference && percent(difference.interval[1]),
        points: starts.map((start) => ({
          start,
          ...countOutcomes(
            asked.filter(({ id }) => startsOf.get(id) === start),
            key,
          ),
        })),
      },
    ]
  })
  criteria.sort(
    (a, b) =>
      b.points_lost - a.points_lost ||
      (a.pass_rate ?? 1_000) - (b.pass_rate ?? 1_000) ||
      (a.key < b.key ? -1 : 1),
  )
  const { model_name, time_zone = 'UTC' } = query
  return { model_name, interval, time_zone, before, criteria }
}

const zoneOf = ({ time_zone }: StatsQuery) => (time_zone === undefined ? {} : { time_zone })

/** `GET /v1/stats/criteria-by-agent`, counted call by call. */
export function expectedByAgent(
  calls: readonly CallWithOutcomes[],
  known: readonly KnownCriterion[],
  query: StatsQuery & { readonly model_name: string },
): Json {
  const counted = countedCalls(calls, query) as CallWithOutcomes[]
  const agents = [...Map.groupBy(counted, ({ agentId }) => agentId)].toSorted(
    ([one, mine], [other, theirs]) => theirs.length - mine.length || (one < other ? -1 : 1),
  )
  const asked = known.filter(({ key }) => askedIn(counted, key).length > 0)
  return {
    model_name: query.model_name,
    criteria: asked.map(({ key, name, category_name }) => ({ key, name, category_name })),
    agents: agents.map(([agent_id, mine]) => ({
      agent_id,
      agent_name: mine[0]!.agentName,
      total_requests: mine.length,
      criteria: asked
        .filter(({ key }) => askedIn(mine, key).length > 0)
        .map(({ key }) => {
          const counts = countOutcomes(mine, key)
          return { key, ...counts, ...rateOf(counts) }
        }),
    })),
  }
}
