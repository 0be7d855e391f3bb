import { CallmarkError, type InvitedUser, type Team, type User } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { roleWords } from '../../parts/role-words.ts'
import { roles } from '../../parts/roles.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { type Role, useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentInput, useAgents } from './agent-input.tsx'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

interface PersonFormProps {
  readonly user: User | undefined
  readonly teams: readonly Team[]
  readonly onInvited: ((invited: InvitedUser) => void) | undefined
  readonly onChanged: () => void
  readonly onClose: () => void
}

export function PersonForm(props: PersonFormProps) {
  const { user, teams, onClose } = props
  const { form: words, ...page } = useWords(peopleWords)
  const named = useWords(roleWords)
  const explain = useExplain()
  const me = useMe()
  const [email, setEmail] = useState(user?.email ?? '')
  const [name, setName] = useState(user?.name ?? '')
  const [role, setRole] = useState<Role>(user?.role ?? 'agent')
  const [agentId, setAgentId] = useState(user?.agent_id ?? '')
  const [leads, setLeads] = useState<readonly number[]>(user?.leads ?? [])
  const fields = { email: email.trim(), name: name.trim(), role, agent_id: agentId.trim() || null }
  const saving = useSavePerson(props, { ...fields, leads: role === 'lead' ? [...leads] : [] })
  const path = saving.error instanceof CallmarkError ? saving.error.path : undefined
  const at = (field: string) => (path === field ? explain(saving.error).message : undefined)
  const shown = ['email', 'name', 'agent_id']
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Field label={page.email} error={at('email')}>
        <TextInput
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={page.name} error={at('name')}>
        <TextInput
          required
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={page.role} hint={named.may[role]}>
        <Select value={role} onChange={({ target }) => setRole(target.value as Role)}>
          {roles
            .filter((one) => one !== 'owner' || me.role === 'owner')
            .map((one) => (
              <option key={one} value={one}>
                {named.names[one]}
              </option>
            ))}
        </Select>
      </Field>
      <AgentField role={role} user={user} value={agentId} onValue={setAgentId} error={at('agent_id')} />
      {role === 'lead' && <LedTeams teams={teams} chosen={leads} onChange={setLeads} />}
      {saving.isError && !shown.includes(path ?? '') && <ErrorNotice error={saving.error} />}
      {user && <p className="quiet">{words.rights}</p>}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {user
            ? saving.isPending
              ? words.saving
              : words.save
            : saving.isPending
              ? words.sending
              : words.send}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  )
}

function LedTeams(props: {
  readonly teams: readonly Team[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}) {
  const { teams, chosen, onChange } = props
  const { form: words } = useWords(peopleWords)
  if (teams.length === 0) return <p className="quiet">{words.noTeams}</p>
  return (
    <CheckGroup
      legend={words.teams}
      choices={teams.map((team) => ({ value: team.id, label: team.name }))}
      chosen={chosen}
      onChange={onChange}
      hint={chosen.length === 0 ? words.teamsMissing : undefined}
    />
  )
}

function AgentField(props: {
  readonly role: Role
  readonly user: User | undefined
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}) {
  const { role, user, value, onValue, error } = props
  const { form: words } = useWords(peopleWords)
  const wanted = value.trim()
  const agent = useAgents(value).find(({ agent_id }) => agent_id === wanted)
  const other = agent?.user && agent.user.id !== user?.id ? agent.user : undefined
  const told = agent
    ? words.agentFound(agent.name)
    : wanted
      ? words.agentNew
      : role === 'agent'
        ? words.agentMissing
        : words.agentHint
  return (
    <Field label={words.agent} hint={told} error={other ? words.agentTaken(other.name) : error}>
      <AgentInput value={value} onValue={onValue} placeholder={words.agentNone} />
    </Field>
  )
}

function useSavePerson(
  { user, onInvited, onChanged }: PersonFormProps,
  input: Parameters<ReturnType<typeof useClient>['users']['invite']>[0],
) {
  const client = useClient()
  return useMutation({
    mutationFn: async () => {
      if (!user) return onInvited?.(await client.users.invite(input))
      await client.users.replace(user.id, { ...input, enabled: user.enabled })
      onChanged()
    },
  })
}
