import type { ComponentProps } from 'react'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { roleWords } from '../../parts/role-words.ts'
import { roles } from '../../parts/roles.ts'
import { useWords } from '../../words/use-words.ts'
import type { SsoDraft } from './sso-draft.ts'
import { RoleValues } from './sso-role-values.tsx'
import { ssoWords } from './sso-words.ts'

interface SsoPart {
  readonly draft: SsoDraft
  readonly onChange: (change: Partial<SsoDraft>) => void
  readonly errorAt: (field: string) => string | undefined
}

type TextName = 'issuer' | 'clientId' | 'secret' | 'domains' | 'roleClaim' | 'teamClaim'

function bind({ draft, onChange }: SsoPart, name: TextName): ComponentProps<typeof TextInput> {
  return {
    value: draft[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }) => onChange({ [name]: target.value }),
  }
}

/** Which service, and for whom. */
export function SsoServiceFields(props: SsoPart & { readonly hasSecret: boolean }) {
  const { hasSecret, errorAt } = props
  const words = useWords(ssoWords)
  return (
    <>
      <Field label={words.issuer} hint={words.issuerHint} error={errorAt('issuer')}>
        <TextInput type="url" required maxLength={2000} {...bind(props, 'issuer')} />
      </Field>
      <Field label={words.clientId} error={errorAt('client_id')}>
        <TextInput required maxLength={500} {...bind(props, 'clientId')} />
      </Field>
      <Field
        label={words.secret}
        hint={hasSecret ? words.secretKept : words.secretNone}
        error={errorAt('client_secret')}
      >
        <TextInput type="password" maxLength={2000} {...bind(props, 'secret')} autoComplete="new-password" />
      </Field>
      <Field label={words.domains} hint={words.domainsHint} error={errorAt('domains')}>
        <TextInput {...bind(props, 'domains')} />
      </Field>
    </>
  )
}

/** What people become, by what the service says of them. */
export function SsoClaimFields(props: SsoPart) {
  const { draft, onChange, errorAt } = props
  const words = useWords(ssoWords)
  const named = useWords(roleWords)
  const { defaultRole } = draft
  return (
    <>
      <Field label={words.defaultRole} hint={defaultRole ? named.may[defaultRole] : undefined}>
        <Select
          value={defaultRole}
          onChange={({ target }) => onChange({ defaultRole: target.value as SsoDraft['defaultRole'] })}
        >
          <option value="">{words.noDefault}</option>
          {roles
            .filter((role) => role !== 'owner')
            .map((role) => (
              <option key={role} value={role}>
                {named.names[role]}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={words.roleClaim} hint={words.roleClaimHint} error={errorAt('role_claim')}>
        <TextInput maxLength={200} {...bind(props, 'roleClaim')} />
      </Field>
      {draft.roleClaim.trim() !== '' && (
        <RoleValues values={draft.values} onChange={(values) => onChange({ values })} />
      )}
      <Field label={words.teamClaim} hint={words.teamClaimHint} error={errorAt('team_claim')}>
        <TextInput maxLength={200} {...bind(props, 'teamClaim')} />
      </Field>
    </>
  )
}
