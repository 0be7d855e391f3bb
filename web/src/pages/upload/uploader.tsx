import type { Account, Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../../parts/notice.tsx'
import { uploadQueries } from '../../parts/queries/uploads.ts'
import { useSession } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { BatchForm } from './batch-form.tsx'
import { DropZone } from './drop-zone.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OwnValuesDialog } from './own-values-dialog.tsx'
import { type CallValues, findFaults, mergeValues, noValues, writeSubmission } from './submission-values.ts'
import { UploadList } from './upload-list.tsx'
import { createUploadQueue, isBeingHeard, type UploadItem, type UploadQueue } from './upload-queue.ts'
import styles from './uploader.module.css'
import { createWatchedFetch } from './watched-fetch.ts'
import { words as pageWords } from './words.ts'

export function Uploader({
  account,
  models,
}: {
  readonly account: Account
  readonly models: readonly Model[]
}) {
  const words = useWords(pageWords)
  const { count } = useFormats()
  const { client, clientWith } = useSession()
  const [queue] = useState(() => {
    const watched = createWatchedFetch()
    return createUploadQueue(clientWith(watched.fetch), watched)
  })
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  const search = useSearch({ from: '/upload' })
  const navigate = useNavigate({ from: '/upload' })
  const model = models.find(({ name }) => name === search.model) ?? models[0]!
  const [batch, setBatch] = useState<CallValues>(noValues)
  const [editedKey, setEditedKey] = useState<string>()
  const [leftOut, setLeftOut] = useState(0)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const place = useRef<HTMLDivElement>(null)

  const heard = items.some(isBeingHeard)
  useQuery({ ...uploadQueries.progress((signal) => queue.look(client, signal)), enabled: heard })
  useEffect(() => () => queue.cancel(queue.items().map(({ key }) => key)), [queue])

  const { send, isChecked } = useSend(queue, batch, model, place)
  const open = items.filter(({ state }) => state !== 'sent' && state !== 'sending' && state !== 'waiting')
  const batchFaults = isChecked ? Object.assign({}, ...open.map((item) => faultsOf(item, batch, model))) : {}
  const edited = items.find(({ key }) => key === editedKey)
  return (
    <div ref={place} className={styles.uploader}>
      <BatchForm
        models={models}
        model={model}
        onModel={(name) => void navigate({ search: { model: name }, replace: true })}
        values={batch}
        onChange={setBatch}
        faults={batchFaults}
      />
      <DropZone
        limits={account.limits}
        onFiles={({ files, unreadable: unread }) => {
          setLeftOut(queue.add(files, account.limits.max_upload_bytes))
          setUnreadable(unread)
        }}
      />
      {unreadable.length > 0 && <Notice tone="poor">{words.unreadable(unreadable.join(', '))}</Notice>}
      {leftOut > 0 && <p role="status">{words.listedAlready(count(leftOut))}</p>}
      {items.length > 0 && (
        <UploadList
          items={items}
          queue={queue}
          limits={account.limits}
          batch={batch}
          isChecked={isChecked}
          onSend={send}
          onEdit={setEditedKey}
        />
      )}
      {edited && (
        <OwnValuesDialog
          item={edited}
          fields={model.template_metadata}
          batch={batch}
          onChange={(own) => queue.change(edited.key, { own })}
          onClose={() => setEditedKey(undefined)}
        />
      )}
      <LeaveGuard items={items} />
    </div>
  )
}

/** Sends what is whole; of what is not, it says so and goes to the first fault. */
function useSend(queue: UploadQueue, batch: CallValues, model: Model, place: RefObject<HTMLElement | null>) {
  const [isChecked, setIsChecked] = useState(false)
  // The same one as long as what it sends is the same: the rows depend on it.
  const send = useCallback(
    (chosen: readonly UploadItem[]) => {
      const isWhole = chosen.every((item) => Object.keys(faultsOf(item, batch, model)).length === 0)
      flushSync(() => setIsChecked(!isWhole))
      if (!isWhole) return place.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      queue.send(
        chosen.map((item) => ({
          key: item.key,
          submission: writeSubmission(item, mergeValues(item.own, batch), model),
        })),
      )
    },
    [queue, batch, model, place],
  )
  return { send, isChecked }
}

function faultsOf(item: UploadItem, batch: CallValues, model: Model) {
  const faults = findFaults(mergeValues(item.own, batch), model.template_metadata)
  return item.externalId.trim() === '' ? { ...faults, external_id: 'missing' as const } : faults
}
