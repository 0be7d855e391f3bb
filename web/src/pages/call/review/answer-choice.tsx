import type { MouseEvent } from 'react'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Criterion } from './criteria.ts'
import { isSame, type Said } from './draft.ts'
import styles from './review.module.css'
import { reviewWords } from './words.ts'

export const cannotTell: Said = { value: null, not_applicable: false }
export const notApplicable: Said = { value: null, not_applicable: true }

export function valueId(key: string): string {
  return `value-${key}`
}

/** Every answer that a criterion takes. */
export function AnswerChoice(props: {
  readonly criterion: Criterion
  readonly said: Said | undefined
  readonly onSay: (said: Said | undefined) => void
}) {
  const { criterion, said, onSay } = props
  const words = useWords(reviewWords)
  const plain =
    criterion.kind === 'yes-no'
      ? ([
          [words.yes, { value: true, not_applicable: false }],
          [words.no, { value: false, not_applicable: false }],
        ] as const)
      : []
  const choices = [...plain, [words.notApplicable, notApplicable], [words.cannotTell, cannotTell]] as const
  return (
    <>
      {criterion.kind !== 'yes-no' && <ValueInput criterion={criterion} said={said} onSay={onSay} />}
      {choices.map(([name, choice]) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={said !== undefined && isSame(said, choice)}
          onMouseDown={keepFocus}
          onClick={() => onSay(choice)}
        >
          {name}
        </button>
      ))}
    </>
  )
}

/** The focus stays where it is, so that keys go on meaning what they meant. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

function ValueInput({ criterion, said, onSay }: Parameters<typeof AnswerChoice>[0]) {
  const words = useWords(reviewWords)
  const { decimal } = useFormats()
  const { key, kind, name, options, most, whole } = criterion
  const label = words.answerTo(name)
  const value = said?.value ?? ''
  const say = (given: string | number) =>
    onSay(given === '' ? undefined : { value: given, not_applicable: false })
  if (kind === 'option')
    return (
      <Select
        id={valueId(key)}
        className={styles.value}
        aria-label={label}
        value={String(value)}
        onChange={({ target }) => say(target.value)}
      >
        <option value="">{words.choose}</option>
        {options.map((option, index) => (
          <option key={option} value={option}>
            {index < 9 ? `${index + 1}. ${option}` : option}
          </option>
        ))}
      </Select>
    )
  if (kind === 'text')
    return (
      <TextInput
        id={valueId(key)}
        className={styles.value}
        aria-label={label}
        maxLength={2000}
        value={String(value)}
        onChange={({ target }) => say(target.value)}
      />
    )
  return (
    <span className={styles.number}>
      <TextInput
        id={valueId(key)}
        type="number"
        aria-label={label}
        min={most === undefined ? undefined : 0}
        max={most}
        step={whole ? 1 : 'any'}
        value={String(value)}
        onChange={({ target }) => say(target.value === '' ? '' : within(target.valueAsNumber, most, whole))}
      />
      {most !== undefined && <span className="quiet">{words.points(decimal(most))}</span>}
    </span>
  )
}

/** What the service would refuse cannot be typed. */
function within(value: number, most: number | undefined, whole: boolean): number {
  const number = whole ? Math.trunc(value) : value
  return most === undefined ? number : Math.min(most, Math.max(0, number))
}
