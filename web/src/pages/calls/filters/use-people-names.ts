import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { useAllowed, useMe } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'

/** Oneself, and whoever else the person may know of; by their ids. Oneself alone while nobody wants to know. */
export function usePeopleNames(isWanted = true): ReadonlyMap<string, string> {
  const me = useMe()
  const enabled = useAllowed('listUsers') !== undefined && isWanted
  const users = useQuery({ ...peopleQueries.users(useClient()), enabled }).data ?? []
  return new Map([[me.id, me.name], ...users.map(({ id, name }) => [id, name] as const)])
}
