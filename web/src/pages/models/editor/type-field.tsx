import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type AnswerType, answerTypes } from '../draft/draft.ts'
import { editorWords } from './words.ts'

/** What kind of value is given. */
export function TypeField(props: {
  readonly type: AnswerType
  readonly error: string | undefined
  readonly onChange: (change: { readonly type: AnswerType }) => void
}) {
  const { type: chosen, error, onChange } = props
  const words = useWords(editorWords)
  return (
    <Field label={words.type} error={error}>
      <Select value={chosen} onChange={({ target }) => onChange({ type: target.value as AnswerType })}>
        {answerTypes.map((type) => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
