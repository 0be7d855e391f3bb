import { Button } from '../../parts/button.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { roleWords } from '../../parts/role-words.ts'
import { roles } from '../../parts/roles.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import type { ClaimRole } from './sso-draft.ts'
import { ssoWords } from './sso-words.ts'

/** From what the claim says to what somebody is here. */
export function RoleValues(props: {
  readonly values: readonly ClaimRole[]
  readonly onChange: (values: readonly ClaimRole[]) => void
}) {
  const { values, onChange } = props
  const words = useWords(ssoWords)
  const named = useWords(roleWords)
  return (
    <fieldset className={styles.whole}>
      <legend>{words.roles}</legend>
      {values.map(({ value, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but what is being typed into them
        <div key={index} className={styles.valueLine}>
          <TextInput
            aria-label={words.value}
            placeholder={words.value}
            maxLength={500}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(values.with(index, { value: target.value, role }))}
          />
          <Select
            aria-label={words.role}
            value={role}
            onChange={({ target }) =>
              onChange(values.with(index, { value, role: target.value as ClaimRole['role'] }))
            }
          >
            {roles
              .filter((one) => one !== 'owner')
              .map((one) => (
                <option key={one} value={one}>
                  {named.names[one]}
                </option>
              ))}
          </Select>
          <Button
            look="quiet"
            aria-label={words.removeRole(value)}
            onClick={() => onChange(values.toSpliced(index, 1))}
          >
            ✕
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange([...values, { value: '', role: 'agent' }])}>{words.addRole}</Button>
      </div>
    </fieldset>
  )
}
