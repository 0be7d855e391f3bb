import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './models.module.css'
import { modelWords } from './words.ts'

/** One model of the list. Its revision and categories are asked for when it comes into sight, for a list may be long. */
export function ModelCard({
  model,
  onDuplicate,
}: {
  readonly model: Model
  /** Left out where the person may not make models. */
  readonly onDuplicate: (() => void) | undefined
}) {
  const words = useWords(modelWords)
  const client = useClient()
  const { card, seen } = useSeen()
  const details = useQuery({ ...modelQueries.details(client, model), enabled: seen })
  const address = { to: '/models/$modelId', params: { modelId: String(model.id) } } as const
  return (
    <li ref={card} className={styles.card}>
      <h3>
        <Link {...address} search={{}}>
          {model.name}
        </Link>
      </h3>
      <p className={`quiet ${styles.description}`}>{model.description || words.noDescription}</p>
      <div className={styles.facts}>
        <span className={`${styles.fact} ${model.xscore_template ? styles.scoring : ''}`}>
          {model.xscore_template ? words.scoring : words.notScoring}
        </span>
        {details.data && <span className={styles.fact}>{words.categories(details.data.categories)}</span>}
        <span className={styles.fact}>{words.variables(model.template_variables.length)}</span>
        {details.data && (
          <Link {...address} search={{ view: 'revisions' }} className={styles.fact}>
            {words.revision(details.data.revision)}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        <Link
          to="/calls"
          search={{ model: model.name }}
          className={buttonClass()}
          aria-label={words.callsOf(model.name)}
        >
          {words.calls}
        </Link>
        {onDuplicate && (
          <Button onClick={onDuplicate} aria-label={words.duplicateOf(model.name)}>
            {words.duplicate}
          </Button>
        )}
      </div>
    </li>
  )
}

function useSeen() {
  const card = useRef<HTMLLIElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (card.current) watcher.observe(card.current)
    return () => watcher.disconnect()
  }, [])
  return { card, seen }
}
