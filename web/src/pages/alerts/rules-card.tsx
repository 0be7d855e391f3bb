import type { AlertRule } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { alertQueries, outdateAlerts } from '../../parts/queries/alerts.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { RuleForm } from './rule-form.tsx'
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
            <p className={styles.facts}>{words.noRules}</p>
          ) : (
            <ul className={styles.list}>
              {list.map((rule) => (
                <RuleItem key={rule.id} rule={rule} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {creating && <RuleForm onClose={() => setCreating(false)} />}
    </Card>
  )
}

function RuleItem({ rule }: { readonly rule: AlertRule }) {
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const { id, name, watch, tell, enabled } = rule
  const onSuccess = () => outdateAlerts(queries)
  const switching = useMutation({
    mutationFn: () => client.alerts.rules.replace(id, { name, watch, tell, enabled: !enabled }),
    onSuccess,
  })
  const deleting = useMutation({ mutationFn: () => client.alerts.rules.delete(id), onSuccess })
  const onOrOff = enabled ? words.disable : words.enable
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.facts}>{enabled ? words.on : words.off}</span>
      </div>
      <p className={styles.facts}>
        {words.kinds[watch.kind]} · {words.tells(tell.webhooks, tell.people.length)}
      </p>
      {switching.isError && <ErrorNotice error={switching.error} />}
      <div className={styles.actions}>
        <Button
          onClick={() => switching.mutate()}
          disabled={switching.isPending}
          aria-label={words.of(onOrOff, name)}
        >
          {onOrOff}
        </Button>
        <Button onClick={() => setRemoving(true)} aria-label={words.of(words.remove, name)}>
          {words.remove}
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          title={words.removeTitle}
          action={words.remove}
          danger
          doing={deleting}
          onClose={() => setRemoving(false)}
        >
          <p>{words.removeLead(name)}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
