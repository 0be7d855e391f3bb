import { useQueries } from '@tanstack/react-query'
import { Loading } from '../../../parts/loading.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { editorWords } from '../editor/words.ts'
import { compareRevisions, type FieldChange, isSame, type PartChange } from './compare-revisions.ts'
import { diffWords } from './diff-words.ts'
import styles from './revisions.module.css'
import { revisionWords } from './words.ts'

export function RevisionDiff(props: {
  readonly modelId: number
  readonly from: number
  readonly to: number
}) {
  const { modelId, from, to } = props
  const words = useWords(revisionWords)
  const client = useClient()
  const [before, after] = useQueries({
    queries: [from, to].map((number) => modelQueries.revision(client, modelId, number)),
  })
  const failed = [before, after].find((query) => query?.isError)
  if (failed) return <ErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />
  if (!before?.data || !after?.data) return <Loading lines={5} />
  const changes = compareRevisions(before.data, after.data)
  if (isSame(changes)) return <p className="quiet">{words.same}</p>
  const groups = [
    { title: words.categories, parts: changes.categories },
    { title: words.variables, parts: changes.variables },
    { title: words.metadata, parts: changes.metadata },
  ].filter(({ parts }) => parts.length > 0)
  return (
    <div className={styles.diff}>
      {changes.fields.length > 0 && (
        <section className={styles.group}>
          <h3>{words.model}</h3>
          <div className={styles.part}>
            <FieldChanges fields={changes.fields} />
          </div>
        </section>
      )}
      {groups.map(({ title, parts }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          {parts.map((part) => (
            <PartChanges key={part.id} part={part} />
          ))}
        </section>
      ))}
    </div>
  )
}

function PartChanges({ part }: { readonly part: PartChange }) {
  const words = useWords(revisionWords)
  return (
    <div className={styles.part}>
      <p className={styles.partName}>
        <strong>{part.name}</strong>
        <span className={`${styles.kind} ${styles[part.kind]}`}>{words[part.kind]}</span>
      </p>
      <FieldChanges fields={part.fields} />
    </div>
  )
}

function FieldChanges({ fields }: { readonly fields: readonly FieldChange[] }) {
  const words = useWords(revisionWords)
  return (
    <dl className={styles.fields}>
      {fields.map((change) => (
        <div key={change.field}>
          <dt>{words.fields[change.field as keyof typeof words.fields]}</dt>
          <dd>
            <ChangedText change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What was taken out and put in, shown by more than its colour and read out to those who do not see it. */
function ChangedText({ change }: { readonly change: FieldChange }) {
  const words = useWords(revisionWords)
  const { types } = useWords(editorWords)
  const { percent } = useFormats()
  const write = (value: FieldChange['before']) => {
    if (value === null) return ''
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'object') return value.join('\n')
    if (change.field === 'least_confidence') return percent(100 * Number(value))
    return change.field === 'type' ? types[value as keyof typeof types] : String(value)
  }
  const [before, after] = [write(change.before), write(change.after)]
  const stretches = isProse(change) ? diffWords(before, after) : replaced(before, after)
  return stretches.map(({ kind, text }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the stretches of one comparison stand as they are
    if (kind === 'same') return <span key={index}>{text}</span>
    const Element = kind === 'added' ? 'ins' : 'del'
    return (
      <Element key={index}>
        <span className="visually-hidden">{kind === 'added' ? words.insertion : words.deletion} </span>
        {text}
      </Element>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })
}

/** Names of one word are replaced, not edited. */
const names: readonly string[] = ['key', 'type', 'category']

function isProse({ field, before, after }: FieldChange): boolean {
  const isText = (value: FieldChange['before']) => typeof value === 'string' || typeof value === 'object'
  return isText(before) && isText(after) && !names.includes(field)
}

function replaced(before: string, after: string) {
  return [
    ...(before ? [{ kind: 'removed' as const, text: before }] : []),
    ...(before && after ? [{ kind: 'same' as const, text: ' → ' }] : []),
    ...(after ? [{ kind: 'added' as const, text: after }] : []),
  ]
}
