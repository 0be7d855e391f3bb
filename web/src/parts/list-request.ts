import type { CallQuery } from '@callmark/client'
import { type Asked, everyFilter } from './call-filters.ts'
import { type CallsSearch, sortOf } from './calls-search.ts'

export type Filters = Omit<CallQuery, 'fields' | 'limit' | 'cursor'>

/** What the address asks for, as the service is asked for it. Without days in the address: of all time. */
export function toFilters(search: CallsSearch): Filters {
  const asked = everyFilter.flatMap(([name, { address, ask }]) => {
    const value = search[address]
    const wanted = value === undefined ? undefined : ask(value, { ...search })
    return wanted === undefined ? [] : [[name, wanted]]
  })
  return { ...(Object.fromEntries(asked) as Asked), sort: sortOf(search) }
}
