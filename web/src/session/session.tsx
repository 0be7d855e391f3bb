import { type CallmarkClient, createClient } from '@callmark/client'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { serviceAddress } from './service-address.ts'

export interface Session {
  readonly client: CallmarkClient
  readonly clientId: string
  /** The same way of signing in, for requests that must be watched on their way: uploads. */
  clientWith(fetch: typeof globalThis.fetch): CallmarkClient
  signOut(): void
}

interface Gate {
  readonly session: Session | undefined
  signIn(clientId: string, clientSecret: string): Promise<void>
}

const GateContext = createContext<Gate | undefined>(undefined)

/** Who is signed in. Secret and token live in this page's memory only: closing or reloading it forgets them. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const [session, setSession] = useState<Session>()
  const gate = useMemo(
    (): Gate => ({
      session,
      async signIn(clientId, clientSecret) {
        const credentials = { baseUrl: serviceAddress(), clientId, clientSecret }
        const client = createClient(credentials)
        await client.signIn()
        queries.clear()
        setSession({
          client,
          clientId,
          clientWith: (fetch) => createClient({ ...credentials, fetch }),
          signOut() {
            setSession(undefined)
            queries.clear()
          },
        })
      },
    }),
    [session, queries],
  )
  return <GateContext value={gate}>{children}</GateContext>
}

export function useGate(): Gate {
  const found = useContext(GateContext)
  if (!found) throw new Error('There is no gate around this part.')
  return found
}

/** Only below the sign-in. */
export function useSession(): Session {
  const { session } = useGate()
  if (!session) throw new Error('Nobody is signed in.')
  return session
}

export function useClient(): CallmarkClient {
  return useSession().client
}
