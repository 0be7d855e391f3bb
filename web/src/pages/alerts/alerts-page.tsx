import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { alertQueries } from '../../parts/queries/alerts.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AlertItem } from './alert-item.tsx'
import styles from './alerts.module.css'
import { DigestCard } from './digest-card.tsx'
import { QuietCard } from './quiet-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { words as pageWords } from './words.ts'

/** What happened, the rules that watch for it, and when nobody is disturbed. */
export function AlertsPage() {
  const words = useWords(pageWords)
  const mayRule = useAllowed('listAlertRules')
  return (
    <Page title={words.title} lead={words.lead}>
      {mayRule ? (
        <div className={styles.columns}>
          <Told />
          <div className={styles.stack}>
            <RulesCard />
            <QuietCard />
            <DigestCard />
          </div>
        </div>
      ) : (
        <Told />
      )}
    </Page>
  )
}

function Told() {
  const words = useWords(pageWords)
  const list = useInfiniteQuery(alertQueries.list(useClient()))
  return (
    <Card title={words.told}>
      <QueryState query={list} lines={6}>
        {({ pages }) => {
          const alerts = pages.flatMap(({ items }) => items)
          if (alerts.length === 0 && !list.hasNextPage)
            return <EmptyState title={words.none}>{words.noneLead}</EmptyState>
          return (
            <>
              <ul className={styles.list}>
                {alerts.map((alert) => (
                  <AlertItem key={alert.id} alert={alert} />
                ))}
              </ul>
              {list.hasNextPage && (
                <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
                  {words.older}
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </Card>
  )
}
