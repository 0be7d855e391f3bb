import { csvLine } from '@callmark/client/csv'
import type { PlannedRow } from '@callmark/client/plan-people'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { importWords } from './import-words.ts'
import type { Outcome } from './run-import.ts'

/** How it went, and the links, which are nowhere else. */
export function ImportEnd(props: {
  readonly rows: readonly PlannedRow[]
  readonly outcomes: ReadonlyMap<number, Outcome>
  readonly stopped: boolean
}) {
  const { rows, outcomes, stopped } = props
  const words = useWords(importWords)
  const { count } = useFormats()
  const all = [...outcomes.values()]
  const invited = all.filter(({ state }) => state !== 'failed').length
  const isWhole = all.every(({ state }) => state === 'done') && !stopped
  const download = () => {
    const lines = rows.flatMap(({ line, email, name }) => {
      const outcome = outcomes.get(line)
      return outcome && 'link' in outcome && outcome.link ? [csvLine([email, name, outcome.link.url])] : []
    })
    saveFile(csvLine(['email', 'name', 'link']) + lines.join(''), words.fileName, 'text/csv; charset=utf-8')
  }
  return (
    <Notice
      tone={isWhole ? 'good' : 'fair'}
      title={words.finished(count(invited), count(all.length - invited))}
      actions={invited > 0 && <Button onClick={download}>{words.download}</Button>}
    >
      {stopped && <p>{words.stopped}</p>}
      {invited > 0 && <p>{words.linksLead}</p>}
    </Notice>
  )
}
