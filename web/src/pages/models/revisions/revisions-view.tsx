import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { RevisionDiff } from './revision-diff.tsx'
import styles from './revisions.module.css'
import { revisionWords } from './words.ts'

/** Every revision of a model, and what became of it between any two. */
export function RevisionsView({ modelId, newest }: { readonly modelId: number; readonly newest: number }) {
  const words = useWords(revisionWords)
  const client = useClient()
  const search = useSearch({ from: '/models/$modelId' })
  const revisions = useQuery(modelQueries.revisions(client, modelId, newest))
  return (
    <QueryState query={revisions} lines={6}>
      {(notes) => {
        const known = (number: number | undefined) => notes.find((note) => note.number === number)?.number
        const to = known(search.newer) ?? notes[0]!.number
        const from = known(search.older) ?? Math.max(1, to - 1)
        return (
          <div className={styles.view}>
            <Card title={words.title}>
              <p className="quiet">{words.lead}</p>
              <RevisionTable notes={notes} />
            </Card>
            <Card title={notes.length === 1 ? words.compare : words.changes(from, to)}>
              {notes.length === 1 ? (
                <p className="quiet">{words.one}</p>
              ) : (
                <>
                  <Pickers notes={notes} from={from} to={to} />
                  <RevisionDiff modelId={modelId} from={from} to={to} />
                </>
              )}
            </Card>
          </div>
        )
      }}
    </QueryState>
  )
}

interface Note {
  readonly number: number
  readonly created_at: string
  readonly created_by: string
  readonly current: boolean
}

function RevisionTable({ notes }: { readonly notes: readonly Note[] }) {
  const words = useWords(revisionWords)
  const { dateTime } = useFormats()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={words.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {words.number}
            </th>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.compare}</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ number, created_at, created_by, current }) => (
            <tr key={number}>
              <td className={styles.number}>
                {number} {current && <span className={styles.current}>{words.current}</span>}
              </td>
              <td className={styles.who}>
                {dateTime(created_at)}
                <br />
                <span className="quiet">
                  <span className="visually-hidden">{words.who}: </span>
                  {created_by}
                </span>
              </td>
              <td>
                {number === 1 ? (
                  <span className="quiet">{words.first}</span>
                ) : (
                  <Link
                    to="."
                    search={{ view: 'revisions', older: number - 1, newer: number }}
                    aria-label={words.compareNumber(number)}
                  >
                    {words.withBefore}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Pickers(props: { readonly notes: readonly Note[]; readonly from: number; readonly to: number }) {
  const { notes, from, to } = props
  const words = useWords(revisionWords)
  const { dateTime } = useFormats()
  const navigate = useNavigate({ from: '/models/$modelId' })
  const pick = (chosen: { older: number; newer: number }) =>
    void navigate({ search: { view: 'revisions', ...chosen }, replace: true })
  const options = notes.map(({ number, created_at }) => (
    <option key={number} value={number}>
      {number} · {dateTime(created_at)}
    </option>
  ))
  return (
    <div className={styles.pickers}>
      <Field label={words.older}>
        <Select value={from} onChange={({ target }) => pick({ older: Number(target.value), newer: to })}>
          {options}
        </Select>
      </Field>
      <Field label={words.newer}>
        <Select value={to} onChange={({ target }) => pick({ older: from, newer: Number(target.value) })}>
          {options}
        </Select>
      </Field>
    </div>
  )
}
