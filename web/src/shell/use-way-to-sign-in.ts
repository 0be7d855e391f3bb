import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { presentPath } from '../session/own-path.ts'
import { useSession } from '../session/session.tsx'

/** Leads whoever turns out to be signed out to the sign-in, and from there back. What is unsaved asks before it is left. */
export function useWayToSignIn(): void {
  const router = useRouter()
  const { refusals } = useSession()
  useEffect(() => {
    // A request that is refused later must not make the sign-in forget where to lead back to.
    if (refusals === 0 || router.state.location.pathname.endsWith('/sign-in')) return
    void router.navigate({ to: '/sign-in', search: { to: presentPath() }, replace: true })
  }, [refusals, router])
}
