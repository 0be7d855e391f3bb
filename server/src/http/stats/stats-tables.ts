import type { AgentProfile } from '../../stats/agent-profile.ts'
import type { VariableAnswers } from '../../stats/answers-of-variable.ts'
import type { BasicTotals } from '../../stats/basic-totals.ts'
import type { CategoryFigures } from '../../stats/scores-by-category.ts'
import type { Group } from '../../stats/scores-by-group.ts'
import type { TablePage } from '../../stats/table-of-calls.ts'
import type { TrendPoint } from '../../stats/trend-of-calls.ts'
import { type CsvCell, writeCsv } from '../csv.ts'

/** The statistics as flat tables, for spreadsheets. */
export const csvOf = {
  groups: (groups: readonly Group[]) => writeObjects(groupColumns, groups),
  categories: (categories: readonly CategoryFigures[]) => writeObjects(categoryColumns, categories),
  extractedKey: ({ values }: VariableAnswers) =>
    writeObjects(['value', 'count', 'percentage', 'avg_score', 'unscored'], values),
  trend: ({ points }: { points: readonly TrendPoint[] }) => writeObjects(trendColumns, points),
  agentProfile: ({ points }: Pick<AgentProfile, 'points'>) => writeObjects(profileColumns, points),
  table: ({ columns, rows }: Pick<TablePage, 'columns' | 'rows'>) =>
    writeCsv(
      columns.map(({ label }) => label),
      rows.map((row) => columns.map(({ key }) => row[key])),
    ),
  basic: (basic: BasicTotals) =>
    writeObjects(basicColumns, [
      { section: 'total', ...basic },
      ...basic.statuses.map(({ status, count }) => ({
        section: 'status',
        key: status,
        total_requests: count,
      })),
      ...basic.distribution.map(({ from, to, count }) => ({
        section: 'distribution',
        key: `${from}–${to}`,
        total_requests: count,
      })),
      ...basic.categories.map(({ category_id, category_name, avg_category_score, ...category }) => ({
        section: 'category',
        key: category_id,
        name: category_name,
        avg_score: avg_category_score,
        ...category,
      })),
      ...basic.agents.map(({ agent_id, agent_name, ...agent }) => ({
        section: 'agent',
        key: agent_id,
        name: agent_name,
        ...agent,
      })),
    ]),
}

const figureColumns = ['total_requests', 'scored_requests', 'unscored', 'avg_score', 'min_score', 'max_score']
const durationColumns = ['avg_duration', 'min_duration', 'max_duration']
const groupColumns = ['grouping_field_value', ...figureColumns, ...durationColumns]
const categoryColumns = [
  'order_number',
  'category_name',
  'avg_category_score',
  'min_score',
  'max_score',
  'expected_score',
  'score_percentage',
  'total_requests',
  'category_id',
  'category_slug',
  'model_name',
]
const trendColumns = ['start', 'total_requests', 'scored_requests', 'unscored', 'avg_score', 'avg_duration']
const profileColumns = [
  'start',
  'total_requests',
  'scored_requests',
  'unscored',
  'avg_score',
  'team_avg_score',
]
const basicColumns = [
  'section',
  'key',
  'name',
  'model_name',
  ...figureColumns,
  'expected_score',
  'score_percentage',
  ...durationColumns,
  'total_duration',
  'score_deviation',
  'avg_score_low',
  'avg_score_high',
]

export function writeObjects(columns: readonly string[], objects: readonly object[]): string {
  const cellsOf = (object: object) => columns.map((column) => (object as Record<string, CsvCell>)[column])
  return writeCsv(columns, objects.map(cellsOf))
}
