import type { OperationName } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useRights } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './reviews.module.css'
import { reviewsWords } from './words.ts'

const tabs = [
  { name: 'queue', to: '/reviews', needs: 'listReviewQueue' },
  { name: 'plans', to: '/reviews/plans', needs: 'listReviewPlans' },
  { name: 'calibrations', to: '/reviews/calibrations', needs: 'listCalibrations' },
] as const satisfies readonly { name: string; to: string; needs: OperationName }[]

/** What stands around the queue, the plans and the calibrations. */
export function ReviewsFrame(props: {
  readonly tab: (typeof tabs)[number]['name']
  readonly lead: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const { tab, lead, actions, children } = props
  const words = useWords(reviewsWords)
  const may = useRights()
  const shown = tabs.filter(({ needs }) => may(needs))
  const allowed = shown.some(({ name }) => name === tab)
  return (
    <Page title={words.title} lead={allowed && lead} actions={allowed && actions}>
      <nav aria-label={words.tabsLabel} className={styles.nav}>
        <ul className={styles.tabs}>
          {shown.map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className={styles.tab} activeOptions={{ exact: true, includeSearch: false }}>
                {words.tabs[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {allowed ? children : <EmptyState title={words.notAllowed}>{words.notAllowedLead}</EmptyState>}
    </Page>
  )
}
