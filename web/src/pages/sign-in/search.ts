import { textIn } from '../../parts/search-values.ts'
import { ownPath } from '../../session/own-path.ts'

export interface SignInSearch {
  /** Where to go afterwards. */
  readonly to?: string | undefined
  /** Why single sign-on did not let somebody in. */
  readonly sso?: string | undefined
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  return { to: ownPath(search.to), sso: textIn(search, 'sso') }
}
