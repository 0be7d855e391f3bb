import type { Passkey } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { addressWithName, hasPasskeys } from '../../parts/has-passkeys.ts'
import { outdateOwn, ownQueries } from '../../parts/queries/own-account.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { PasskeyAdd } from './passkey-add.tsx'
import { accountWords } from './words.ts'

type Open = { readonly what: 'add' } | { readonly what: 'remove'; readonly passkey: Passkey }

export function PasskeysCard() {
  const { passkeys: words } = useWords(accountWords)
  const passkeys = useQuery(ownQueries.passkeys(useClient()))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card title={words.title}>
      <div className={styles.stack}>
        <p className="quiet">{words.lead}</p>
        <QueryState query={passkeys} lines={2}>
          {(list) =>
            list.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <ul className={styles.lines}>
                {list.map((passkey) => (
                  <PasskeyLine
                    key={passkey.id}
                    passkey={passkey}
                    onRemove={() => setOpen({ what: 'remove', passkey })}
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
        {hasPasskeys() ? (
          <div className={styles.actions}>
            <Button onClick={() => setOpen({ what: 'add' })}>{words.add}</Button>
          </div>
        ) : (
          <NotHere />
        )}
      </div>
      {open?.what === 'add' && <PasskeyAdd onClose={close} />}
      {open?.what === 'remove' && <PasskeyRemove passkey={open.passkey} onClose={close} />}
    </Card>
  )
}

function NotHere() {
  const { passkeys: words } = useWords(accountWords)
  const address = addressWithName()
  if (address === undefined) return <p>{words.notHere}</p>
  return (
    <p>
      {words.byName} <a href={address}>{address}</a>
    </p>
  )
}

function PasskeyLine({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const { passkeys: words } = useWords(accountWords)
  const { date, ago } = useFormats()
  return (
    <li className={styles.line}>
      <div>
        <strong>{passkey.name}</strong>
        <p>
          {words.made(date(passkey.created_at))},{' '}
          {passkey.last_used_at === null ? words.unused : words.used(ago(passkey.last_used_at))}
        </p>
      </div>
      <Button look="quiet" onClick={onRemove} aria-label={words.of(words.remove, passkey.name)}>
        {words.remove}
      </Button>
    </li>
  )
}

function PasskeyRemove({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { passkeys: words } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: () => client.me.deletePasskey(passkey.id),
    onSuccess() {
      void outdateOwn(queries, client)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={words.removeTitle(passkey.name)}
      action={words.removeNow}
      danger
      doing={removing}
      onClose={onClose}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  )
}
