import { type CallmarkClient, createClient, errorCodes } from '@callmark/client'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { meQueries } from '../parts/queries/me.ts'
import { serviceAddress } from './service-address.ts'

type Fetch = typeof globalThis.fetch

export interface Session {
  readonly client: CallmarkClient
  /** How often the service has said that nobody is signed in here, since somebody was. */
  readonly refusals: number
  /** The same session, for requests that must be watched on their way: uploads. */
  clientWith(fetch: Fetch): CallmarkClient
  /** Whoever has just signed in: nothing of anybody before them is shown. */
  enter(): Promise<void>
  /** Throws where the service cannot be reached: then the session goes on. */
  signOut(): Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

/** Who is signed in, the browser's cookie says: scripts cannot read it, and this page keeps nothing of it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const [refusals, setRefusals] = useState(0)
  const clients = useMemo(() => {
    const clientWith = (fetch: Fetch) =>
      createClient({
        baseUrl: serviceAddress(),
        session: true,
        fetch: noticeRefusals(fetch, () => setRefusals((count) => count + 1)),
      })
    return { clientWith, client: clientWith((input, init) => fetch(input, init)) }
  }, [])
  const session = useMemo(
    (): Session => ({
      ...clients,
      refusals,
      async enter() {
        queries.clear()
        await queries.fetchQuery(meQueries.own(clients.client))
        setRefusals(0)
      },
      async signOut() {
        await clients.client.signingIn.out()
        queries.clear()
      },
    }),
    [clients, refusals, queries],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const found = useContext(SessionContext)
  if (!found) throw new Error('There is no session around this part.')
  return found
}

export function useClient(): CallmarkClient {
  return useSession().client
}

const signedOutCodes: readonly unknown[] = [errorCodes.signed_out, errorCodes.token_invalid]

function noticeRefusals(fetch: Fetch, onRefusal: () => void): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.status === 401) {
      const refusal = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { readonly code?: unknown }
      if (signedOutCodes.includes(refusal.code)) onRefusal()
    }
    return response
  }
}
