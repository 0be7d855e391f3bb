import { choiceIn } from '../../parts/search-values.ts'

export const peopleTabs = ['people', 'teams'] as const

export interface PeopleSearch {
  readonly tab?: (typeof peopleTabs)[number] | undefined
}

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  return { tab: choiceIn(search, 'tab', peopleTabs) }
}
