import type { Calibration } from '@callmark/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { calibrationQueries, outdateCalibrations } from '../../../parts/queries/calibrations.ts'
import { useShortcuts } from '../../../parts/use-shortcuts.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import {
  answerByKey,
  type CalibrationCall,
  type DraftAnswer,
  type OwnAnswers,
  type Quote,
  unanswered,
} from './answer-draft.ts'
import styles from './answering.module.css'
import { CallText } from './call-text.tsx'
import { CriterionFields } from './criterion-fields.tsx'
import { useSaving } from './use-saving.ts'
import { answeringWords } from './words.ts'

/** What was said on one side, what is asked on the other. */
export function Answering(props: {
  readonly calibration: Calibration
  readonly call: CalibrationCall
  readonly own: OwnAnswers
}) {
  const { calibration, call, own } = props
  const words = useWords(answeringWords)
  const { draft, change, saving, submitting, submit } = useSaving(calibration.id, call.call_analysis_id, own)
  const { current, setCurrent, show, list } = useCurrent()
  const leave = useWayOn(calibration, call.call_analysis_id)
  const [tried, setTried] = useState(false)
  const { criteria } = call
  const isOver = own.status === 'submitted' || calibration.state === 'closed'
  const answerOf = (key: string) => draft[key] ?? unanswered
  const changeAnswer = (key: string, changed: Partial<DraftAnswer>) =>
    change({ ...draft, [key]: { ...answerOf(key), ...changed } })
  const open = criteria.filter(({ key }) => !answerOf(key).said)

  useShortcuts((pressed) => {
    if (pressed === 'j') return () => show(Math.min(current + 1, criteria.length - 1))
    if (pressed === 'k') return () => show(Math.max(current - 1, 0))
    const criterion = criteria[current]
    const said = criterion && !isOver ? answerByKey(criterion, pressed) : undefined
    return said && criterion ? () => changeAnswer(criterion.key, { said }) : undefined
  })
  const quote = (picked: Quote) => {
    const key = criteria[current]?.key
    if (key !== undefined) changeAnswer(key, { evidence: withQuote(answerOf(key).evidence, picked) })
  }
  const finish = () => {
    setTried(true)
    const [first] = open
    if (first) show(criteria.indexOf(first))
    else submit(leave)
  }
  return (
    <div className={styles.sides}>
      <CallText call={call} onQuote={isOver ? undefined : quote} />
      <Card title={words.criteria}>
        {isOver && <Notice>{own.status === 'submitted' ? words.submitted : words.closed}</Notice>}
        {!isOver && <p className={`quiet ${styles.keys}`}>{words.keys}</p>}
        <ol ref={list} className={styles.criteria}>
          {criteria.map((criterion, index) => (
            <li key={criterion.key}>
              <CriterionFields
                criterion={criterion}
                answer={answerOf(criterion.key)}
                isCurrent={index === current}
                isMissing={tried && !answerOf(criterion.key).said}
                disabled={isOver}
                onCurrent={() => setCurrent(index)}
                onChange={(changed) => changeAnswer(criterion.key, changed)}
              />
            </li>
          ))}
        </ol>
        {saving.isError && <ErrorNotice error={saving.error} />}
        {submitting.isError && <ErrorNotice error={submitting.error} />}
        {!isOver && (
          <SubmitBar
            missing={open.length}
            state={saving.isPending ? 'saving' : saving.isSuccess ? 'saved' : undefined}
            disabled={submitting.isPending}
            onSubmit={finish}
          />
        )}
      </Card>
    </div>
  )
}

function SubmitBar(props: {
  readonly missing: number
  readonly state: 'saving' | 'saved' | undefined
  readonly disabled: boolean
  readonly onSubmit: () => void
}) {
  const { missing, state, disabled, onSubmit } = props
  const words = useWords(answeringWords)
  const { count } = useFormats()
  return (
    <div className={styles.bar}>
      <Button look="main" disabled={disabled} onClick={onSubmit}>
        {words.submit}
      </Button>
      <span className="quiet">{missing > 0 ? words.left(missing, count(missing)) : words.submitHint}</span>
      <span className={`quiet ${styles.state}`} role="status">
        {state && words[state]}
      </span>
    </div>
  )
}

/** The criterion that keys answer and quotes belong to. */
function useCurrent() {
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const show = (index: number) => {
    setCurrent(index)
    const shown = list.current?.children[index]?.querySelector<HTMLElement>('fieldset')
    shown?.focus({ preventScroll: true })
    shown?.scrollIntoView({ block: 'nearest' })
  }
  return { current, setCurrent, show, list }
}

/** After submitting: to the next call that is not submitted, or back. */
function useWayOn({ id, call_ids }: Calibration, callId: string): () => void {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return () => {
    const at = call_ids.indexOf(callId)
    const others = [...call_ids.slice(at + 1), ...call_ids.slice(0, at)]
    const next = others.find(
      (other) =>
        queries.getQueryData(calibrationQueries.answers(client, id, other).queryKey)?.status !== 'submitted',
    )
    void outdateCalibrations(queries)
    void (next
      ? navigate({
          to: '/reviews/calibrations/$calibrationId/calls/$callId',
          params: { calibrationId: id, callId: next },
        })
      : navigate({ to: '/reviews/calibrations/$calibrationId', params: { calibrationId: id } }))
  }
}

const mostQuotes = 20

function withQuote(quotes: readonly Quote[], picked: Quote): readonly Quote[] {
  const others = quotes.filter(({ start }) => start !== picked.start)
  return [...others, picked].sort((a, b) => a.start - b.start).slice(0, mostQuotes)
}
