import type { PhoneSystem } from '@callmark/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { EmptyState } from '../../../parts/notice.tsx'
import { outdatePhoneSystems, phoneQueries } from '../../../parts/queries/phone-systems.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useAllowed } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ConnectDialog, type Connecting } from './connect-dialog.tsx'
import { PhoneConfirm } from './phone-confirm.tsx'
import { PhoneForm } from './phone-form.tsx'
import { type PhoneAction, PhoneItem } from './phone-item.tsx'
import { phoneWords } from './phone-words.ts'
import { RecordingsCard } from './recordings-card.tsx'

type Open =
  | { readonly what: 'create' }
  | { readonly what: PhoneAction; readonly system: PhoneSystem }
  | { readonly what: 'connect'; readonly connecting: Connecting }

/** Where recordings come from by themselves, and what came of them. */
export function PhonePart() {
  const words = useWords(phoneWords)
  const queries = useQueryClient()
  const { phone } = useSearch({ from: '/settings' })
  const [open, setOpen] = useState<Open>()
  const systems = useQuery(phoneQueries.list(useClient()))
  const mayChange = useAllowed('replacePhoneSystem') !== undefined
  const close = () => setOpen(undefined)
  const onDone = (connecting?: Connecting) => {
    void outdatePhoneSystems(queries)
    setOpen(connecting && { what: 'connect', connecting })
  }
  const add = mayChange && (
    <Button look="main" onClick={() => setOpen({ what: 'create' })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <QueryState query={systems} lines={5}>
        {(list) => {
          const shown = list.find(({ id }) => id === phone)
          return (
            <>
              {list.length === 0 ? (
                <EmptyState title={words.none} actions={add}>
                  {words.noneLead}
                </EmptyState>
              ) : (
                <Card title={words.title} aside={add}>
                  <p className="quiet">{words.lead}</p>
                  <ul>
                    {list.map((system) => (
                      <PhoneItem
                        key={system.id}
                        system={system}
                        mayChange={mayChange}
                        onAction={(what) => setOpen({ what, system })}
                      />
                    ))}
                  </ul>
                </Card>
              )}
              {shown && <RecordingsCard key={shown.id} system={shown} mayChange={mayChange} />}
            </>
          )
        }}
      </QueryState>
      {open?.what === 'create' && <PhoneForm onDone={onDone} onClose={close} />}
      {open?.what === 'edit' && <PhoneForm system={open.system} onDone={onDone} onClose={close} />}
      {(open?.what === 'rotate' || open?.what === 'remove') && (
        <PhoneConfirm what={open.what} system={open.system} onDone={onDone} onClose={close} />
      )}
      {open?.what === 'connect' && <ConnectDialog {...open.connecting} onClose={close} />}
    </>
  )
}
