import { useQuery } from '@tanstack/react-query'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { statsQuery } from '../../parts/period.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import type { CriteriaSearch } from './search.ts'
import { words as pageWords } from './words.ts'

/** Under these names the statistics group by something else. */
const taken = ['agent_id', 'agent_name', 'model_name', 'status']
const mostValues = 200
/** A longer value cannot be found again. */
const longest = 256

/** A field that calls of the model are sent with, and one of its values. */
export function MetadataPicker(props: {
  readonly search: CriteriaSearch
  readonly model: string
  readonly onChange: (change: Partial<CriteriaSearch>) => void
}) {
  const { search, model, onChange } = props
  const { meta } = search
  const words = useWords(pageWords)
  const models = useQuery(modelQueries.every(useClient()))
  const fields = models.data
    ?.find(({ name }) => name === model)
    ?.template_metadata.filter(({ key, grouping }) => grouping && !taken.includes(key))
  const names = new Map(fields?.map(({ key, readable_name }) => [key, readable_name]))
  // Who came by a link may have another field in the address.
  if (meta && !names.has(meta)) names.set(meta, meta)
  if (names.size === 0) return null
  return (
    <>
      <Field label={words.metadata}>
        <Select
          value={meta ?? ''}
          onChange={({ target }) => onChange({ meta: target.value || undefined, metaValue: undefined })}
        >
          <option value="">{words.anyMetadata}</option>
          {[...names].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {meta && <ValuePicker {...props} field={meta} />}
    </>
  )
}

function ValuePicker(props: {
  readonly search: CriteriaSearch
  readonly model: string
  readonly field: string
  readonly onChange: (change: Partial<CriteriaSearch>) => void
}) {
  const { search, model, field, onChange } = props
  const { from, to, metaValue } = search
  const words = useWords(pageWords)
  const query = { ...statsQuery({ from, to, model }), grouping_field_key: field, limit: mostValues }
  const groups = useQuery(statsQueries.groups(useClient(), query))
  const values = new Set(groups.data?.map(({ grouping_field_value }) => grouping_field_value))
  if (metaValue) values.add(metaValue)
  return (
    <Field label={words.metadataValue}>
      <Select
        value={metaValue ?? ''}
        onChange={({ target }) => onChange({ metaValue: target.value || undefined })}
      >
        <option value="">{words.anyValue}</option>
        {[...values]
          .filter((value) => value !== '' && value.length <= longest)
          .map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
      </Select>
    </Field>
  )
}
