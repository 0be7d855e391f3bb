import { Link, useSearch } from '@tanstack/react-router'
import { Page } from '../../parts/page.tsx'
import { useWords } from '../../words/use-words.ts'
import { AccessPart } from './access-part.tsx'
import { AuditPart } from './audit-part.tsx'
import { HealthPart } from './health-part.tsx'
import { RetentionPart } from './retention-part.tsx'
import { settingsParts } from './search.ts'
import styles from './settings.module.css'
import { WebhooksPart } from './webhooks-part.tsx'
import { words as pageWords } from './words.ts'

const parts = {
  webhooks: WebhooksPart,
  access: AccessPart,
  retention: RetentionPart,
  health: HealthPart,
  audit: AuditPart,
} as const

export function SettingsPage() {
  const words = useWords(pageWords)
  const { part = 'webhooks' } = useSearch({ from: '/settings' })
  const Shown = parts[part]
  return (
    <Page title={words.title}>
      <nav aria-label={words.partsLabel} className={styles.nav}>
        <ul className={styles.tabs}>
          {settingsParts.map((name) => (
            <li key={name}>
              <Link
                to="/settings"
                search={{ part: name }}
                className={styles.tab}
                // The router's own `aria-current` would ask for the whole address; a part without one is the first.
                activeProps={{}}
                aria-current={name === part ? 'page' : undefined}
              >
                {words.parts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.part}>
        <Shown />
      </div>
    </Page>
  )
}
