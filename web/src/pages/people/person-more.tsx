import type { User } from '@callmark/client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useMe, useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

/** What has been asked for and waits to be confirmed. */
export type Asking = 'remove' | 'codes' | undefined

/** Shutting somebody out, for a while or for good; helping whoever has lost their codes. Not oneself. */
export function PersonMore(props: {
  readonly user: User
  readonly asking: Asking
  readonly onAsking: (asking: Asking) => void
  readonly onChanged: () => void
}) {
  const { user, asking, onAsking, onChanged } = props
  const { form: words } = useWords(peopleWords)
  const client = useClient()
  const may = useRights()
  const me = useMe()
  const { email, name, role, agent_id, leads } = user
  const switching = useMutation({
    mutationFn: () =>
      client.users.replace(user.id, {
        email,
        name,
        role,
        agent_id,
        leads: [...leads],
        enabled: !user.enabled,
      }),
    onSuccess: onChanged,
  })
  const deleting = useMutation({ mutationFn: () => client.users.delete(user.id), onSuccess: onChanged })
  const removing = useMutation({ mutationFn: () => client.users.removeCodes(user.id), onSuccess: onChanged })
  if (user.id === me.id) return null
  const back = () => onAsking(undefined)
  if (asking === 'remove')
    return <Confirm lead={words.removeHint} action={words.removeNow} doing={deleting} onBack={back} />
  if (asking === 'codes')
    return <Confirm lead={words.codesLead} action={words.codesNow} doing={removing} onBack={back} />
  return (
    <div className={styles.more}>
      {user.two_factor && may('removeUserCodes') && (
        <div className={styles.moreLine}>
          <p>{words.codesHint}</p>
          <Button onClick={() => onAsking('codes')}>{words.codes}</Button>
        </div>
      )}
      <div className={styles.moreLine}>
        <p>{user.enabled ? words.disableHint : words.enableHint}</p>
        <Button disabled={switching.isPending} onClick={() => switching.mutate()}>
          {user.enabled ? words.disable : words.enable}
        </Button>
      </div>
      {switching.isError && <ErrorNotice error={switching.error} />}
      <div className={styles.moreLine}>
        <p>{words.removeHint}</p>
        <Button look="danger" onClick={() => onAsking('remove')}>
          {words.remove}
        </Button>
      </div>
    </div>
  )
}

function Confirm(props: {
  readonly lead: string
  readonly action: string
  readonly doing: UseMutationResult<void, Error, void>
  readonly onBack: () => void
}) {
  const { lead, action, doing, onBack } = props
  const { form: words } = useWords(peopleWords)
  return (
    <>
      <p>{lead}</p>
      {doing.isError && <ErrorNotice error={doing.error} />}
      <div className={styles.actions}>
        <Button look="danger" disabled={doing.isPending} onClick={() => doing.mutate()}>
          {action}
        </Button>
        <Button onClick={onBack}>{words.cancel}</Button>
      </div>
    </>
  )
}
