import type { Team } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { Notice } from '../../parts/notice.tsx'
import { outdatePeople } from '../../parts/queries/people.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { teamWords } from './words.ts'

/** Makes a team, or renames `team`. */
export function TeamNameDialog({ team, onClose }: { readonly team?: Team; readonly onClose: () => void }) {
  const words = useWords(teamWords)
  const client = useClient()
  const queries = useQueryClient()
  const explain = useExplain()
  const [name, setName] = useState(team?.name ?? '')
  const saving = useMutation({
    mutationFn: () => (team ? client.teams.rename(team.id, name.trim()) : client.teams.create(name.trim())),
    onSuccess() {
      void outdatePeople(queries)
      onClose()
    },
  })
  return (
    <Dialog title={team ? words.renameTitle : words.createTitle} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Field label={words.name} error={saving.isError ? explain(saving.error).message : undefined}>
          <TextInput
            required
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

export function TeamDelete({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) {
  const words = useWords(teamWords)
  const client = useClient()
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => client.teams.delete(team.id),
    onSuccess() {
      void outdatePeople(queries)
      onClose()
    },
  })
  if (team.agents > 0)
    return (
      <Dialog title={words.removeTitle(team.name)} onClose={onClose}>
        <div className={styles.stack}>
          <Notice tone="fair">{words.inUse}</Notice>
          <div className={styles.actions}>
            <Button onClick={onClose}>{words.cancel}</Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={words.removeTitle(team.name)}
      action={words.removeNow}
      danger
      doing={deleting}
      onClose={onClose}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  )
}
