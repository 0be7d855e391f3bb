import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { Field } from '../../parts/field.tsx'
import { callListQueries } from '../../parts/queries/calls.ts'
import { usePreferences } from '../../session/preferences.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { listOffers, type Offer } from './list-offers.ts'
import { PausedInput } from './paused-input.tsx'
import styles from './search-box.module.css'
import { useIsNarrow } from './use-is-narrow.ts'
import { words as pageWords } from './words.ts'

interface SearchProps {
  readonly q: string
  readonly onChange: (changes: Partial<CallsSearch>, replace?: boolean) => void
}

/**
 * One box for whatever somebody knows of a call: it searches for the words, and offers agents, calls and metadata that are
 * called so.
 */
export function SearchBox(props: SearchProps) {
  const { search } = useWords(pageWords)
  const { shortcuts } = usePreferences()
  const isNarrow = useIsNarrow()
  return (
    <Field
      label={search.label}
      hint={shortcuts && !isNarrow ? `${search.hint} ${search.slash}` : search.hint}
    >
      <OfferingInput {...props} />
    </Field>
  )
}

function OfferingInput(props: SearchProps & { readonly id?: string }) {
  const { q, onChange, ...field } = props
  const { search } = useWords(pageWords)
  const isNarrow = useIsNarrow()
  const input = useRef<HTMLInputElement>(null)
  useSlash(input)
  const list = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [current, setCurrent] = useState(-1)
  const offers = useOffers(isOpen ? q : '')
  const chosen = offers[current]
  const navigate = useNavigate()
  const close = () => {
    setIsOpen(false)
    setCurrent(-1)
  }
  const take = ({ limits, callId }: Offer) => {
    close()
    if (limits) onChange(limits)
    if (callId) void navigate({ to: '/calls/$callId', params: { callId }, search: {} })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && offers.length > 0) event.preventDefault()
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Enter' || event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || offers.length === 0) return
    event.preventDefault()
    const next = current + step
    setCurrent(next < 0 ? offers.length - 1 : next % offers.length)
  }
  return (
    <div className={styles.box}>
      <PausedInput
        {...field}
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offers.length > 0}
        aria-controls={offers.length > 0 ? list : undefined}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={isNarrow ? search.shortPlaceholder : search.placeholder}
        value={q}
        onSettle={(text) => onChange({ q: text || undefined }, true)}
        onInput={() => {
          setIsOpen(true)
          setCurrent(-1)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {offers.length > 0 && <Offers id={list} offers={offers} chosen={chosen} onTake={take} />}
    </div>
  )
}

function useOffers(text: string): readonly Offer[] {
  const { search } = useWords(pageWords)
  const formats = useFormats()
  const found = useQuery(callListQueries.suggestions(useClient(), text)).data
  return found && text !== '' ? listOffers(text, found, search, formats) : []
}

function Offers(props: {
  readonly id: string
  readonly offers: readonly Offer[]
  readonly chosen: Offer | undefined
  readonly onTake: (offer: Offer) => void
}) {
  const { id, offers, chosen, onTake } = props
  const { search } = useWords(pageWords)
  return (
    <div id={id} role="listbox" aria-label={search.offers} className={styles.offers}>
      {offers.map((offer) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
        <div
          key={offer.id}
          id={`${id}-${offer.id}`}
          role="option"
          aria-selected={offer === chosen}
          className={styles.offer}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          {offer.text} {offer.note && <span>{offer.note}</span>}
        </div>
      ))}
    </div>
  )
}

/** The slash leads here from anywhere on the page, unless somebody has switched such keys off. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  const { shortcuts } = usePreferences()
  useEffect(() => {
    if (!shortcuts) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isWriting = (event.target as Element | null)?.closest('input, textarea, select, dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts, input])
}
