import type { Agent, Team } from '@callmark/client'
import { type ImportPlan, type PlannedRow, type Present, planImport } from '@callmark/client/plan-people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { Notice } from '../../parts/notice.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { ImportEnd } from './import-end.tsx'
import { ImportTable } from './import-table.tsx'
import { importWords } from './import-words.ts'
import styles from './people.module.css'
import { type Outcome, runImport } from './run-import.ts'

const sample = `email,name,role,agent_id,team
ana@example.com,Ana Ruiz,lead,,North
ben@example.com,Ben Cole,agent,agent-7,North`

interface Found extends Present {
  readonly teams: readonly Team[]
  readonly agents: readonly Agent[]
}

/** Many people at once, from a list: what would happen is shown first, row by row. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(importWords)
  const present = useQuery(peopleQueries.present(useClient()))
  const { role } = useMe()
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <QueryState query={present}>
        {(found) => <Import present={{ ...found, role }} onClose={onClose} />}
      </QueryState>
    </Dialog>
  )
}

function Import({ present, onClose }: { readonly present: Found; readonly onClose: () => void }) {
  const words = useWords(importWords)
  const { count } = useFormats()
  const [plan, setPlan] = useState<ImportPlan | 'not-csv'>()
  const rows = plan && plan !== 'not-csv' && plan.fault === undefined ? plan.rows : []
  const { outcomes, running, stopping } = useRun(rows, present)
  const invites = rows.filter((row) => row.plan === 'invite')
  const choose = async (file: File | undefined) => {
    if (!file) return setPlan(undefined)
    const { readCsv } = await import('@callmark/client/read-csv')
    try {
      setPlan(planImport(readCsv(await file.text()), present))
    } catch {
      setPlan('not-csv')
    }
  }
  const isOver = running.isSuccess
  return (
    <div className={styles.stack}>
      {running.isIdle && (
        <>
          <p>{words.lead}</p>
          <pre className={styles.sample}>{sample}</pre>
          <Field label={words.choose} error={explainPlan(plan, words)}>
            <TextInput
              type="file"
              accept=".csv,.txt,text/csv"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          </Field>
        </>
      )}
      {plan && plan !== 'not-csv' && plan.fault === undefined && (
        <>
          {running.isIdle && <Summary plan={plan} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label={words.what}>
            <ImportTable rows={rows} outcomes={outcomes} />
          </section>
        </>
      )}
      {isOver && (
        <ImportEnd rows={rows} outcomes={outcomes} stopped={stopping.current?.signal.aborted ?? false} />
      )}
      <div className={styles.actions}>
        {running.isIdle && (
          <Button look="main" disabled={invites.length === 0} onClick={() => running.mutate()}>
            {words.start(invites.length, count(invites.length))}
          </Button>
        )}
        {running.isPending ? (
          <>
            <Button onClick={() => stopping.current?.abort()}>{words.stop}</Button>
            <span role="status">{words.progress(count(outcomes.size), count(invites.length))}</span>
          </>
        ) : (
          <Button onClick={onClose}>{isOver ? words.close : words.cancel}</Button>
        )}
      </div>
    </div>
  )
}

/** Runs the plan, and stops it where the dialog is closed. */
function useRun(rows: readonly PlannedRow[], present: Found) {
  const client = useClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const stopping: RefObject<AbortController | undefined> = useRef(undefined)
  const running = useMutation({
    mutationFn: () => {
      stopping.current = new AbortController()
      return runImport(client, rows, present, {
        signal: stopping.current.signal,
        onOutcome: (line, outcome) => setOutcomes((before) => new Map(before).set(line, outcome)),
      })
    },
  })
  useEffect(() => () => stopping.current?.abort(), [])
  return { outcomes, running, stopping }
}

function Summary({ plan }: { readonly plan: ImportPlan & { readonly fault: undefined } }) {
  const words = useWords(importWords)
  const { count } = useFormats()
  const of = (kind: PlannedRow['plan']) => count(plan.rows.filter((row) => row.plan === kind).length)
  return (
    <Notice tone={plan.rows.some((row) => row.plan === 'fault') ? 'fair' : 'info'}>
      <p>{words.summary(of('invite'), of('skip'), of('fault'))}</p>
      {plan.newTeams.length > 0 && <p>{words.newTeams(plan.newTeams.join(', '))}</p>}
    </Notice>
  )
}

function explainPlan(
  plan: ImportPlan | 'not-csv' | undefined,
  words: (typeof importWords)['en'],
): string | undefined {
  if (plan === 'not-csv') return words.notCsv
  if (!plan || plan.fault === undefined) return undefined
  if (plan.fault === 'empty') return words.empty
  if (plan.fault === 'column_missing') return words.columnMissing(plan.column)
  return plan.fault === 'column_unknown' ? words.columnUnknown(plan.column) : words.columnTwice(plan.column)
}
