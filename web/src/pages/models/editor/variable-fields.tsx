import { nameOfKey } from '@callmark/client/model-rules'
import { Field } from '../../../parts/field.tsx'
import { Select, TextArea, TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { DraftCategory, DraftVariable } from '../draft/draft.ts'
import { isJustAdded } from '../draft/name-criterion.ts'
import type { Points } from '../draft/points.ts'
import styles from './editor.module.css'
import { Toggle } from './toggle.tsx'
import { TypeField } from './type-field.tsx'
import { useAdviceWords } from './use-advice-words.ts'
import type { SayFault } from './use-fault-words.ts'
import { editorWords } from './words.ts'

interface ChangingVariable {
  readonly variable: DraftVariable
  readonly categories: readonly DraftCategory[]
  readonly sayFault: SayFault
  readonly onChange: (change: Partial<DraftVariable>) => void
}

export function VariableFields(
  props: ChangingVariable & { readonly carried: Points; readonly onName: (name: string) => void },
) {
  const { variable, categories, carried, sayFault, onName, onChange } = props
  const words = useWords(editorWords)
  const fault = (field: keyof DraftVariable) => sayFault(`${variable.uid}.${field}`)
  const sayAdvice = useAdviceWords()
  return (
    <>
      <Field
        label={words.criterionName}
        hint={
          variable.key && !variable.readable_name ? words.readableHint(nameOfKey(variable.key)) : undefined
        }
        error={fault('readable_name') ?? (variable.key === '' ? fault('key') : undefined)}
      >
        <TextInput
          autoComplete="off"
          value={variable.readable_name}
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <Field
        label={words.question}
        hint={words.questionHint}
        error={fault('description')}
        advice={sayAdvice(variable)}
      >
        <TextArea
          className={styles.short}
          rows={2}
          value={variable.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <AnswerFields variable={variable} categories={categories} sayFault={sayFault} onChange={onChange} />
      {'why' in carried && (
        <p className={styles.note}>
          {words.notScored}: {words.why[carried.why]}
        </p>
      )}
      {variable.type === 'STRING' && (
        <Field label={words.options} hint={words.optionsHint} error={fault('options')}>
          <TextArea
            rows={4}
            value={variable.options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </Field>
      )}
      <div className={styles.columns}>
        <Field
          label={words.key}
          hint={isJustAdded(variable) ? words.keyHintNew : words.keyHint}
          error={fault('key')}
        >
          <TextInput
            value={variable.key}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ key: target.value })}
          />
        </Field>
        <Toggle
          label={words.required}
          checked={variable.required}
          onChange={(required) => onChange({ required })}
        />
        <Toggle
          label={words.critical}
          checked={variable.critical}
          onChange={(critical) => onChange({ critical })}
        />
      </div>
    </>
  )
}

/** How it is answered, and what that counts. */
function AnswerFields({ variable, categories, sayFault, onChange }: ChangingVariable) {
  const words = useWords(editorWords)
  const fault = (field: keyof DraftVariable) => sayFault(`${variable.uid}.${field}`)
  return (
    <div className={styles.columns}>
      <TypeField type={variable.type} error={fault('type')} onChange={onChange} />
      <Field label={words.inCategory} error={fault('category')}>
        <Select
          value={variable.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value || null })}
        >
          <option value="">{categories.length > 0 ? words.noCategory : words.generalCategory}</option>
          {categories.map(({ uid, name }, index) => (
            <option key={uid} value={uid}>
              {name || words.category(index + 1)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.weight} hint={words.weightHint} error={fault('weight')}>
        <TextInput
          inputMode="decimal"
          value={variable.weight}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
      </Field>
      {variable.type === 'BOOLEAN' && (
        <Field label={words.passesWhen}>
          <Select
            value={String(variable.passes_when)}
            onChange={({ target }) => onChange({ passes_when: target.value === 'true' })}
          >
            <option value="true">{words.yes}</option>
            <option value="false">{words.no}</option>
          </Select>
        </Field>
      )}
    </div>
  )
}
