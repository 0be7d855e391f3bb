import { defaultStringifySearch } from '@tanstack/react-router'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { useMe } from '../../../session/me.ts'

/** The list that is on the screen. */
export interface ShownList {
  readonly search: CallsSearch
  readonly columns: readonly string[]
}

/** As a view keeps it. */
export function writeList({ search, columns }: ShownList): { search: string; columns: string[] } {
  const { view: _, ...kept } = search
  return { search: defaultStringifySearch(kept).replace(/^\?/, ''), columns: [...columns] }
}

/** Whether the person may change what is the workspace's. */
export function useMayShare(): boolean {
  return ['owner', 'admin', 'qa'].includes(useMe().role)
}
