import type { CallmarkClient } from '@callmark/client'
import { queryOptions } from '@tanstack/react-query'

export const signInQueries = {
  /** How people with this address can sign in; it is the domain that decides. */
  ways: (client: CallmarkClient, email: string) =>
    queryOptions({
      queryKey: ['sign-in', 'ways', email.split('@')[1]],
      queryFn: ({ signal }) => client.signingIn.ways(email, { signal, retry: { attempts: 1 } }),
      enabled: /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email),
      retry: false,
      staleTime: 60_000,
    }),

  /** What a link is for. Asked once: what is being filled in stays, whatever becomes of the link meanwhile. */
  link: (client: CallmarkClient, token: string) =>
    queryOptions({
      queryKey: ['sign-in', 'link', token],
      queryFn: ({ signal }) => client.signingIn.readLink(token, { signal }),
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
}
