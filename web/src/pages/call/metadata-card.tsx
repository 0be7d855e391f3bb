import type { Call, ModelRevision } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../../parts/card.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'

/** What was said about the call when it was sent. */
export function MetadataCard(props: { readonly call: Call; readonly revision: ModelRevision | undefined }) {
  const { call, revision } = props
  const words = useWords(aboutWords)
  const fields = new Map(revision?.template_metadata.map((field) => [field.key, field]))
  const given = Object.entries(call.additional_parameters ?? {})
  const show = (key: string, value: unknown): ReactNode => {
    const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
    if (!fields.get(key)?.grouping || text === '') return text
    return (
      <Link to="/calls" search={{ field: key, value: text }}>
        {text}
      </Link>
    )
  }
  return (
    <Card title={words.metadata}>
      {given.length === 0 && <p className="quiet">{words.noMetadata}</p>}
      <dl className={styles.facts}>
        {given.map(([key, value]) => (
          <Fragment key={key}>
            <dt>{fields.get(key)?.readable_name ?? key.replaceAll('_', ' ')}</dt>
            <dd>{show(key, value)}</dd>
          </Fragment>
        ))}
        {call.original_file_name && (
          <>
            <dt>{words.file}</dt>
            <dd>{call.original_file_name}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
