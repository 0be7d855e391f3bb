import type { DuckDBConnection } from '@duckdb/node-api'
import { averageOf, clockTime, divideRounded, figuresOf, shareOf } from '../src/stats/figures.ts'
import { spreadOf } from '../src/stats/spread-of-scores.ts'
import { criteriaQuestions } from './criteria-questions.ts'
import { type Question, type Range, type Row, type RunDuck, within } from './stats-question.ts'

const sums = `count(*) as calls, count(score) as scored, coalesce(sum(score), 0) as score_sum, min(score) as score_min,
  max(score) as score_max, count(duration) as timed, coalesce(sum(duration), 0) as duration_sum,
  min(duration) as duration_min, max(duration) as duration_max`
const agentOf = (chance: number) => `agent-${Math.floor(chance * 50)}`

const grouping = (field: string, column = field, show = 'value'): Question => ({
  name: `grouping-fields ${field}`,
  path: () => `grouping-fields?grouping_field_key=${field}`,
  async ask(run, range) {
    const rows = await run(`select * replace (${show} as value)
      from (select ${column} as value, ${sums} from call where ${within(range)} and ${column} is not null group by value)
      order by calls desc, value limit 1000`)
    return rows.map(({ value, ...row }) => ({ grouping_field_value: value, ...figuresOf(row) }))
  },
})

const extracted = (key: string, type: string): Question => ({
  name: `extracted-key ${key}`,
  path: () => `extracted-key/${key}`,
  async ask(run, range) {
    const asked = `from call where ${within(range)} and status = 'PROCESS_COMPLETED'`
    const counts = await run(`select value::varchar as value, calls, scored, score_sum
      from (select ${key} as value, count(*) as calls, count(score) as scored, coalesce(sum(score), 0) as score_sum
        ${asked} group by value)`)
    const total = counts.reduce((sum, { calls }) => sum + calls, 0)
    const missing = counts.find(({ value }) => value === null)?.calls ?? 0
    const isNumeric = type === 'INTEGER' || type === 'DECIMAL'
    const read = (value: string) =>
      type === 'BOOLEAN' ? value === 'true' : isNumeric ? Number(value) : value
    const textOf = (value: string) => String(read(value))
    const values = counts
      .filter(({ value }) => value !== null)
      .sort((a, b) => b.calls - a.calls || (textOf(a.value) < textOf(b.value) ? -1 : 1))
      .slice(0, 1000)
      .map(({ value, calls, scored, score_sum }) => ({
        value: read(value),
        count: calls,
        percentage: shareOf(calls, total - missing),
        avg_score: averageOf(score_sum, scored),
        unscored: calls - scored,
      }))
    if (!isNumeric) return { key, type, total, missing, values }
    const [{ quantiles, ...numbers }] = await run(`select avg(${key}) as avg, min(${key})::double as min,
      max(${key})::double as max, quantile_cont(${key}::double, [0.5, 0.9]) as quantiles ${asked}`)
    const [p50, p90] = quantiles
    return { key, type, total, missing, values, numeric: { ...numbers, p50, p90 } }
  },
})

const trend = (timeZone: string): Question => ({
  name: `trend day ${timeZone}`,
  path: () => `trend?interval=day&time_zone=${encodeURIComponent(timeZone)}`,
  async ask(run, range) {
    const local =
      timeZone === 'UTC' ? 'created_at' : `created_at at time zone 'UTC' at time zone '${timeZone}'`
    const rows = await run(`select * replace (start::varchar as start)
      from (select (${local})::date as start, ${sums} from call where ${within(range)} group by start) order by start`)
    return rows.map(({ start, ...row }) => ({
      start,
      total_requests: row.calls,
      scored_requests: row.scored,
      unscored: row.calls - row.scored,
      avg_score: averageOf(row.score_sum, row.scored),
      avg_duration: clockTime(row.duration_sum, row.timed),
    }))
  },
})

const maxima = { Opening: 30, Handling: 50, Closing: 20 }

const categories = async (run: RunDuck, range: Range, agent?: string) => {
  const names = Object.keys(maxima).map((name) => name.toLowerCase())
  const points = names.map(
    (name) => `count(${name}) as ${name}_calls, sum(${name}) as ${name}_sum, min(${name}) as ${name}_min,
      max(${name}) as ${name}_max, sum(${name}_expected) as ${name}_expected`,
  )
  const rows = await run(`select model, ${points} from call
    where ${within(range)} ${agent ? `and agent_id = '${agent}'` : ''} and score is not null group by model order by model`)
  return Object.entries(maxima).flatMap(([category, expected], index) => {
    const slug = category.toLowerCase()
    const of = (row: Row, what: string) => row[`${slug}_${what}`]
    return rows
      .filter((row) => of(row, 'calls') > 0)
      .map((row) => ({
        order_number: index + 1,
        category_name: category,
        category_slug: slug,
        model_name: row.model,
        total_requests: of(row, 'calls'),
        avg_category_score: divideRounded(100 * of(row, 'sum'), of(row, 'calls')) / 100,
        min_score: of(row, 'min'),
        max_score: of(row, 'max'),
        expected_score: expected,
        score_percentage: shareOf(of(row, 'sum'), of(row, 'expected')),
      }))
  })
}

