import type { ReviewTask } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { reviewLink } from '../../../parts/review-link.ts'
import { useMe } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { SkipDialog } from './skip-dialog.tsx'
import { queueWords } from './words.ts'

export function QueueTable({ tasks }: { readonly tasks: readonly ReviewTask[] }) {
  const words = useWords(queueWords)
  const client = useClient()
  const queries = useQueryClient()
  const [skipping, setSkipping] = useState<ReviewTask>()
  const giving = useMutation({
    mutationFn: (task: ReviewTask) => client.reviews.queue.release(task.id),
    onSettled: () => outdateQueue(queries),
  })
  return (
    <>
      {giving.isError && <ErrorNotice error={giving.error} />}
      <table className={`${styles.table} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">{words.call}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.due}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">
              <span className="visually-hidden">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              onGiveBack={() => giving.mutate(task)}
              onSkip={() => setSkipping(task)}
            />
          ))}
        </tbody>
      </table>
      {skipping && <SkipDialog task={skipping} onClose={() => setSkipping(undefined)} />}
    </>
  )
}

function TaskRow(props: {
  readonly task: ReviewTask
  readonly onGiveBack: () => void
  readonly onSkip: () => void
}) {
  const { task, onGiveBack, onSkip } = props
  const words = useWords(queueWords)
  const me = useMe()
  const isMine = task.claimed_by?.id === me.id
  const maySkip = task.state === 'open' || isMine
  const { call } = task
  return (
    <tr className={isMine ? styles.own : ''}>
      <th scope="row">
        <CallCell task={task} isMine={isMine} />
      </th>
      <td data-name={words.why} data-empty={task.reasons.length === 0 && !task.blind ? '' : undefined}>
        <Reasons task={task} />
      </td>
      <td data-name={words.due}>
        <Due task={task} />
      </td>
      <td data-name={words.who}>
        <Who task={task} isMine={isMine} />
      </td>
      <td className={styles.tools}>
        {isMine && (
          <>
            <Link {...reviewLink(call.id, task.id)} className={buttonClass('main')}>
              {words.continue}
            </Link>
            <Button look="quiet" onClick={onGiveBack} aria-label={words.of(words.giveBack, call.external_id)}>
              {words.giveBack}
            </Button>
          </>
        )}
        {maySkip && (
          <Button look="quiet" onClick={onSkip} aria-label={words.of(words.skip, call.external_id)}>
            {words.skip}
          </Button>
        )}
      </td>
    </tr>
  )
}

function CallCell({ task, isMine }: { readonly task: ReviewTask; readonly isMine: boolean }) {
  const { dateTime, clock } = useFormats()
  const { call } = task
  const facts = [
    dateTime(call.created_at),
    ...(call.duration === null ? [] : [clock(call.duration)]),
    call.model_name,
  ]
  // Whoever looks at a call with its answers cannot review it blind any more.
  const isOpen = isMine || !task.blind || task.state === 'done' || task.state === 'skipped'
  return (
    <>
      {isOpen ? (
        <Link to="/calls/$callId" params={{ callId: call.id }}>
          {call.agent_name}
        </Link>
      ) : (
        call.agent_name
      )}{' '}
      <code className={styles.id}>{call.external_id}</code>
      <div className={styles.facts}>{facts.join(' · ')}</div>
    </>
  )
}

function Reasons({ task }: { readonly task: ReviewTask }) {
  const words = useWords(queueWords)
  return (
    <>
      <div className={styles.chips}>
        {task.blind && (
          <span className={`${styles.chip} ${styles.info}`} title={words.blindHint}>
            {words.blind}
          </span>
        )}
        {task.reasons.map((reason) => (
          <span key={reason} className={styles.chip}>
            {words.reasons[reason]}
          </span>
        ))}
      </div>
      {task.plan?.name && <div className={styles.facts}>{words.fromPlan(task.plan.name)}</div>}
    </>
  )
}

function Due({ task }: { readonly task: ReviewTask }) {
  const words = useWords(queueWords)
  const { date } = useFormats()
  if (task.finished_at)
    return task.state === 'done'
      ? words.reviewedAt(date(task.finished_at))
      : words.skippedAt(date(task.finished_at))
  if (!task.due_at) return <span className="quiet">{words.noDate}</span>
  return task.overdue ? (
    <span className={`${styles.chip} ${styles.poor}`}>{words.overdue(date(task.due_at))}</span>
  ) : (
    date(task.due_at)
  )
}

function Who({ task, isMine }: { readonly task: ReviewTask; readonly isMine: boolean }) {
  const words = useWords(queueWords)
  const me = useMe()
  const { time } = useFormats()
  if (task.state === 'skipped') return task.skip_reason
  if (task.claimed_by && task.claimed_until)
    return words.until(isMine ? words.you : (task.claimed_by.name ?? ''), time(task.claimed_until))
  if (!task.assigned_to) return <span className="quiet">{words.anyone}</span>
  return task.assigned_to.id === me.id ? words.you : task.assigned_to.name
}
