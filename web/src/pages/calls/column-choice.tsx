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
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.choice.open}</Button>
      {isOpen && (
        <Dialog title={words.choice.title} onClose={() => setIsOpen(false)}>
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{words.choice.fields}</legend>
            {all.map((column) => (
              <label key={column.name} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isFixed(column) || shown.includes(column.name)}
                  disabled={isFixed(column)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...shown, column.name] : shown.filter((name) => name !== column.name),
                    )
                  }
                />
                {column.own ? words.columns[column.own] : column.label}
              </label>
            ))}
          </fieldset>
          {all.every(({ own }) => own) && <p className="quiet">{words.choice.hint}</p>}
        </Dialog>
      )}
    </>
  )
}
