import type { SignInLink, User } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdatePeople, peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { ImportDialog } from './import-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import styles from './people.module.css'
import { PersonDialog } from './person-dialog.tsx'
import { PersonTable } from './person-table.tsx'
import { peopleWords } from './words.ts'

type Open =
  | { readonly what: 'invite' | 'import' }
  | { readonly what: 'change'; readonly user: User }
  | { readonly what: 'link'; readonly user: User; readonly link: SignInLink | null; readonly isNew: boolean }

export function PeopleTab() {
  const words = useWords(peopleWords)
  const client = useClient()
  const may = useRights()
  const queries = useQueryClient()
  const users = useQuery(peopleQueries.users(client))
  const teams = useQuery(peopleQueries.teams(client))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const linking = useMutation({
    mutationFn: (user: User) => client.users.link(user.id),
    onSuccess: (link, user) => setOpen({ what: 'link', user, link, isNew: false }),
  })
  const changed = () => {
    void outdatePeople(queries)
    close()
  }
  const tools = may('createUser') && (
    <div className={styles.actions}>
      <Button look="main" onClick={() => setOpen({ what: 'invite' })}>
        {words.invite}
      </Button>
      <Button onClick={() => setOpen({ what: 'import' })}>{words.importList}</Button>
    </div>
  )
  return (
    <Card title={words.list} aside={tools}>
      {linking.isError && <ErrorNotice error={linking.error} />}
      <QueryState query={users} lines={6} shape="table">
        {(list) => (
          <PersonTable
            users={list}
            teams={teams.data ?? []}
            onChange={may('updateUser') && ((user) => setOpen({ what: 'change', user }))}
            onLink={may('linkUser') && ((user) => linking.mutate(user))}
          />
        )}
      </QueryState>
      {open?.what === 'invite' && (
        <PersonDialog
          teams={teams.data ?? []}
          onInvited={({ user, link }) => {
            void outdatePeople(queries)
            setOpen({ what: 'link', user, link, isNew: true })
          }}
          onChanged={changed}
          onClose={close}
        />
      )}
      {open?.what === 'change' && (
        <PersonDialog user={open.user} teams={teams.data ?? []} onChanged={changed} onClose={close} />
      )}
      {open?.what === 'link' && <LinkDialog {...open} onClose={close} />}
      {open?.what === 'import' && <ImportDialog onClose={changed} />}
    </Card>
  )
}
