import { type Program, type ProgramSecret, scopes } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { CopyText } from '../../parts/copy-text.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { EmptyState, Notice } from '../../parts/notice.tsx'
import { outdatePrograms, peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { ProgramForm } from './program-form.tsx'
import { programWords } from './program-words.ts'
import { scopeWords } from './scope-words.ts'
import styles from './settings.module.css'

type Open =
  | { readonly what: 'create' }
  | { readonly what: 'rotate' | 'disable'; readonly program: Program }
  | { readonly what: 'secret'; readonly secret: ProgramSecret }

/** The programs that use the API, and what each may do. */
export function ProgramsPart() {
  const words = useWords(programWords)
  const programs = useQuery(peopleQueries.programs(useClient()))
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const onDone = (secret?: ProgramSecret) => {
    void outdatePrograms(queries)
    setOpen(secret && { what: 'secret', secret })
  }
  const add = (
    <Button look="main" onClick={() => setOpen({ what: 'create' })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <QueryState query={programs} lines={5}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.none} actions={add}>
              {words.lead}
            </EmptyState>
          ) : (
            <Card title={words.title} aside={add}>
              <p className="quiet">{words.lead}</p>
              <ul>
                {list.map((program) => (
                  <ProgramItem
                    key={program.id}
                    program={program}
                    onAction={(what) => setOpen({ what, program })}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryState>
      {open?.what === 'create' && <ProgramForm onDone={onDone} onClose={close} />}
      {(open?.what === 'rotate' || open?.what === 'disable') && (
        <ProgramConfirm what={open.what} program={open.program} onDone={onDone} onClose={close} />
      )}
      {open?.what === 'secret' && <ProgramSecretDialog made={open.secret} onClose={close} />}
    </>
  )
}

function ProgramItem(props: {
  readonly program: Program
  readonly onAction: (what: 'rotate' | 'disable') => void
}) {
  const { program, onAction } = props
  const words = useWords(programWords)
  const meanings: Readonly<Record<string, string>> = useWords(scopeWords)
  const { count, date } = useFormats()
  const isAll = program.scopes.length === scopes.length
  return (
    <li className={styles.webhook}>
      <div className={styles.heading}>
        <strong>{program.name}</strong>
        <span className={`${styles.chip} ${program.enabled ? styles.good : ''}`}>
          {program.enabled ? words.enabled : words.disabled}
        </span>
      </div>
      <p className="quiet">
        <code>{program.id}</code> · {words.created(date(program.created_at))}
      </p>
      {isAll ? (
        <p>{words.all}</p>
      ) : (
        <details>
          <summary>{words.count(count(program.scopes.length), count(scopes.length))}</summary>
          <ul className={styles.meanings}>
            {program.scopes.map((scope) => (
              <li key={scope}>{meanings[scope] ?? scope}</li>
            ))}
          </ul>
        </details>
      )}
      {program.enabled && (
        <div className={styles.actions}>
          <Button onClick={() => onAction('rotate')} aria-label={words.of(words.rotate, program.name)}>
            {words.rotate}
          </Button>
          <Button onClick={() => onAction('disable')} aria-label={words.of(words.disable, program.name)}>
            {words.disable}
          </Button>
        </div>
      )}
    </li>
  )
}

function ProgramConfirm(props: {
  readonly what: 'rotate' | 'disable'
  readonly program: Program
  readonly onDone: (secret?: ProgramSecret) => void
  readonly onClose: () => void
}) {
  const { what, program, onDone, onClose } = props
  const words = useWords(programWords)
  const client = useClient()
  const doing = useMutation({
    mutationFn: async () => {
      if (what === 'rotate') return client.programs.rotateSecret(program.id)
      await client.programs.disable(program.id)
      return undefined
    },
    onSuccess: onDone,
  })
  const isEnd = what === 'disable'
  return (
    <ConfirmDialog
      title={isEnd ? words.disableTitle : words.rotateTitle}
      action={isEnd ? words.disableNow : words.rotateNow}
      danger={isEnd}
      doing={doing}
      onClose={onClose}
    >
      <p>
        <strong>{program.name}</strong>
      </p>
      <p>{isEnd ? words.disableLead : words.rotateLead}</p>
    </ConfirmDialog>
  )
}

/** ID and secret, this once. */
function ProgramSecretDialog({
  made,
  onClose,
}: {
  readonly made: ProgramSecret
  readonly onClose: () => void
}) {
  const words = useWords(programWords)
  return (
    <Dialog title={words.secretTitle} onClose={onClose}>
      <div className={styles.stack}>
        {made.client_secret === null ? (
          <Notice tone="fair">{words.secretLost}</Notice>
        ) : (
          <>
            <p>{words.secretLead}</p>
            <h3>{words.clientId}</h3>
            <CopyText text={made.client_id} label={words.clientId} />
            <h3>{words.secret}</h3>
            <CopyText text={made.client_secret} label={words.secret} />
          </>
        )}
        <div className={styles.actions}>
          <Button look="main" onClick={onClose}>
            {words.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
