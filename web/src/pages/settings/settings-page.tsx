import type { OperationName } from '@callmark/client'
import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useRights } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditPart } from './audit-part.tsx'
import { HealthPart } from './health-part.tsx'
import { PhonePart } from './phone/phone-part.tsx'
import { ProgramsPart } from './programs-part.tsx'
import { RetentionPart } from './retention-part.tsx'
import { type SettingsPart, settingsParts } from './search.ts'
import styles from './settings.module.css'
import { SsoPart } from './sso-part.tsx'
import { WebhooksPart } from './webhooks-part.tsx'
import { words as pageWords } from './words.ts'
import { WorkspacePart } from './workspace-part.tsx'

/** Each with the operation without which there is nothing to show. */
const parts: Readonly<
  Record<SettingsPart, { readonly needs: OperationName; readonly Shown: ComponentType }>
> = {
  workspace: { needs: 'getWorkspace', Shown: WorkspacePart },
  programs: { needs: 'listClients', Shown: ProgramsPart },
  sso: { needs: 'getSso', Shown: SsoPart },
  webhooks: { needs: 'listWebhooks', Shown: WebhooksPart },
  phone: { needs: 'listPhoneSystems', Shown: PhonePart },
  retention: { needs: 'getAccount', Shown: RetentionPart },
  health: { needs: 'getStatus', Shown: HealthPart },
  audit: { needs: 'listAudit', Shown: AuditPart },
}

export function SettingsPage() {
  const words = useWords(pageWords)
  const may = useRights()
  const { part = 'workspace' } = useSearch({ from: '/settings' })
  const { Shown, needs } = parts[part]
  return (
    <Page title={words.title}>
      <nav aria-label={words.partsLabel} className={styles.nav}>
        <ul className={styles.tabs}>
          {settingsParts
            .filter((name) => may(parts[name].needs))
            .map((name) => (
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
        {may(needs) ? <Shown /> : <EmptyState title={words.notAllowed}>{words.notAllowedLead}</EmptyState>}
      </div>
    </Page>
  )
}
