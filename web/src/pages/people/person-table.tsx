import type { Team, User } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { roleWords } from '../../parts/role-words.ts'
import { useMe } from '../../session/me.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

interface PersonActions {
  /** Left out for whoever may not. */
  readonly onChange: ((user: User) => void) | undefined
  readonly onLink: ((user: User) => void) | undefined
}

export function PersonTable(
  props: PersonActions & { readonly users: readonly User[]; readonly teams: readonly Team[] },
) {
  const { users, teams, onChange, onLink } = props
  const words = useWords(peopleWords)
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (
    <table className={`${styles.table} ${styles.cards}`}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.agent}</th>
          <th scope="col">{words.leads}</th>
          <th scope="col">{words.lastSeen}</th>
          <th scope="col">{words.state}</th>
          {(onChange || onLink) && (
            <th scope="col">
              <span className="visually-hidden">{words.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <PersonRow key={user.id} user={user} teamNames={names} onChange={onChange} onLink={onLink} />
        ))}
      </tbody>
    </table>
  )
}

function PersonRow(
  props: PersonActions & { readonly user: User; readonly teamNames: ReadonlyMap<number, string> },
) {
  const { user, teamNames, onChange, onLink } = props
  const words = useWords(peopleWords)
  const roles = useWords(roleWords)
  const { ago } = useFormats()
  const me = useMe()
  const isSelf = user.id === me.id
  // A link is as good as the account it opens.
  const mayLink = onLink && (user.role !== 'owner' || me.role === 'owner') && user.enabled && !isSelf
  const led = user.leads.map((id) => teamNames.get(id)).filter((name) => name !== undefined)
  return (
    <tr className={user.enabled ? '' : styles.off}>
      <th scope="row">
        {user.name} {isSelf && <span className={styles.chip}>{words.you}</span>}
        <div className={styles.email}>{user.email}</div>
      </th>
      <td>
        <span className={`${styles.chip} ${styles.role}`}>{roles.names[user.role]}</span>
      </td>
      <td data-name={words.agent} data-empty={user.agent_id === null ? '' : undefined}>
        {user.agent_id === null ? (
          words.noAgent
        ) : (
          <Link to="/agents/$agentId" params={{ agentId: user.agent_id }}>
            {user.agent_id}
          </Link>
        )}
      </td>
      <td data-name={words.leads} data-empty={led.length === 0 ? '' : undefined}>
        {led.join(', ') || words.noTeams}
      </td>
      <td data-name={words.lastSeen}>
        {user.last_seen_at === null ? (
          words.never
        ) : (
          <time dateTime={user.last_seen_at}>{ago(user.last_seen_at)}</time>
        )}
      </td>
      <td>
        <States user={user} />
      </td>
      {(onChange || onLink) && (
        <td className={styles.tools}>
          {mayLink && (
            <Button look="quiet" onClick={() => onLink(user)} aria-label={words.of(words.newLink, user.name)}>
              {words.newLink}
            </Button>
          )}
          {onChange && (user.role !== 'owner' || me.role === 'owner') && (
            <Button onClick={() => onChange(user)} aria-label={words.of(words.change, user.name)}>
              {words.change}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}

function States({ user }: { readonly user: User }) {
  const { states } = useWords(peopleWords)
  if (!user.enabled) return <span className={`${styles.chip} ${styles.poor}`}>{states.disabled}</span>
  if (user.invited) return <span className={`${styles.chip} ${styles.fair}`}>{states.invited}</span>
  return (
    <span className={styles.chips}>
      {user.two_factor && <span className={`${styles.chip} ${styles.good}`}>{states.twoFactor}</span>}
      {user.passkeys > 0 && <span className={`${styles.chip} ${styles.good}`}>{states.passkey}</span>}
      {user.sso && <span className={`${styles.chip} ${styles.good}`}>{states.sso}</span>}
      {!user.two_factor && !user.sso && user.passkeys === 0 && (
        <span className={styles.chip}>{states.active}</span>
      )}
    </span>
  )
}
