import type { Account } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { fieldAtFault } from './explain-refusal.ts'
import { type CallValues, mergeValues } from './submission-values.ts'
import { isOnItsWay, isOpen, mayTryAgain, type UploadItem, type UploadQueue } from './upload-queue.ts'
import styles from './upload-row.module.css'
import { UploadState } from './upload-state.tsx'
import { words as pageWords } from './words.ts'

interface Sendable {
  readonly item: UploadItem
  readonly queue: UploadQueue
  readonly onSend: (items: readonly UploadItem[]) => void
}

/**
 * One recording: what it will be filed under, how far it is, and what can be done with it. Drawn anew only when it has
 * changed itself: each percent of one recording would else draw hundreds.
 */
export const UploadRow = memo(function UploadRow(
  props: Sendable & {
    readonly limits: Account['limits']
    readonly batch: CallValues
    readonly isChecked: boolean
    readonly onEdit: (key: string) => void
  },
) {
  const { item, queue, limits, batch, isChecked, onSend, onEdit } = props
  const words = useWords(pageWords)
  const { bytes } = useFormats()
  const { key, file, externalId, own } = item
  const values = mergeValues(own, batch)
  const mayChange = isOpen(item)
  const isNameless = isChecked && externalId.trim() === ''
  const fault = fieldAtFault(item)
  return (
    <li className={styles.row}>
      <div className={styles.file}>
        <span className={styles.name}>{file.name}</span>
        <span className="quiet">{bytes(file.size)}</span>
      </div>
      <div className={styles.identity}>
        {mayChange ? (
          <Field
            label={words.externalIdOf(file.name)}
            hideLabel
            error={isNameless ? words.missing : undefined}
          >
            <TextInput
              value={externalId}
              placeholder={words.externalId}
              maxLength={255}
              spellCheck={false}
              autoComplete="off"
              aria-invalid={fault === 'external_id' ? true : undefined}
              onChange={({ target }) => queue.change(key, { externalId: target.value })}
            />
          </Field>
        ) : (
          <span className={styles.name}>{externalId}</span>
        )}
      </div>
      <div className={styles.agent}>
        <span className={styles.name}>
          {values.agentName || values.agentId || <span className="quiet">{words.agentOpen}</span>}
        </span>
        {mayChange && (
          <Button
            look="quiet"
            aria-label={words.changeOwnOf(file.name)}
            aria-invalid={fault?.startsWith('a') ? true : undefined}
            onClick={() => onEdit(key)}
          >
            {words.changeOwn}
          </Button>
        )}
      </div>
      <div className={styles.state}>
        <UploadState item={item} limits={limits} />
      </div>
      <div className={styles.actions}>
        <RowActions item={item} queue={queue} onSend={onSend} />
      </div>
    </li>
  )
})

function RowActions({ item, queue, onSend }: Sendable) {
  const words = useWords(pageWords)
  const { key, file, state, call } = item
  return (
    <>
      {call && (
        <Link
          to="/calls/$callId"
          params={{ callId: call.id }}
          className={buttonClass()}
          aria-label={words.openOf(file.name)}
        >
          {words.open}
        </Link>
      )}
      {mayTryAgain(item) && (
        <Button aria-label={words.tryAgainOf(file.name)} onClick={() => onSend([item])}>
          {words.tryAgain}
        </Button>
      )}
      {isOnItsWay(item) ? (
        <Button look="quiet" aria-label={words.cancelOf(file.name)} onClick={() => queue.cancel([key])}>
          {words.cancel}
        </Button>
      ) : (
        (state !== 'sent' || item.gone) && (
          <Button look="quiet" aria-label={words.removeOf(file.name)} onClick={() => queue.remove([key])}>
            {words.remove}
          </Button>
        )
      )}
    </>
  )
}
