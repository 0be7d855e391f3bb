import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { useWords } from '../words/use-words.ts'
import { peopleQueries } from './queries/people.ts'
import { roleWords } from './role-words.ts'

const reviewing: readonly string[] = ['owner', 'qa', 'lead']

/** Everybody who may review, to be chosen from. */
export function useReviewers(): readonly { readonly value: string; readonly label: string }[] {
  const roles = useWords(roleWords)
  const users = useQuery(peopleQueries.users(useClient()))
  return (users.data ?? [])
    .filter(({ enabled, role }) => enabled && reviewing.includes(role))
    .map(({ id, name, role }) => ({ value: id, label: `${name} (${roles.names[role]})` }))
}
