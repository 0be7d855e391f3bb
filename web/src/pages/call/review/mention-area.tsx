import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import { TextArea } from '../../../parts/inputs.tsx'
import { roleWords } from '../../../parts/role-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { commentWords } from './appeal-words.ts'
import { findMention, type Mentionable, offerFor } from './mentions.ts'
import styles from './review.module.css'

/** The text of a comment; after an @ it offers those who can be mentioned. */
export function MentionArea(props: {
  readonly text: string
  readonly people: readonly Mentionable[]
  readonly onText: (text: string) => void
  /** Somebody is about to be mentioned. */
  readonly onMention: () => void
}) {
  const { text, people, onText, onMention } = props
  const words = useWords(commentWords)
  const { names: roles } = useWords(roleWords)
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [place, setPlace] = useState<{ readonly from: number; readonly typed: string }>()
  const [current, setCurrent] = useState(0)
  const offered = place ? offerFor(people, place.typed) : []
  const chosen = offered[Math.min(current, offered.length - 1)]
  const look = (value: string, caret: number) => {
    const found = findMention(value, caret)
    setPlace(found)
    setCurrent(0)
    if (found) onMention()
  }
  const take = (person: Mentionable) => {
    if (!place) return
    const end = place.from + 1 + place.typed.length
    const before = `${text.slice(0, place.from)}@${person.name} `
    onText(before + text.slice(end).trimStart())
    setPlace(undefined)
    area.current?.focus()
    requestAnimationFrame(() => area.current?.setSelectionRange(before.length, before.length))
  }
  const press = (event: KeyboardEvent) => {
    if (!chosen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setCurrent((offered.indexOf(chosen) + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setPlace(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.mentioning}>
      <Field label={words.text} hideLabel>
        <TextArea
          ref={area}
          className={styles.area}
          placeholder={words.placeholder}
          maxLength={4000}
          value={text}
          aria-autocomplete="list"
          aria-controls={chosen && list}
          aria-activedescendant={chosen && `${list}-${chosen.id}`}
          onChange={({ target }) => {
            onText(target.value)
            look(target.value, target.selectionStart)
          }}
          onKeyDown={press}
          onBlur={() => setPlace(undefined)}
          data-comment=""
        />
      </Field>
      {chosen && (
        <OfferedPeople
          id={list}
          offered={offered}
          chosen={chosen}
          label={words.mention}
          roles={roles}
          onTake={take}
        />
      )}
    </div>
  )
}

function OfferedPeople(props: {
  readonly id: string
  readonly offered: readonly Mentionable[]
  readonly chosen: Mentionable
  readonly label: string
  readonly roles: Readonly<Record<string, string>>
  readonly onTake: (person: Mentionable) => void
}) {
  const { id, offered, chosen, label, roles, onTake } = props
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.offered}>
      {offered.map((person) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={person === chosen}
          className={styles.offer}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(person)}
        >
          {person.name} <span>{roles[person.role]}</span>
        </div>
      ))}
    </div>
  )
}