const ofRecord: readonly Question[] = [
  grouping('agent_id'),
  grouping('model_name', 'model'),
  grouping('store'),
  grouping('reason'),
  {
    name: 'xscore-by-agent',
    path: (chance) => `xscore-by-agent?agent_id=${agentOf(chance)}`,
    ask: (run, range, chance) => categories(run, range, agentOf(chance)),
  },
  extracted('greets', 'BOOLEAN'),
  extracted('satisfaction', 'INTEGER'),
  extracted('callback_on', 'DATE'),
  {
    name: 'basic',
    path: () => 'basic',
    async ask(run, range) {
      const statuses = await run(`select status, ${sums} from call where ${within(range)}
        group by grouping sets ((status), ()) order by calls desc, status`)
      const total = statuses.find(({ status }) => status === null)
      const agents =
        await run(`select agent_id, arg_max(agent_name, created_at) as agent_name, count(*) as calls,
        count(score) as scored, coalesce(sum(score), 0) as score_sum, coalesce(sum(score * score), 0) as score_squares
        from call where ${within(range)} group by agent_id order by calls desc, agent_id limit 100`)
      const bands = await run(`select least(score // 1000, 9) as band, count(*) as calls from call
        where ${within(range)} and score is not null group by band`)
      return {
        ...figuresOf(total),
        total_duration: clockTime(total.duration_sum, 1),
        statuses: statuses
          .filter(({ status }) => status !== null)
          .map(({ status, calls }) => ({ status, count: calls })),
        distribution: Array.from({ length: 10 }, (_, band) => ({
          from: 10 * band,
          to: 10 * band + 10,
          count: bands.find((each) => each.band === band)?.calls ?? 0,
        })),
        categories: await categories(run, range),
        agents: agents.map(({ agent_id, agent_name, ...sums }) => ({
          agent_id,
          agent_name,
          total_requests: sums.calls,
          ...spreadOf(sums),
        })),
      }
    },
  },
  trend('UTC'),
  trend('America/New_York'),
  {
    name: 'dynamic-table-data',
    path: () => 'dynamic-table-data?model_name=Sales',
    ask: (run, range) =>
      run(`select * exclude (model) from call where model = 'Sales' and ${within(range)}
        order by created_at desc, call_id desc limit 50`),
  },
  ...criteriaQuestions,
  // Fifty thousand values, of which a thousand are shown.
  extracted('amount', 'DECIMAL'),
  grouping('amount', 'amount', "rtrim(rtrim(value::varchar, '0'), '.')"),
]

/** The same question of what the machine gave, whatever people have said since. */
const ofMachine = ({ name, path, ask }: Question): Question => ({
  name: `${name}, machine`,
  path(chance) {
    const asked = path(chance)
    return `${asked}${asked.includes('?') ? '&' : '?'}score_of=machine`
  },
  ask: (run, range, chance) =>
    ask((query) => run(query.replaceAll(/\bfrom call\b/g, 'from machine_call')), range, chance),
})

/** One of each kind. */
const askedOfMachine = [
  ...['grouping-fields agent_id', 'xscore-by-agent', 'extracted-key satisfaction', 'basic', 'trend day UTC'],
  ...['dynamic-table-data', 'grouping-fields amount', 'criteria day UTC', 'criteria-by-agent'],
]
export const questions: readonly Question[] = [
  ...ofRecord,
  ...ofRecord.filter(({ name }) => askedOfMachine.includes(name)).map(ofMachine),
]

/** Runs on DuckDB and adds its time to `spent`. */
export function timeDuck(duck: DuckDBConnection, spent: { ms: number }): RunDuck {
  return async (query) => {
    const startMs = performance.now()
    const rows = (await duck.runAndReadAll(query)).getRowObjectsJS()
    spent.ms += performance.now() - startMs
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
      ),
    )
  }
}

/** Both answers in one form: the service's without what DuckDB was not asked for. */
export function comparable(
  question: Question,
  answer: Row,
  asked: unknown,
): { ours: unknown; theirs: unknown } {
  const theirs = simplify(question, asked)
  return { ours: keepAsked(simplify(question, answer), theirs), theirs }
}

function simplify(question: Question, answer: Row): unknown {
  if (question.name.startsWith('dynamic-table-data'))
    return (answer.rows ?? answer).map((row: Row) => [
      String(row.call_id),
      row['category.opening'] ?? row.opening ?? null,
    ])
  if (question.name.startsWith('criteria day')) return roundAll(answer.criteria.map(withoutEmptyPoints))
  const items = answer.points?.filter((point: Row) => point.total_requests > 0) ?? answer
  return roundAll(items)
}

function withoutEmptyPoints({ points, ...criterion }: Row): Row {
  const isAny = (point: Row) => point.passed + point.failed + point.open + point.not_applicable > 0
  return { ...criterion, points: points.filter(isAny) }
}

function roundAll(items: unknown): unknown {
  return JSON.parse(JSON.stringify(items), (_name, value) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  )
}

/** Of every object, the members that its counterpart has: answers may say more than the benchmark asks. */
function keepAsked(answer: Row, asked: Row): unknown {
  if (Array.isArray(answer) && Array.isArray(asked))
    return answer.map((item, index) => keepAsked(item, asked[index] ?? asked[0]))
  if (!isMembers(answer) || !isMembers(asked)) return answer
  const members = Object.entries(answer).filter(([name]) => Object.hasOwn(asked, name))
  return Object.fromEntries(members.map(([name, value]) => [name, keepAsked(value, asked[name])]))
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
