import type { Model } from '@callmark/client'
import { type GroupingField, groupingFields } from './grouping-fields.ts'

/**
 * What calls are about: the field that was chosen; otherwise a criterion with a closed list of answers, as a reason for
 * contact is; otherwise what callers give for grouping. Agents and models are told elsewhere.
 */
export function reasonField(models: readonly Model[], chosen: string | undefined): GroupingField | undefined {
  const fields = groupingFields(models).filter(({ kind }) => kind !== 'call')
  const listed = new Set(
    models.flatMap(({ template_variables }) =>
      template_variables.filter(({ options }) => options && options.length > 1).map(({ key }) => key),
    ),
  )
  return (
    fields.find(({ key }) => key === chosen) ??
    fields.find(({ kind, key }) => kind === 'variables' && listed.has(key)) ??
    fields.find(({ kind }) => kind === 'metadata')
  )
}
