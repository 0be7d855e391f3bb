import type { SignInWays } from '@callmark/client'
import { buttonClass } from '../../parts/button.tsx'
import { hasPasskeys } from '../../parts/has-passkeys.ts'
import { Notice } from '../../parts/notice.tsx'
import { serviceAddress } from '../../session/service-address.ts'
import { useWords } from '../../words/use-words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import styles from './sign-in.module.css'
import { signInWords } from './words.ts'

/** Single sign-on, where the domain of the address has it; and passkeys, where the browser has them. */
export function OtherWays(props: {
  readonly sso: SignInWays['sso']
  readonly to: string | undefined
  readonly onDone: () => Promise<void>
}) {
  const { sso, to, onDone } = props
  const words = useWords(signInWords)
  if (sso.length === 0 && !hasPasskeys()) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{words.or}</p>
      {sso.some(({ only }) => only) && <Notice>{words.ssoOnly}</Notice>}
      {sso.map(({ workspace_id, issuer }) => (
        <a key={workspace_id} className={buttonClass()} href={beginSso(workspace_id, to)}>
          {words.sso(hostOf(issuer))}
        </a>
      ))}
      {hasPasskeys() && <PasskeyButton onDone={onDone} />}
    </div>
  )
}

function beginSso(workspaceId: string, to: string | undefined): string {
  const query = new URLSearchParams({ workspace: workspaceId, ...(to ? { to } : {}) })
  return `${serviceAddress()}/v1/sign-in/sso?${query}`
}

function hostOf(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer
}
