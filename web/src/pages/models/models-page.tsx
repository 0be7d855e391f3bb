import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { ModelCard } from './model-card.tsx'
import styles from './models.module.css'
import { modelWords } from './words.ts'

export function ModelsPage() {
  const words = useWords(modelWords)
  const models = useQuery(modelQueries.every(useClient()))
  const [copied, setCopied] = useState<Model>()
  const may = useRights()
  const onDuplicate = may('duplicateModel') ? setCopied : undefined
  const newModel = may('createModel') && (
    <Link to="/models/start" className={buttonClass('main')}>
      {words.newModel}
    </Link>
  )
  return (
    <Page title={words.title} lead={words.lead} actions={newModel}>
      <QueryState query={models} lines={6} shape="cards">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.emptyTitle} actions={newModel}>
              {words.emptyText}
            </EmptyState>
          ) : (
            <>
              <ModelSection title={words.enabled} models={all.filter(isEnabled)} onDuplicate={onDuplicate} />
              <ModelSection
                title={words.disabled}
                lead={words.disabledLead}
                models={all.filter((model) => !isEnabled(model))}
                onDuplicate={onDuplicate}
              />
            </>
          )
        }
      </QueryState>
      {copied && <DuplicateDialog model={copied} onClose={() => setCopied(undefined)} />}
    </Page>
  )
}

function ModelSection(props: {
  readonly title: string
  readonly lead?: string
  readonly models: readonly Model[]
  readonly onDuplicate: ((model: Model) => void) | undefined
}) {
  const { title, lead, models, onDuplicate } = props
  if (models.length === 0) return null
  return (
    <section className={styles.section}>
      <div>
        <h2>{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      <ul className={styles.cards}>
        {models.map((model) => (
          <ModelCard key={model.id} model={model} onDuplicate={onDuplicate && (() => onDuplicate(model))} />
        ))}
      </ul>
    </section>
  )
}

function isEnabled({ enabled }: Model): boolean {
  return enabled
}
