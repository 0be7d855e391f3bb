import { MentionsCard } from '../../parts/mentions/mentions-card.tsx'
import { Page } from '../../parts/page.tsx'
import { useAllowed } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { CodeCard } from './code-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { accountWords } from './words.ts'
import { YouCard } from './you-card.tsx'

/** Who one is, how one signs in, and where one is signed in. */
export function AccountPage() {
  const words = useWords(accountWords)
  const mayGetDigest = useAllowed('previewOwnDigest')
  return (
    <Page title={words.title}>
      <div className={styles.cards}>
        <div className={styles.column}>
          <YouCard />
          {mayGetDigest && <MailsCard />}
          <PasswordCard />
          <CodeCard />
        </div>
        <div className={styles.column}>
          <PasskeysCard />
          <SessionsCard />
          <MentionsCard which="all" />
        </div>
      </div>
    </Page>
  )
}
