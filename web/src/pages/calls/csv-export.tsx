import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import type { Filters } from '../../parts/list-request.ts'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { dayOf } from '../../parts/period.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import type { Column } from './columns.ts'
import styles from './csv-export.module.css'
import { words as pageWords } from './words.ts'
import { type CallsFile, mostRows, writeCallsCsv } from './write-calls-csv.ts'

/** The list as a file: the way to begin, and how far it is. */
export function useCsvExport(filters: Filters, columns: readonly Column[]) {
  const client = useClient()
  const [count, setCount] = useState(0)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const run = useMutation({
    mutationFn: async (): Promise<CallsFile | undefined> => {
      const controller = new AbortController()
      stop.current = controller
      setCount(0)
      try {
        const file = await writeCallsCsv(client, filters, columns, {
          signal: controller.signal,
          onProgress: setCount,
        })
        offerFile(file.csv, `calls-${dayOf(new Date())}.csv`)
        return file
      } catch (error) {
        if (controller.signal.aborted) return undefined
        throw error
      }
    },
  })
  return { run, count, cancel: () => stop.current?.abort() }
}

export function CsvExportState(props: {
  readonly exporting: ReturnType<typeof useCsvExport>
  readonly total: number | undefined
}) {
  const { run, count, cancel } = props.exporting
  const words = useWords(pageWords).export
  const formats = useFormats()
  if (run.isPending) {
    const most = props.total === undefined ? undefined : Math.min(props.total, mostRows)
    const told = most === undefined ? '…' : formats.count(most)
    return (
      <Notice actions={<Button onClick={cancel}>{words.cancel}</Button>}>
        <p>{words.running(formats.count(count), told)}</p>
        <progress className={styles.progress} aria-label={words.progress} value={count} max={most || 1} />
      </Notice>
    )
  }
  if (run.isError) return <ErrorNotice error={run.error} onRetry={() => run.mutate()} />
  if (!run.data) return null
  return (
    <Notice
      tone={run.data.isCut ? 'fair' : 'good'}
      actions={<Button onClick={() => run.reset()}>{words.close}</Button>}
    >
      <p>{words.done(run.data.count, formats.count(run.data.count))}</p>
      {run.data.isCut && <p>{words.cut(formats.count(mostRows))}</p>}
    </Notice>
  )
}

function offerFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; until then it must stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
