import type { Model } from '@callmark/client'
import type { CallsSearch } from '../../parts/calls-search.ts'

type Kind = 'call' | 'metadata' | 'variables'

export interface GroupingField {
  readonly key: string
  /** What its author called it; fields of the call itself are named by the page. */
  readonly name?: string
  readonly kind: Kind
  readonly type?: Model['template_variables'][number]['type']
}

const own: readonly GroupingField[] = ['agent_name', 'model_name', 'status'].map((key) => ({
  key,
  kind: 'call',
}))

/** What calls of these models can be grouped by. What callers said goes before what was answered under the same key, as in the statistics. */
export function groupingFields(models: readonly Model[]): GroupingField[] {
  const metadata = models.flatMap(({ template_metadata }) =>
    template_metadata.filter(({ grouping }) => grouping).map((field) => describe(field, 'metadata')),
  )
  const variables = models.flatMap(({ template_variables }) =>
    template_variables.map((field) => describe(field, 'variables')),
  )
  const byKey = new Map<string, GroupingField>()
  for (const field of [...own, ...metadata, ...variables])
    if (!byKey.has(field.key)) byKey.set(field.key, field)
  return [...byKey.values()]
}

function describe(
  { key, readable_name, type }: Pick<Model['template_variables'][number], 'key' | 'readable_name' | 'type'>,
  kind: Kind,
): GroupingField {
  return { key, name: readable_name, kind, type }
}

/** The list of a group's calls, as the statistics count them. */
export function limitsOf(key: string, value: string): CallsSearch {
  if (key === 'model_name') return { model: value, state: 'ended' }
  return { field: key, value, state: 'ended' }
}
