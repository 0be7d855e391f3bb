import type { Alert } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { words as pageWords } from './words.ts'

/** One alert in the reader's language, with what it stands on and where to look. */
export function AlertItem({ alert }: { readonly alert: Alert }) {
  const words = useWords(pageWords)
  const { ago, clock, decimal, count } = useFormats()
  const { fall, rise, topic } = alert.evidence
  const [low, high] = rise?.interval ?? fall?.interval.map((bound) => -bound).reverse() ?? []
  const moved = rise ?? fall
  const at = alert.evidence.moments?.[0]?.start
  return (
    <li className={styles.item}>
      <p>{useSentence(alert)}</p>
      {moved && (
        <p className={styles.facts}>
          {words.say.interval(
            decimal(low!),
            decimal(high!),
            count(moved.calls_after),
            count(moved.calls_before),
          )}
        </p>
      )}
      <p className={styles.facts}>
        {alert.rule_name} · {ago(alert.raised_at)}
        {alert.told_at === null && ` · ${words.notTold}`}
        {alert.call_id !== null && (
          <>
            {' · '}
            <Link
              to="/calls/$callId"
              params={{ callId: alert.call_id }}
              search={at === undefined ? {} : { at }}
            >
              {at === undefined ? words.openCall : words.listen(clock(at))}
            </Link>
          </>
        )}
        {topic && (
          <>
            {' · '}
            <Link
              to="/calls"
              search={{ topic: topic.id, ...(rise ? { from: rise.since, to: rise.until } : {}) }}
            >
              {words.openTopic}
            </Link>
          </>
        )}
        {alert.call_id === null && alert.agent_id !== null && (
          <>
            {' · '}
            <Link to="/agents/$agentId" params={{ agentId: alert.agent_id }}>
              {words.openAgent}
            </Link>
          </>
        )}
      </p>
    </li>
  )
}

function useSentence({ kind, agent_id, evidence, text }: Alert): string {
  const { say } = useWords(pageWords)
  const { decimal, count, date } = useFormats()
  const { criterion, call, fall, topic, rise, review, backlog } = evidence
  const who = evidence.agent_name ?? agent_id ?? ''
  if (kind === 'critical_failed' && criterion)
    return say.critical_failed(who, criterion.name, call?.external_id ?? '')
  if (fall)
    return say[fall.measure](who, decimal(fall.before), decimal(fall.after), date(`${fall.since}T12:00:00`))
  if (rise)
    return say.rise(
      topic?.name ?? '',
      decimal(rise.after),
      decimal(rise.before),
      date(`${rise.since}T12:00:00`),
    )
  if (review) return say.review_overdue(call?.external_id ?? '', date(review.due_at))
  if (backlog) return say[backlog.of](count(backlog.length), count(backlog.before), count(backlog.hours))
  return text
}
