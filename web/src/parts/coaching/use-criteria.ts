import type { CoachingSession } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../session/session.tsx'
import { modelQueries } from '../queries/models.ts'

type Criterion = CoachingSession['criteria'][number]

/** The criteria that coaching can be about, and what each is called. */
export function useCoachingCriteria() {
  const models = useQuery(modelQueries.every(useClient())).data ?? []
  return {
    /** By model: those of which it can be said that a call meets them. */
    choices: models
      .filter(({ enabled }) => enabled)
      .map((model) => ({
        model,
        criteria: model.template_variables.filter(
          ({ type, category, weight }) => type === 'BOOLEAN' || (category !== null && weight > 0),
        ),
      }))
      .filter(({ criteria }) => criteria.length > 0),

    nameOf({ model_id, key }: Criterion): string {
      const model = models.find(({ id }) => id === model_id)
      return model?.template_variables.find((variable) => variable.key === key)?.readable_name ?? key
    },

    /** A moment names its criterion alone. */
    nameOfKey(key: string): string {
      for (const { template_variables } of models) {
        const found = template_variables.find((variable) => variable.key === key)
        if (found) return found.readable_name
      }
      return key
    },
  }
}

export function isSameCriterion(one: Criterion, other: Criterion): boolean {
  return one.model_id === other.model_id && one.key === other.key
}
