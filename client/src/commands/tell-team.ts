import type { TeamProfile } from '../client.ts'

type Figures = Pick<
  TeamProfile,
  'avg_score' | 'avg_score_low' | 'avg_score_high' | 'change' | 'change_low' | 'change_high' | 'beyond_chance'
>

/** A team beside all other agents, for a terminal; JSON has everything, CSV the points over time. */
export function tellTeam(team: TeamProfile): string[] {
  const { team_name, members, total_requests, period_before: before, others, agents, categories } = team
  const size = members === 1 ? '1 agent' : `${members} agents`
  if (total_requests === 0) return [`${team_name}: ${size}, no finished calls.`]
  return [
    `${team_name}: ${size}, calls: ${total_requests}`,
    `Score: ${tellScore(team)}${before ? `, ${tellChange(team)} since ${before.start_date} to ${before.end_date}` : ''}`,
    ...(others.agents > 0 ? [`All other agents: ${tellScore(others)}, calls: ${others.total_requests}`] : []),
    'Agents:',
    ...agents.map(
      (one) =>
        `  ${tellScore(one).padEnd(28)}  ${before ? `${tellChange(one).padEnd(28)}  ` : ''}${one.agent_name} (${one.agent_id}), calls: ${one.total_requests}`,
    ),
    ...(categories.length > 0 ? ['Categories:'] : []),
    ...categories.map(
      ({ score_percentage, others_score_percentage: beside, ...one }) =>
        `  ${`${tellPercent(score_percentage)}${beside === null ? '' : `, others: ${beside} %`}`.padEnd(28)}  ${one.category_name} (${one.model_name}), calls: ${one.total_requests}`,
    ),
  ]
}

function tellPercent(value: number | null): string {
  return value === null ? 'not scored' : `${value} %`
}

/** `62.5 % (58.1 to 66.9)` */
function tellScore(of: Pick<Figures, 'avg_score' | 'avg_score_low' | 'avg_score_high'>): string {
  const range = of.avg_score_low === null ? '' : ` (${of.avg_score_low} to ${of.avg_score_high})`
  return `${tellPercent(of.avg_score)}${range}`
}

/** `-4.2 (-6.1 to -2.3)`; what may be chance says so. */
function tellChange({ change, change_low, change_high, beyond_chance }: Figures): string {
  if (change === null) return 'nothing to compare with'
  if (!beyond_chance) return 'no change beyond chance'
  return `${change > 0 ? '+' : ''}${change} (${change_low} to ${change_high})`
}
