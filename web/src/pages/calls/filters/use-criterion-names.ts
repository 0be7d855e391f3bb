import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { useCategoryNames } from './use-category-names.ts'

/** What the calls of the chosen model are scored by: by key, what their author called it. Empty without a model. */
export function useCriterionNames(search: CallsSearch): ReadonlyMap<string, string> {
  const { model } = search
  const models = useQuery({ ...modelQueries.every(useClient()), enabled: model !== undefined })
  const categories = useCategoryNames(search)
  const found = model === undefined ? undefined : models.data?.find(({ name }) => name === model)
  // The same as long as nothing has changed: the columns of the list are made of it.
  return useMemo(() => {
    const criteria = found?.template_variables.filter(isScored) ?? []
    const withCriteria = new Set(criteria.map(({ category }) => category))
    return new Map([
      ...criteria.map(({ key, readable_name }) => [key, readable_name] as const),
      // A category without criteria of its own is scored as one.
      ...[...categories].filter(([slug]) => found && !withCriteria.has(slug)),
    ])
  }, [found, categories])
}

function isScored({ category, critical }: Model['template_variables'][number]): boolean {
  return Boolean(category) || critical === true
}
