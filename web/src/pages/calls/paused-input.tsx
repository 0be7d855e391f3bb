import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextInput } from '../../parts/inputs.tsx'

const pauseMs = 500

/** Hands on what was typed after a short pause, on Enter and on leaving: a list is not asked for with every letter. */
export function PausedInput(
  props: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    readonly value: string
    readonly onSettle: (text: string) => void
  },
) {
  const { value, onSettle, ...rest } = props
  const [draft, setDraft] = useState(value)
  const [settled, setSettled] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Changed from elsewhere: by a chip, or by the browser's way back.
  if (value !== settled) {
    setSettled(value)
    setDraft(value)
  }
  const settle = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === settled) return
    setSettled(text.trim())
    onSettle(text.trim())
  }
  return (
    <TextInput
      {...rest}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => settle(target.value), pauseMs)
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key === 'Enter' && !event.defaultPrevented) settle(draft)
      }}
      onBlur={(event) => {
        rest.onBlur?.(event)
        settle(draft)
      }}
    />
  )
}
