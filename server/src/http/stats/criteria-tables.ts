import type { CriteriaByAgent } from '../../stats/criteria-by-agent.ts'
import type { CriterionFigures } from '../../stats/scores-by-criterion.ts'
import { writeObjects } from './stats-tables.ts'

/** The statistics of criteria as flat tables, for spreadsheets. */
export const csvOfCriteria = {
  criteria: ({ criteria }: { readonly criteria: readonly CriterionFigures[] }) =>
    writeObjects(
      criterionColumns,
      criteria.map(({ before, others, ...criterion }) => ({
        ...criterion,
        ...spell('before', before),
        ...spell('others', others),
      })),
    ),
  byAgent: ({ criteria, agents }: CriteriaByAgent) => {
    const named = new Map(criteria.map((criterion) => [criterion.key, criterion]))
    return writeObjects(
      agentColumns,
      agents.flatMap(({ criteria: mine, ...agent }) =>
        mine.map((outcomes) => ({ ...agent, ...named.get(outcomes.key), ...outcomes })),
      ),
    )
  },
}

function spell(name: string, counts: CriterionFigures['before']): object {
  return counts ? Object.fromEntries(countColumns.map((column) => [`${name}_${column}`, counts[column]])) : {}
}

const outcomeColumns = ['passed', 'failed', 'open', 'not_applicable'] as const
const rateColumns = ['pass_rate', 'pass_rate_low', 'pass_rate_high']
const countColumns = ['total_requests', ...outcomeColumns, 'pass_rate'] as const
const criterionColumns = [
  ...['key', 'name', 'category_name', 'category_slug', 'critical', 'total_requests'],
  ...outcomeColumns,
  ...rateColumns,
  ...['points_lost', 'points_possible', 'not_said', 'not_said_points_lost'],
  ...countColumns.map((column) => `before_${column}`),
  ...['change', 'change_low', 'change_high'],
  ...countColumns.map((column) => `others_${column}`),
  ...['difference', 'difference_low', 'difference_high'],
]
const agentColumns = [
  ...['agent_id', 'agent_name', 'total_requests', 'key', 'name', 'category_name'],
  ...outcomeColumns,
  ...rateColumns,
]
