import type { Appeal } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { recordChanged } from '../../../parts/queries/reviews.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import dialogStyles from '../dialogs.module.css'
import { AnswerChoice } from './answer-choice.tsx'
import { appealWords } from './appeal-words.ts'
import type { Said } from './draft.ts'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { useCriterionNames } from './use-criterion-names.ts'

type Outcome = NonNullable<Appeal['outcome']>
type Answers = Readonly<Record<string, Said | undefined>>

/** Accepts or declines an appeal, says why, and gives the answers that are to count. */
export function DecideDialog({ appeal, onClose }: { readonly appeal: Appeal; readonly onClose: () => void }) {
  const words = useWords(appealWords)
  const client = useClient()
  const queries = useQueryClient()
  const name = useCriterionNames()(appeal.key)
  const [outcome, setOutcome] = useState<Outcome>()
  const [reason, setReason] = useState('')
  const [answers, setAnswers] = useState<Answers>({})
  const deciding = useMutation({
    mutationFn: async (chosen: Outcome) => {
      const given = Object.entries(answers).flatMap(([key, said]) => (said ? [{ key, ...said }] : []))
      const body = { outcome: chosen, reason: reason.trim(), answers: chosen === 'accepted' ? given : [] }
      await client.reviews.appeals.decide(appeal.id, body)
      await recordChanged(queries, client, appeal.call_analysis_id)
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome && reason.trim() !== '') deciding.mutate(outcome)
  }
  return (
    <Dialog title={words.decideTitle(name)} onClose={onClose} wide={appeal.key === null}>
      <form onSubmit={submit} className={dialogStyles.form}>
        <blockquote className={styles.appealed}>{appeal.reason}</blockquote>
        <fieldset className={dialogStyles.choices}>
          <legend>{words.decision}</legend>
          {(['accepted', 'declined'] as const).map((value) => (
            <label key={value} className={dialogStyles.choice}>
              <input
                type="radio"
                name="outcome"
                checked={outcome === value}
                onChange={() => setOutcome(value)}
              />
              {value === 'accepted' ? words.accept : words.decline}
            </label>
          ))}
        </fieldset>
        {outcome === 'accepted' && (
          <CountingAnswers only={appeal.key} answers={answers} onAnswers={setAnswers} />
        )}
        <Field label={words.decisionReason}>
          <TextArea value={reason} maxLength={4000} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {deciding.isError && <ErrorNotice error={deciding.error} />}
        <div className={dialogStyles.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="main" disabled={!outcome || reason.trim() === '' || deciding.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Of the criterion that was appealed, or of any if it was the whole result. */
function CountingAnswers(props: {
  readonly only: string | null
  readonly answers: Answers
  readonly onAnswers: (answers: Answers) => void
}) {
  const { only, answers, onAnswers } = props
  const words = useWords(appealWords)
  const { criteria } = useSaid().reviewing
  return (
    <section aria-label={words.answers}>
      <p className={styles.who}>
        <strong>{words.answers}.</strong> {words.answersHint}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={styles.criteria} tabIndex={0}>
        {criteria
          .filter(({ key }) => only === null || key === only)
          .map((criterion) => (
            <fieldset key={criterion.key} className={styles.counting}>
              <legend>{criterion.name}</legend>
              <div className={styles.choices}>
                <AnswerChoice
                  criterion={criterion}
                  said={answers[criterion.key]}
                  onSay={(said) => onAnswers({ ...answers, [criterion.key]: said })}
                />
              </div>
            </fieldset>
          ))}
      </div>
    </section>
  )
}
