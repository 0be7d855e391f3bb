import type { CoachingSession } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SessionForm } from '../../parts/coaching/session-form.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateCoaching } from '../../parts/queries/coaching.ts'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'
import { useChanging } from './use-changing.ts'
import { sessionWords } from './words.ts'

/** What its coach can do with a session. */
export function SessionActions({ session }: { readonly session: CoachingSession }) {
  const words = useWords(sessionWords)
  const may = useRights()
  const [open, setOpen] = useState<'change' | 'delete'>()
  const close = () => setOpen(undefined)
  const holding = useChanging(session)
  const changing = useChanging(session, close)
  const isHeld = session.held_at !== null
  if (!may('replaceCoachingSession')) return null
  return (
    <>
      {holding.isError && <ErrorNotice error={holding.error} />}
      <Button onClick={() => setOpen('delete')}>{words.remove}</Button>
      <Button onClick={() => setOpen('change')}>{words.change}</Button>
      <Button
        look={isHeld ? 'plain' : 'main'}
        disabled={holding.isPending}
        onClick={() => holding.mutate({ held_at: isHeld ? null : new Date().toISOString() })}
      >
        {isHeld ? words.markPlanned : words.markHeld}
      </Button>
      {open === 'change' && (
        <Dialog title={words.changeTitle} onClose={close}>
          <div className={styles.form}>
            {session.state === 'acknowledged' && <Notice tone="fair">{words.changeWarning}</Notice>}
            <SessionForm
              present={session}
              isHeld={isHeld}
              saving={changing}
              onSave={({ title, notes, criteria, shared }) =>
                changing.mutate({ title, notes, criteria, shared })
              }
              onClose={close}
            />
          </div>
        </Dialog>
      )}
      {open === 'delete' && <DeleteDialog session={session} onClose={close} />}
    </>
  )
}

function DeleteDialog(props: { readonly session: CoachingSession; readonly onClose: () => void }) {
  const { session, onClose } = props
  const words = useWords(sessionWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const deleting = useMutation({
    mutationFn: () => client.coaching.delete(session.id),
    onSuccess: async () => {
      await outdateCoaching(queries)
      await navigate({ to: '/agents/$agentId', params: { agentId: session.agent_id } })
    },
  })
  return (
    <ConfirmDialog
      title={words.removeTitle}
      action={words.removeNow}
      danger
      doing={deleting}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  )
}
