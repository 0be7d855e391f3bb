import { nameOfKey } from '@callmark/client/model-rules'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type DraftVariable, moveItem, newVariable } from '../draft/draft.ts'
import type { Points, SharedPoints } from '../draft/points.ts'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { FoldablePart } from './foldable-part.tsx'
import { PartTools } from './part-tools.tsx'
import { VariableFields } from './variable-fields.tsx'
import { editorWords } from './words.ts'

const checked = ['key', 'readable_name', 'description', 'type', 'category', 'weight', 'options'] as const

export function VariablesCard(props: EditorPart & { readonly points: SharedPoints }) {
  const { draft, sayFault, onChange, points } = props
  const words = useWords(editorWords)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { variables, categories } = draft
  const add = () => {
    const added = newVariable(variables.at(-1)?.category ?? categories[0]?.uid ?? null)
    onChange({ variables: [...variables, added] })
    setOpened(new Set([...opened, added.uid]))
  }
  const toggle = (uid: string) => {
    const next = new Set(opened)
    if (!next.delete(uid)) next.add(uid)
    setOpened(next)
  }
  return (
    <Card title={words.variables} aside={<span className={styles.note}>{words.variablesLead}</span>}>
      <div className={styles.stack}>
        {variables.length === 0 && <p className={styles.note}>{words.noVariables}</p>}
        <ol className={styles.list} aria-label={words.variables}>
          {variables.map((variable, index) => {
            const name = variable.readable_name || nameOfKey(variable.key) || words.unnamed
            const faulty = checked.some((field) => sayFault(`${variable.uid}.${field}`))
            const carried = points.ofVariables.get(variable.uid)!
            return (
              <FoldablePart
                key={variable.uid}
                // What is wrong must not hide.
                open={faulty || opened.has(variable.uid)}
                onToggle={() => toggle(variable.uid)}
                title={
                  <>
                    <strong>{name}</strong> <code>{variable.key}</code>
                  </>
                }
                aside={
                  <>
                    <CarriedPoints carried={carried} />
                    <PartTools
                      name={name}
                      first={index === 0}
                      last={index === variables.length - 1}
                      onMove={(step) => onChange({ variables: moveItem(variables, index, step) })}
                      onRemove={() => onChange({ variables: variables.filter((one) => one !== variable) })}
                    />
                  </>
                }
              >
                <VariableFields
                  variable={variable}
                  categories={categories}
                  carried={carried}
                  sayFault={sayFault}
                  onChange={(change) =>
                    onChange({ variables: variables.map((one) => changed(one, variable.uid, change)) })
                  }
                />
              </FoldablePart>
            )
          })}
        </ol>
        {sayFault('variables') && <p className={styles.error}>{sayFault('variables')}</p>}
        <div>
          <Button onClick={add}>{words.addVariable}</Button>
        </div>
      </div>
    </Card>
  )
}

function CarriedPoints({ carried }: { readonly carried: Points }) {
  const words = useWords(editorWords)
  return 'points' in carried ? (
    <span className={styles.points}>{words.points(carried.points)}</span>
  ) : (
    <span className={`${styles.points} ${styles.unscored}`} title={words.why[carried.why]}>
      {words.notScored}
    </span>
  )
}

function changed(one: DraftVariable, uid: string, change: Partial<DraftVariable>): DraftVariable {
  return one.uid === uid ? { ...one, ...change } : one
}
