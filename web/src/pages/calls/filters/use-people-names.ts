import { useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../parts/queries/people.ts'
import { useAllowed, useMe } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'

/** Oneself, and whoever else the person may know of; by their ids. */
export function usePeopleNames(): ReadonlyMap<string, string> {
  const me = useMe()
  const enabled = useAllowed('listUsers') !== undefined
  const users = useQuery({ ...peopleQueries.users(useClient()), enabled }).data ?? []
  return new Map([[me.id, me.name], ...users.map(({ id, name }) => [id, name] as const)])
}
