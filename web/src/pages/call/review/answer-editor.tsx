import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TextInput } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { AnswerChoice, keepFocus } from './answer-choice.tsx'
import type { Criterion } from './criteria.ts'
import { isSame, nothingSaid } from './draft.ts'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { reviewWords } from './words.ts'

export function reasonId(key: string): string {
  return `reason-${key}`
}

/** A person's own answer to one criterion: confirm it or give another, and say why. */
export function AnswerEditor({ criterion }: { readonly criterion: Criterion }) {
  const words = useWords(reviewWords)
  const { reviewing } = useSaid()
  const { key, name } = criterion
  const standing = reviewing.standing.get(key)
  const isCurrent = reviewing.current === key
  const given = reviewing.draft.get(key) ?? nothingSaid
  const { said } = given
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const goHere = () => reviewing.goTo(key)
  const state = !said
    ? undefined
    : !standing
      ? words.given
      : isSame(said, standing)
        ? words.confirmed
        : words.changed
  return (
    <fieldset ref={box} className={styles.editor} onFocus={goHere} aria-current={isCurrent || undefined}>
      <legend className="visually-hidden">{words.answerTo(name)}</legend>
      <div className={styles.choices} data-changed={state === words.changed || undefined}>
        {standing && (
          <button
            type="button"
            className={`${styles.choice} ${styles.confirm}`}
            aria-pressed={said !== undefined && isSame(said, standing)}
            onMouseDown={keepFocus}
            onClick={() => {
              goHere()
              reviewing.confirm(key)
            }}
          >
            ✓ {words.confirm}
          </button>
        )}
        <AnswerChoice
          criterion={criterion}
          said={said}
          onSay={(answer) => {
            goHere()
            reviewing.answer(key, answer)
          }}
        />
        {said && (
          <>
            <span className="visually-hidden">{state}</span>
            <button
              type="button"
              className={`${styles.plain} ${styles.clear}`}
              aria-label={words.clearOf(name)}
              title={words.clear}
              onMouseDown={keepFocus}
              onClick={() => reviewing.clear(key)}
            >
              ✕
            </button>
          </>
        )}
      </div>
      {(isCurrent || given.comment !== '' || given.evidence.length > 0) && <Reasons criterion={criterion} />}
    </fieldset>
  )
}

/** Why, and what was said. */
function Reasons({ criterion: { key } }: { readonly criterion: Criterion }) {
  const words = useWords(reviewWords)
  const { clock } = useFormats()
  const { reviewing } = useSaid()
  const { comment, evidence } = reviewing.draft.get(key) ?? nothingSaid
  return (
    <>
      <TextInput
        id={reasonId(key)}
        aria-label={words.reason}
        placeholder={words.reasonHint}
        maxLength={4000}
        value={comment}
        onChange={({ target }) => reviewing.write(key, target.value)}
        onKeyDown={leaveField}
      />
      {evidence.length > 0 ? (
        <ul className={styles.quotes} aria-label={words.evidence}>
          {evidence.map(({ start, quote }, index) => (
            <li key={`${start} ${quote}`}>
              <span className="figures">{clock(start)}</span> <q>{quote}</q>
              <button
                type="button"
                className={styles.plain}
                aria-label={words.removeQuote(quote)}
                onMouseDown={keepFocus}
                onClick={() => reviewing.removeQuote(key, index)}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>
          {words.evidenceHint} <span className={styles.keyHint}>{words.evidenceKey}</span>
        </p>
      )}
    </>
  )
}

/** Back to the keys of the page. */
function leaveField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' && (event.key !== 'Enter' || event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.blur()
}
