import type { Starter, StarterLanguage } from '@callmark/client/starters'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../parts/button.tsx'
import { usePreferences } from '../../../session/preferences.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './start.module.css'
import { startWords } from './words.ts'

/** A scorecard to start from, and what it holds. */
export function StarterCard(props: { readonly starter: Starter; readonly language: StarterLanguage }) {
  const { starter, language } = props
  const { model } = starter
  const words = useWords(startWords)
  const { language: own } = usePreferences()
  const categories = model.categories ?? []
  const total = categories.reduce((sum, { max_score }) => sum + max_score, 0)
  return (
    <li className={styles.card}>
      <h3>{model.name}</h3>
      <p className="quiet">{model.description}</p>
      <div className={styles.facts} lang={own}>
        <span className={styles.fact}>{words.categories(categories.length)}</span>
        <span className={styles.fact}>{words.criteria(model.template_variables?.length ?? 0)}</span>
        <span className={styles.fact}>{words.points(total)}</span>
      </div>
      <Contents model={model} />
      <div className={styles.foot} lang={own}>
        <Link
          to="/models/$modelId"
          params={{ modelId: 'new' }}
          search={{ starter: starter.starter, language }}
          className={buttonClass('main')}
          aria-label={words.useNamed(model.name)}
        >
          {words.use}
        </Link>
      </div>
    </li>
  )
}

function Contents({ model }: { readonly model: Starter['model'] }) {
  const words = useWords(startWords)
  const { language: own } = usePreferences()
  const criteria = model.template_variables ?? []
  const groups = [
    ...(model.categories ?? []).map(({ name, max_score }) => ({
      name,
      points: words.points(max_score),
      items: criteria.filter(({ category }) => category === name),
    })),
    { name: undefined, points: undefined, items: criteria.filter(({ category }) => !category) },
  ]
  return (
    <details className={styles.inside}>
      <summary lang={own}>{words.inside}</summary>
      <dl>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ name, points, items }) => (
            <div key={name ?? ''}>
              <dt lang={name === undefined ? own : undefined}>
                {name ?? words.collected}{' '}
                {points && (
                  <span className={styles.quiet} lang={own}>
                    {points}
                  </span>
                )}
              </dt>
              {items.map(({ key, readable_name, critical }) => (
                <dd key={key}>
                  {readable_name}{' '}
                  {critical && (
                    <span className={styles.critical} lang={own}>
                      {words.critical}
                    </span>
                  )}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </details>
  )
}
