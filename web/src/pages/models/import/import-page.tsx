import { type CsvLine, readCsv } from '@callmark/client/read-csv'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea, TextInput } from '../../../parts/inputs.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page.tsx'
import { noteBegun } from '../../../parts/queries/models.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Draft } from '../draft/draft.ts'
import styles from './import.module.css'
import { planScorecard, type ScorecardPlan } from './plan-scorecard.ts'
import { PlanTable } from './plan-table.tsx'
import { RemarkList } from './remark-list.tsx'
import { importWords } from './words.ts'

/** A scorecard out of a spreadsheet: what was understood is shown before it opens in the editor. */
export function ImportPage() {
  const words = useWords(importWords)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const read = text.trim() === '' ? undefined : readSheet(text)
  const open = async (draft: Draft) => {
    noteBegun(queries, draft)
    const search = { from: 'spreadsheet' } as const
    await navigate({ to: '/models/$modelId', params: { modelId: 'new' }, search })
  }
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Link to="/models/start" className={buttonClass()}>
          {words.back}
        </Link>
      }
    >
      <div className={styles.page}>
        <Card title={words.source}>
          <div className={styles.fields}>
            <Field label={words.paste} hint={words.pasteHint}>
              <TextArea
                className={styles.sheet}
                rows={8}
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </Field>
            <Field label={words.file}>
              <TextInput
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
                onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? text)}
              />
            </Field>
          </div>
        </Card>
        {read && 'unreadable' in read && <Notice tone="poor">{words.unreadable(read.unreadable)}</Notice>}
        {read && !('unreadable' in read) && <PlanView plan={read} onOpen={open} />}
      </div>
    </Page>
  )
}

function readSheet(text: string): ScorecardPlan | { readonly unreadable: string } {
  let lines: CsvLine[]
  try {
    lines = readCsv(text, { looseQuotes: true })
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : '' }
  }
  return planScorecard(lines)
}

function PlanView(props: { readonly plan: ScorecardPlan; readonly onOpen: (draft: Draft) => void }) {
  const { plan, onOpen } = props
  const words = useWords(importWords)
  if (plan.fault === 'noCriteria')
    return <Notice tone="fair">{words.noCriteria(plan.headings.join(', ') || words.none)}</Notice>
  if (plan.fault === 'empty') return <Notice tone="fair">{words.empty}</Notice>
  const { draft, rows } = plan
  return (
    <>
      <RemarkList plan={plan} />
      {rows.length === 0 ? (
        <Notice tone="fair">{words.empty}</Notice>
      ) : (
        <Card title={words.found}>
          <div className={styles.fields}>
            <p role="status">{words.count(rows.length, draft.categories.length)}</p>
            <PlanTable rows={rows} />
            <div>
              <Button look="main" onClick={() => onOpen(draft)}>
                {words.open}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  )
}
