import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateModels } from '../../parts/queries/models.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './models.module.css'
import { modelWords } from './words.ts'

/** Asks what the copy is called, makes it and opens it. */
export function DuplicateDialog(props: {
  readonly model: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}) {
  const { model, onClose } = props
  const words = useWords(modelWords)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState(words.copyOf(model.name))
  const duplicating = useMutation({
    mutationFn: () => client.models.duplicate(model.id, name),
    async onSuccess({ id }) {
      await outdateModels(queries)
      onClose()
      await navigate({ to: '/models/$modelId', params: { modelId: String(id) }, search: {} })
    },
  })
  return (
    <Dialog title={words.duplicateTitle} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          duplicating.mutate()
        }}
      >
        <p>{words.duplicateText}</p>
        <Field label={words.copyName}>
          <TextInput
            required
            autoComplete="off"
            maxLength={255}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {duplicating.isError && <ErrorNotice error={duplicating.error} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="main" disabled={duplicating.isPending || name.trim() === ''}>
            {words.make}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
