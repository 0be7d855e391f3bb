import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { queueQueries } from '../../parts/queries/review-queue.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { changeWords } from './change-words.ts'
import styles from './changes-card.module.css'

const ways = {
  mine: { to: '/reviews', search: { mine: true } },
  unassigned: { to: '/reviews', search: { unassigned: true } },
  overdue: { to: '/reviews', search: { overdue: true } },
  appealed: { to: '/calls', search: { review: 'appealed' } },
} as const

/** What waits for people, whatever the period. */
export function WaitingCard() {
  const { waiting: words } = useWords(changeWords)
  const { count } = useFormats()
  const counts = useQuery(queueQueries.counts(useClient()))
  return (
    <Card title={words.title}>
      <QueryState query={counts} lines={2}>
        {(found) =>
          found.waiting + found.appealed === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className={styles.tiles}>
              {(['mine', 'unassigned', 'overdue', 'appealed'] as const).map((name) => (
                <li key={name} className={styles.tile}>
                  <span className={styles.note} aria-hidden={found[name] > 0}>
                    {words[name]}
                  </span>
                  {found[name] > 0 ? (
                    <Link
                      {...ways[name]}
                      className={styles.count}
                      aria-label={words.label(words[name], count(found[name]))}
                    >
                      {count(found[name])}
                    </Link>
                  ) : (
                    <span className={styles.zero}>{count(0)}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
