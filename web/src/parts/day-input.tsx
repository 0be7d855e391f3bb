import { type ComponentProps, useState } from 'react'
import { TextInput } from './inputs.tsx'
import { isDay } from './search-values.ts'

type Rest = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange' | 'onBlur'>

/** A day that is told once it is one: while a year is being typed, it is the year 2, then 20, then 202. */
export function DayInput(
  props: Rest & { readonly day: string | undefined; readonly onDay: (day: string | undefined) => void },
) {
  const { day = '', onDay, ...rest } = props
  const [typed, setTyped] = useState(day)
  const [told, setTold] = useState(day)
  if (told !== day) {
    setTold(day)
    setTyped(day)
  }
  return (
    <TextInput
      {...rest}
      type="date"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isDay(target.value)) onDay(target.value)
      }}
      onBlur={() => {
        if (typed === '' && day !== '') onDay(undefined)
        else if (!isDay(typed)) setTyped(day)
      }}
    />
  )
}
