import type { CoachingSession } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './coaching.module.css'
import { coachingWords } from './words.ts'

/** Sessions, each with how far it has come. */
export function SessionList({ sessions }: { readonly sessions: readonly CoachingSession[] }) {
  const words = useWords(coachingWords)
  const { count, date } = useFormats()
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, title, state, held_at, created_at, moments, criteria }) => (
        <li key={id} className={styles.session}>
          <div>
            <Link to="/coaching/$sessionId" params={{ sessionId: id }}>
              {title}
            </Link>
            <p className="quiet">
              {[
                held_at === null ? words.plannedOn(date(created_at)) : words.heldOn(date(held_at)),
                ...(moments.length > 0 ? [words.moments(moments.length, count(moments.length))] : []),
                ...(criteria.length > 0 ? [words.criteria(criteria.length, count(criteria.length))] : []),
              ].join(' · ')}
            </p>
          </div>
          <SessionState state={state} />
        </li>
      ))}
    </ul>
  )
}

export function SessionState({ state }: { readonly state: CoachingSession['state'] }) {
  const { states } = useWords(coachingWords)
  return (
    <span className={styles.state} data-state={state}>
      {states[state]}
    </span>
  )
}
