import { nameOfKey } from '@callmark/client/model-rules'
import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type DraftField, newField } from '../draft/draft.ts'
import { AddButton } from './add-button.tsx'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { PartTools } from './part-tools.tsx'
import { Toggle } from './toggle.tsx'
import { TypeField } from './type-field.tsx'
import type { SayFault } from './use-fault-words.ts'
import { editorWords } from './words.ts'

export function MetadataCard({ draft, sayFault, onChange }: EditorPart) {
  const words = useWords(editorWords)
  const { metadata } = draft
  return (
    <Card title={words.metadata} aside={<span className={styles.note}>{words.metadataLead}</span>}>
      <div className={styles.stack}>
        {metadata.length === 0 && <p className={styles.note}>{words.noMetadata}</p>}
        <ul className={styles.list} aria-label={words.metadata}>
          {metadata.map((field) => (
            <li key={field.uid} className={styles.item}>
              <div className={styles.head}>
                <strong className={styles.title}>
                  <span className={styles.words}>{nameOf(field) || words.unnamed}</span>
                </strong>
                <PartTools
                  name={nameOf(field) || words.unnamed}
                  onRemove={() => onChange({ metadata: metadata.filter((one) => one !== field) })}
                />
              </div>
              <div className={styles.body}>
                <MetadataFields
                  field={field}
                  sayFault={sayFault}
                  onChange={(change) =>
                    onChange({
                      metadata: metadata.map((one) => (one.uid === field.uid ? { ...one, ...change } : one)),
                    })
                  }
                />
              </div>
            </li>
          ))}
        </ul>
        {sayFault('metadata') && <p className={styles.error}>{sayFault('metadata')}</p>}
        <div>
          <AddButton onClick={() => onChange({ metadata: [...metadata, newField()] })}>
            {words.addField}
          </AddButton>
        </div>
      </div>
    </Card>
  )
}

function MetadataFields(props: {
  readonly field: DraftField
  readonly sayFault: SayFault
  readonly onChange: (change: Partial<DraftField>) => void
}) {
  const { field, sayFault, onChange } = props
  const words = useWords(editorWords)
  return (
    <>
      <div className={styles.columns}>
        <Field label={words.key} hint={words.fieldKeyHint} error={sayFault(`${field.uid}.key`)}>
          <TextInput
            value={field.key}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ key: target.value })}
          />
        </Field>
        <Field
          label={words.readableName}
          hint={field.key && !field.readable_name ? words.readableHint(nameOfKey(field.key)) : undefined}
          error={sayFault(`${field.uid}.readable_name`)}
        >
          <TextInput
            value={field.readable_name}
            onChange={({ target }) => onChange({ readable_name: target.value })}
          />
        </Field>
        <TypeField type={field.type} error={sayFault(`${field.uid}.type`)} onChange={onChange} />
      </div>
      <div className={styles.columns}>
        <Toggle
          label={words.requiredField}
          checked={field.required}
          onChange={(required) => onChange({ required })}
        />
        <Toggle
          label={words.grouping}
          checked={field.grouping}
          onChange={(grouping) => onChange({ grouping })}
        />
      </div>
    </>
  )
}

function nameOf({ readable_name, key }: DraftField): string {
  return readable_name || nameOfKey(key)
}
