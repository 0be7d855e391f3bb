import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './column-choice.module.css'
import { type Column, isFixed } from './columns.ts'
import { words as pageWords } from './words.ts'

/** Which columns the table shows. */
export function ColumnChoice(props: {
  readonly all: readonly Column[]
  readonly shown: readonly string[]
  readonly onChange: (names: readonly string[]) => void
}) {
  const { all, shown, onChange } = props
  const words = useWords(pageWords)
  const [isOpen, setIsOpen] = useState(false)
  const groups = [
    { legend: words.choice.fields, columns: all.filter(({ own }) => own) },
    { legend: words.choice.metadata, columns: all.filter(({ metadataKey }) => metadataKey !== undefined) },
    { legend: words.choice.categories, columns: all.filter(({ category }) => category !== undefined) },
    { legend: words.choice.criteria, columns: all.filter(({ criterion }) => criterion !== undefined) },
  ].filter(({ columns }) => columns.length > 0)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.choice.open}</Button>
      {isOpen && (
        <Dialog title={words.choice.title} onClose={() => setIsOpen(false)}>
          {groups.map(({ legend, columns }) => (
            <fieldset key={legend} className={styles.choices}>
              <legend className={legend === words.choice.fields ? 'visually-hidden' : styles.legend}>
                {legend}
              </legend>
              {columns.map((column) => (
                <label key={column.name} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={isFixed(column) || shown.includes(column.name)}
                    disabled={isFixed(column)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...shown, column.name]
                          : shown.filter((name) => name !== column.name),
                      )
                    }
                  />
                  {column.own ? words.columns[column.own] : column.label}
                </label>
              ))}
            </fieldset>
          ))}
          {all.every(({ own }) => own) && <p className="quiet">{words.choice.hint}</p>}
        </Dialog>
      )}
    </>
  )
}
