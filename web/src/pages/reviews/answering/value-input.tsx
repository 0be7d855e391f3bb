import { useState } from 'react'
import { TextInput } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Criterion, Said } from './answer-draft.ts'
import styles from './answering.module.css'
import { answeringWords } from './words.ts'

/** An answer that is typed: points, another number, or a text. What is not a value yet is no answer. */
export function ValueInput(props: {
  readonly criterion: Criterion
  readonly said: Said | undefined
  readonly onSaid: (said: Said | undefined) => void
}) {
  const { criterion, said, onSaid } = props
  const words = useWords(answeringWords)
  const { decimal } = useFormats()
  const isNumber = criterion.type === 'INTEGER' || criterion.type === 'DECIMAL'
  const value = said?.value ?? ''
  const [typed, setTyped] = useState(String(value))
  // Answered in another way meanwhile, by a key or a choice.
  const shown = said && String(value) !== typed.trim() && !isSameNumber(value, typed) ? String(value) : typed
  const read = (text: string): Said['value'] | undefined => {
    if (text.trim() === '') return undefined
    if (!isNumber) return text.trim()
    const number = Number(text)
    const isOut = criterion.category !== null && (number < 0 || number > criterion.expected_score)
    const isBroken = criterion.type === 'INTEGER' && !Number.isInteger(number)
    return Number.isNaN(number) || isOut || isBroken ? undefined : number
  }
  return (
    <span className={styles.value}>
      <TextInput
        type={isNumber ? 'number' : 'text'}
        step={criterion.type === 'INTEGER' ? 1 : 'any'}
        min={isNumber && criterion.category !== null ? 0 : undefined}
        max={isNumber && criterion.category !== null ? criterion.expected_score : undefined}
        maxLength={2_000}
        autoComplete="off"
        aria-label={words.value(criterion.readable_name)}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          const found = read(target.value)
          onSaid(found === undefined ? undefined : { value: found, not_applicable: false })
        }}
      />
      {isNumber && criterion.category !== null && words.ofPoints(decimal(criterion.expected_score, 2))}
    </span>
  )
}

function isSameNumber(value: Said['value'], typed: string): boolean {
  return typeof value === 'number' && typed.trim() !== '' && Number(typed) === value
}
