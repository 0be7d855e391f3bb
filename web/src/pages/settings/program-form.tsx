import { type ProgramInput, type ProgramSecret, scopes } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { programWords } from './program-words.ts'
import { scopeWords } from './scope-words.ts'
import styles from './settings.module.css'

type Scope = ProgramInput['scopes'][number]

/** Lets another program in. */
export function ProgramForm(props: {
  readonly onDone: (secret: ProgramSecret) => void
  readonly onClose: () => void
}) {
  const { onDone, onClose } = props
  const words = useWords(programWords)
  const meanings = useWords(scopeWords)
  const client = useClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const [tried, setTried] = useState(false)
  const creating = useMutation({
    mutationFn: () => client.programs.create({ name: name.trim(), scopes: [...chosen] }),
    onSuccess: onDone,
  })
  const isAll = chosen.length === scopes.length
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (chosen.length > 0) creating.mutate()
        }}
      >
        <Field label={words.name} hint={words.nameHint}>
          <TextInput
            required
            maxLength={200}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <CheckGroup
          legend={words.scopes}
          choices={scopes.map((value) => ({ value, label: meanings[value] }))}
          chosen={chosen}
          onChange={setChosen}
          error={tried && chosen.length === 0 ? words.scopesMissing : undefined}
        />
        <div>
          <Button look="quiet" onClick={() => setChosen(isAll ? [] : scopes)}>
            {isAll ? words.chooseNone : words.choose}
          </Button>
        </div>
        {creating.isError && <ErrorNotice error={creating.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={creating.isPending}>
            {creating.isPending ? words.creating : words.create}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
