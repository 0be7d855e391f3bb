import type { AlertRule, AlertRuleTest } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateAlerts } from '../../parts/queries/alerts.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { isMovedOn, RuleDialog } from './rule-dialog.tsx'
import { words as pageWords } from './words.ts'

/** One rule: what it watches, who is told, and what can be done with it. */
export function RuleItem({ rule }: { readonly rule: AlertRule }) {
  const words = useWords(pageWords)
  const [open, setOpen] = useState<'change' | 'remove'>()
  const { name, watch, tell, enabled } = rule
  const details = useDetails(rule)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.facts}>{enabled ? words.on : words.off}</span>
      </div>
      <p className={styles.facts}>
        {words.kinds[watch.kind]} · {words.tells(tell.webhooks, tell.people.length)}
      </p>
      {details && <p className={styles.facts}>{details}</p>}
      <RuleActions rule={rule} onOpen={setOpen} />
      {open === 'change' && <RuleDialog rule={rule} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveDialog rule={rule} onClose={() => setOpen(undefined)} />}
    </li>
  )
}

function RuleActions(props: {
  readonly rule: AlertRule
  readonly onOpen: (what: 'change' | 'remove') => void
}) {
  const { rule, onOpen } = props
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const { id, name, watch, tell, enabled, version } = rule
  const switching = useMutation({
    mutationFn: () => client.alerts.rules.replace(id, { name, watch, tell, enabled: !enabled, version }),
    onSettled: () => outdateAlerts(queries),
  })
  const testing = useMutation({ mutationFn: () => client.alerts.rules.test(id) })
  const onOrOff = enabled ? words.disable : words.enable
  return (
    <>
      {switching.isError &&
        (isMovedOn(switching.error) ? (
          <Notice tone="fair">{words.movedOn}</Notice>
        ) : (
          <ErrorNotice error={switching.error} />
        ))}
      <div className={styles.actions}>
        <Button onClick={() => onOpen('change')} aria-label={words.of(words.change, name)}>
          {words.change}
        </Button>
        <Button
          onClick={() => testing.mutate()}
          disabled={testing.isPending}
          aria-label={words.of(words.test, name)}
        >
          {testing.isPending ? words.testing : words.test}
        </Button>
        <Button
          onClick={() => switching.mutate()}
          disabled={switching.isPending}
          aria-label={words.of(onOrOff, name)}
        >
          {onOrOff}
        </Button>
        <Button onClick={() => onOpen('remove')} aria-label={words.of(words.remove, name)}>
          {words.remove}
        </Button>
      </div>
      {testing.isError && <ErrorNotice error={testing.error} />}
      {testing.isSuccess && <Tested outcome={testing.data} />}
    </>
  )
}

function Tested({ outcome }: { readonly outcome: AlertRuleTest }) {
  const words = useWords(pageWords)
  const { webhooks, mails_sent, mails_failed, can_mail } = outcome
  const nobody = webhooks + mails_sent + mails_failed === 0
  const said = [
    ...(nobody ? [words.testNobody] : [words.tested(webhooks, mails_sent)]),
    ...(mails_failed > 0 ? [can_mail ? words.testRefused(mails_failed) : words.testNoMail] : []),
  ]
  return <Notice tone={nobody || mails_failed > 0 ? 'fair' : 'good'}>{said.join(' ')}</Notice>
}

function RemoveDialog({ rule, onClose }: { readonly rule: AlertRule; readonly onClose: () => void }) {
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => client.alerts.rules.delete(rule.id),
    onSuccess: () => outdateAlerts(queries),
  })
  return (
    <ConfirmDialog title={words.removeTitle} action={words.remove} danger doing={deleting} onClose={onClose}>
      <p>{words.removeLead(rule.name)}</p>
    </ConfirmDialog>
  )
}

/** What is set beyond the kind. */
function useDetails({ watch }: AlertRule): string {
  const { details: words, form } = useWords(pageWords)
  const { count, decimal } = useFormats()
  const models = useQuery(modelQueries.every(useClient()))
  if (watch.kind === 'review_overdue') return watch.hours === 0 ? '' : words.overdue(count(watch.hours))
  if (watch.kind === 'backlog')
    return words.backlog(
      form.backlogs[watch.of],
      count(watch.at_least),
      count(watch.growth_percent),
      count(watch.hours),
    )
  const model = models.data?.find(({ id }) => id === watch.model_id)?.name
  const which = watch.model_id === null ? form.everyModel : (model ?? `#${watch.model_id}`)
  if (watch.kind === 'critical_failed')
    return watch.keys.length === 0 ? which : `${which}: ${watch.keys.join(', ')}`
  if (watch.kind === 'topic_rising') return which
  const measure = form.measures[watch.measure]
  return watch.measure === 'score'
    ? `${which} · ${measure}`
    : `${which} · ${measure} (${form.passMark} ${decimal(watch.pass_mark)})`
}
