import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { alertQueries } from '../../parts/queries/alerts.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleItem } from './rule-item.tsx'
import { words as pageWords } from './words.ts'

/** What is watched, and who is told. */
export function RulesCard() {
  const words = useWords(pageWords)
  const rules = useQuery(alertQueries.rules(useClient(), true))
  const [creating, setCreating] = useState(false)
  return (
    <Card title={words.rules} aside={<Button onClick={() => setCreating(true)}>{words.create}</Button>}>
      <QueryState query={rules} lines={3}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.noRules}>{words.noRulesLead}</EmptyState>
          ) : (
            <ul className={styles.list}>
              {list.map((rule) => (
                <RuleItem key={rule.id} rule={rule} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {creating && <RuleDialog onClose={() => setCreating(false)} />}
    </Card>
  )
}
