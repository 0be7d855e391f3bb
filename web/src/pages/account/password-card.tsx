import { CallmarkError } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateOwn } from '../../parts/queries/own-account.ts'
import { useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

const shortest = 12

export function PasswordCard() {
  const { password: words } = useWords(accountWords)
  const { has_password: has } = useMe()
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <Card title={words.title}>
      <div className={styles.stack}>
        {done && <Notice tone="good">{words.done}</Notice>}
        {open ? (
          <PasswordForm
            onDone={() => {
              setDone(true)
              setOpen(false)
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <>
            <p className={styles.state}>
              <span className={`${styles.dot} ${has ? styles.on : ''}`} />
              {has ? words.has : words.none}
            </p>
            <div className={styles.actions}>
              <Button
                onClick={() => {
                  setDone(false)
                  setOpen(true)
                }}
              >
                {has ? words.change : words.choose}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function PasswordForm({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const { password: words, ...page } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const { has_password: has, email } = useMe()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [tried, setTried] = useState(false)
  const changing = useMutation({
    mutationFn: () => client.me.changePassword({ ...(has ? { current } : {}), password: next }),
    onSuccess() {
      void outdateOwn(queries, client)
      onDone()
    },
  })
  const isWrong = changing.error instanceof CallmarkError && changing.error.path === 'current'
  const isShort = next.length < shortest
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) changing.mutate()
      }}
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {has && (
        <Field label={words.current} error={isWrong ? words.wrong : undefined}>
          <TextInput
            type="password"
            required
            autoComplete="current-password"
            maxLength={256}
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
          />
        </Field>
      )}
      <Field label={words.next} hint={words.hint} error={tried && isShort ? words.short : undefined}>
        <TextInput
          type="password"
          required
          autoComplete="new-password"
          maxLength={256}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
      </Field>
      <p className="quiet">{words.ends}</p>
      {changing.isError && !isWrong && <ErrorNotice error={changing.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={changing.isPending}>
          {changing.isPending ? page.saving : page.save}
        </Button>
        <Button onClick={onCancel}>{page.cancel}</Button>
      </div>
    </form>
  )
}
