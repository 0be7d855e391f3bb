import type { ScoreChanges } from '../client.ts'

type Changed = Pick<ScoreChanges['score'], 'change' | 'change_low' | 'change_high' | 'beyond_chance'>

/** What has changed by more than chance, for a terminal; JSON and CSV have everything. */
export function tellChanges({ before, score, agents, groups, criteria }: ScoreChanges): string[] {
  const average = score.avg_score === null ? 'none' : `${score.avg_score} %`
  if (!before) return [`Score: ${average}. There is no period before: give --from and --to.`]
  return [
    `Since ${before.start_date} to ${before.end_date}. Score: ${average}, ${tellChange(score)}`,
    ...part(
      'Criteria',
      criteria,
      ({ name, model_name, failed }) => `${name} (${model_name}), failed: ${failed}`,
    ),
    ...part(
      'Agents',
      agents,
      ({ agent_name, agent_id, ...one }) => `${agent_name} (${agent_id})${tellCalls(one)}`,
    ),
    ...part(
      'Groups',
      groups,
      ({ grouping_field_value, ...one }) => `${grouping_field_value}${tellCalls(one)}`,
    ),
  ]
}

function part<One extends Changed>(title: string, all: readonly One[], tell: (one: One) => string): string[] {
  const moved = all.filter(({ beyond_chance }) => beyond_chance)
  if (moved.length === 0) return all.length === 0 ? [] : [`${title}: no change beyond chance`]
  return [`${title}:`, ...moved.map((one) => `  ${tellChange(one).padEnd(28)}  ${tell(one)}`)]
}

function tellCalls(one: { readonly scored_requests: number; readonly contribution: number | null }): string {
  return `, calls: ${one.scored_requests}, of the change: ${one.contribution}`
}

/** `-4.2 (-6.1 to -2.3)` */
function tellChange({ change, change_low, change_high, beyond_chance }: Changed): string {
  if (change === null) return 'nothing to compare with'
  const range = change_low === null ? '' : ` (${change_low} to ${change_high})`
  return `${change > 0 ? '+' : ''}${change}${range}${beyond_chance ? '' : ', no change beyond chance'}`
}
