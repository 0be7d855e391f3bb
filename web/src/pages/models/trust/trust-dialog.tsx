import type { CriterionTrust } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextArea } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateTrust } from '../../../parts/queries/trust.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './trust.module.css'
import { trustWords } from './words.ts'

const levels = ['automatic', 'spot_checked', 'by_people'] as const
type Level = (typeof levels)[number]

/** Sets the level by hand, or leaves it to the rules again. */
export function TrustDialog(props: {
  readonly modelId: number
  readonly trust: CriterionTrust
  readonly onClose: () => void
}) {
  const { modelId, trust, onClose } = props
  const words = useWords(trustWords)
  const client = useClient()
  const queries = useQueryClient()
  const [level, setLevel] = useState<Level | ''>(trust.by === 'person' ? trust.level : '')
  const [reason, setReason] = useState(trust.reason)
  const saving = useMutation({
    mutationFn: async () => {
      await client.models.setTrust(modelId, trust.key, {
        level: level || null,
        reason: level ? reason.trim() : '',
      })
      await outdateTrust(queries, modelId)
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <Dialog title={words.setTitle(trust.label)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Field label={words.level}>
          <Select value={level} onChange={({ target }) => setLevel(target.value as Level | '')}>
            <option value="">{`${words.asRules}: ${words.levels[trust.level_by_rule]}`}</option>
            {levels.map((one) => (
              <option key={one} value={one}>
                {`${words.levels[one]}: ${words.means[one]}`}
              </option>
            ))}
          </Select>
        </Field>
        {level !== '' && (
          <Field label={words.reason}>
            <TextArea
              required
              maxLength={2000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        {saving.isError && <ErrorNotice error={saving.error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
