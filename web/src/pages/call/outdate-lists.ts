import type { QueryClient } from '@tanstack/react-query'

const counted = new Set<unknown>(['totals', 'basic', 'trend', 'groups', 'attention', 'agent'])

/** After a change of a call: lists and statistics that were read before it are read anew when they are opened. */
export async function outdateLists(queries: QueryClient): Promise<void> {
  // Lists do not go out of date by themselves; and they hold words of the call.
  queries.removeQueries({ queryKey: ['calls'] })
  queries.removeQueries({ queryKey: ['moments'] })
  await queries.invalidateQueries({ predicate: ({ queryKey }) => counted.has(queryKey[0]) })
}
