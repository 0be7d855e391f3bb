import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { type CallsSearch, readCallsSearch } from '../../../parts/calls-search.ts'
import { daysOf, presets, presetWithin } from '../../../parts/period.ts'
import { choiceIn } from '../../../parts/search-values.ts'
import { useMe } from '../../../session/me.ts'

/** The list that is on the screen. */
export interface ShownList {
  readonly search: CallsSearch
  readonly columns: readonly string[]
}

/** As a view keeps it. A usual stretch of days is kept by its name: last week is another one next week. */
export function writeList({ search, columns }: ShownList): { search: string; columns: string[] } {
  const { view: _, from, to, ...others } = search
  const days = from || to ? presetWithin({ from, to }) : undefined
  const kept = { ...others, ...(days ? { days } : { from, to }) }
  return { search: defaultStringifySearch(kept).replace(/^\?/, ''), columns: [...columns] }
}

/** The list that a view keeps, with the days as they are now. */
export function readList(written: string): CallsSearch {
  const kept = defaultParseSearch(written)
  const days = choiceIn(kept, 'days', presets)
  return { ...readCallsSearch(kept), ...(days ? daysOf(days) : {}) }
}

/** Whether the person may change what is the workspace's. */
export function useMayShare(): boolean {
  return ['owner', 'admin', 'qa'].includes(useMe().role)
}
