import type { PhoneSystem } from '@callmark/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { Loading } from '../../../parts/loading.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { phoneQueries } from '../../../parts/queries/phone-systems.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { OlderButton } from '../older-button.tsx'
import { recordingStatuses } from '../search.ts'
import styles from '../settings.module.css'
import { phoneRecordingWords } from './phone-recording-words.ts'
import { phoneWords } from './phone-words.ts'
import { RecordingItem } from './recording-item.tsx'

/** What one phone system has told of, the newest first. */
export function RecordingsCard({
  system,
  mayChange,
}: {
  readonly system: PhoneSystem
  readonly mayChange: boolean
}) {
  const words = useWords(phoneRecordingWords)
  const { offLead } = useWords(phoneWords)
  const { recordings: status } = useSearch({ from: '/settings' })
  const list = useInfiniteQuery(phoneQueries.recordings(useClient(), system.id, status))
  const found = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Card
      title={words.title(system.name)}
      aside={<Button onClick={() => void list.refetch()}>{words.refresh}</Button>}
    >
      <div className={styles.stack}>
        {!system.enabled && <Notice>{offLead}</Notice>}
        <StatusFilter />
        {list.isError && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {!found && !list.isError && <Loading />}
        {found?.length === 0 &&
          (status ? <p>{words.noneSuch}</p> : <p>{`${words.none} ${words.noneLead}`}</p>)}
        {found && found.length > 0 && (
          <ul>
            {found.map((recording) => (
              <RecordingItem
                key={recording.id}
                systemId={system.id}
                recording={recording}
                mayChange={mayChange}
              />
            ))}
          </ul>
        )}
        <OlderButton list={list} />
      </div>
    </Card>
  )
}

function StatusFilter() {
  const words = useWords(phoneRecordingWords)
  const { recordings: status } = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  return (
    <div className={styles.filters}>
      <Field label={words.status}>
        <Select
          value={status ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: (before) => ({
                ...before,
                recordings: recordingStatuses.find((known) => known === target.value),
              }),
              replace: true,
            })
          }
        >
          <option value="">{words.any}</option>
          {recordingStatuses.map((known) => (
            <option key={known} value={known}>
              {words.statuses[known]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
