import { Select, TextInput } from '../../parts/inputs.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MetadataField } from './submission-values.ts'
import { words as pageWords } from './words.ts'

const inputTypes: Partial<Record<MetadataField['type'], string>> = {
  INTEGER: 'number',
  DECIMAL: 'number',
  DATE: 'date',
  TIME: 'time',
  DATETIME: 'datetime-local',
}

/** The browser's own control for each type of metadata that has one. What `Field` adds is handed on. */
export function MetadataInput(props: {
  readonly type: MetadataField['type']
  readonly value: string
  readonly placeholder: string
  readonly onValue: (text: string) => void
  readonly id?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
}) {
  const { type, onValue, placeholder, ...rest } = props
  const words = useWords(pageWords)
  if (type === 'BOOLEAN')
    return (
      <Select {...rest} onChange={({ target }) => onValue(target.value)}>
        <option value="">{words.notSaid}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </Select>
    )
  return (
    <TextInput
      {...rest}
      type={inputTypes[type] ?? 'text'}
      step={type === 'DECIMAL' ? 'any' : undefined}
      placeholder={placeholder}
      autoComplete="off"
      onChange={({ target }) => onValue(target.value)}
    />
  )
}
