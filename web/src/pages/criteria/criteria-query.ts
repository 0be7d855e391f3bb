import { type Interval, readDay } from '../../parts/charts/course.ts'
import { type Period, settlePeriod, statsQuery } from '../../parts/period.ts'
import type { CriteriaSearch } from './search.ts'

/** The matrix names no more agents than this. */
export const mostAgents = 100

const dayMs = 86_400_000

/** What the service is asked for every criterion of a model. */
export function criteriaQuery(search: CriteriaSearch, model: string) {
  return { ...teamQuery(search, model), ...ifGiven({ agent_id: search.agent }), interval: trendOf(search) }
}

/** The same agent by agent; there, nobody is chosen. */
export function byAgentQuery(search: CriteriaSearch, model: string) {
  return { ...teamQuery(search, model), limit: mostAgents }
}

function teamQuery({ from, to, team, meta, metaValue }: CriteriaSearch, model: string) {
  const sentWith = meta && metaValue ? { metadata_key: meta, metadata_value: metaValue } : {}
  return { ...statsQuery({ from, to }), model_name: model, ...ifGiven({ team_id: team }), ...sentWith }
}

/** Coarser than a chart tells it: a day has few calls, and a line this small says only where it goes. */
function trendOf(period: Period): Interval {
  const { from, to } = settlePeriod(period)
  if (!from) return 'month'
  const days = ((to ? readDay(to) : new Date()).getTime() - readDay(from).getTime()) / dayMs
  return days <= 14 ? 'day' : days <= 190 ? 'week' : 'month'
}

function ifGiven<Values extends object>(
  values: Values,
): { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}
