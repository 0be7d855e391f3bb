import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSession } from '../session/session.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    signOutWish?: number
  }
}

/** By way of the start page: pages with something unsaved ask before they are left, and whoever stays stays signed in. */
export function useSignOut() {
  const router = useRouter()
  const { signOut } = useSession()
  return useMutation({
    mutationFn: async () => {
      const signOutWish = Date.now()
      await router.navigate({ to: '/', state: { signOutWish }, replace: true })
      // It also ends when another way was taken later.
      if (router.history.location.state.signOutWish !== signOutWish) return
      await signOut()
      await router.navigate({ to: '/sign-in', replace: true })
    },
  })
}
