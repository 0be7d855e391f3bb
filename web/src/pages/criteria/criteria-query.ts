import { chooseTrend } from '../../parts/charts/course.ts'
import { statsQuery } from '../../parts/period.ts'
import type { CriteriaSearch } from './search.ts'

/** The matrix names no more agents than this. */
export const mostAgents = 100

/** What the service is asked for every criterion of a model. */
export function criteriaQuery(search: CriteriaSearch, model: string) {
  return {
    ...teamQuery(search, model),
    ...ifGiven({ agent_id: search.agent }),
    interval: chooseTrend(search),
  }
}

/** The same agent by agent; there, nobody is chosen. */
export function byAgentQuery(search: CriteriaSearch, model: string) {
  return { ...teamQuery(search, model), limit: mostAgents }
}

function teamQuery({ from, to, team, meta, metaValue }: CriteriaSearch, model: string) {
  const sentWith = meta && metaValue ? { metadata_key: meta, metadata_value: metaValue } : {}
  return { ...statsQuery({ from, to }), model_name: model, ...ifGiven({ team_id: team }), ...sentWith }
}

function ifGiven<Values extends object>(
  values: Values,
): { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}
