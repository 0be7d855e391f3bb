import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import { bindField, type FormPart } from './connection-fields.tsx'
import own from './phone.module.css'
import type { MetadataLine } from './phone-draft.ts'
import { phoneFormWords } from './phone-form-words.ts'

/** Which of the values that the phone system tells go where. What is usual is there already, so it is folded away. */
export function RuleFields(props: FormPart & { readonly linesWrong: boolean }) {
  const { draft, errorAt, linesWrong } = props
  const words = useWords(phoneFormWords)
  const [isOpen, setIsOpen] = useState(false)
  const wrongLines = linesWrong ? words.linesWrong : errorAt('rules.metadata')
  const errors = {
    agentId: errorAt('rules.agent_id'),
    agentName: errorAt('rules.agent_name'),
    otherwise: errorAt('rules.otherwise'),
  }
  const isWrong = wrongLines !== undefined || Object.values(errors).some(Boolean)
  return (
    <details
      className={own.group}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{words.rules}</summary>
      <div className={own.fields}>
        <p className="quiet">{words.rulesLead[draft.kind]}</p>
        <Field label={words.agentId} hint={words.agentIdHint} error={errors.agentId}>
          <TextInput maxLength={200} {...bindField(props, 'agentId')} />
        </Field>
        <Field label={words.agentName} hint={words.agentNameHint} error={errors.agentName}>
          <TextInput maxLength={200} {...bindField(props, 'agentName')} />
        </Field>
        <Field label={words.otherwise} hint={words.otherwiseHint} error={errors.otherwise}>
          <TextInput maxLength={255} {...bindField(props, 'otherwise')} />
        </Field>
        <MetadataLines
          lines={draft.metadata}
          onChange={(metadata) => props.onChange({ metadata })}
          error={wrongLines}
        />
      </div>
    </details>
  )
}

function MetadataLines(props: {
  readonly lines: readonly MetadataLine[]
  readonly onChange: (lines: readonly MetadataLine[]) => void
  readonly error: string | undefined
}) {
  const { lines, onChange, error } = props
  const words = useWords(phoneFormWords)
  const input = (index: number, name: keyof MetadataLine, most: number) => (
    <TextInput
      aria-label={words[name]}
      placeholder={words[name]}
      maxLength={most}
      autoComplete="off"
      spellCheck={false}
      value={lines[index]![name]}
      onChange={({ target }) => onChange(lines.with(index, { ...lines[index]!, [name]: target.value }))}
    />
  )
  return (
    <fieldset className={styles.whole}>
      <legend>{words.metadata}</legend>
      {lines.map(({ key }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but what is being typed into them
        <div key={index} className={own.line}>
          {input(index, 'key', 128)}
          {input(index, 'value', 200)}
          <Button
            look="quiet"
            aria-label={words.removeLine(key)}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          >
            ✕
          </Button>
        </div>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button onClick={() => onChange([...lines, { key: '', value: '' }])}>{words.addLine}</Button>
      </div>
    </fieldset>
  )
}
