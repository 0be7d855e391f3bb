import type { PhoneSystem, PhoneSystemInput } from '@callmark/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select, TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { useExplain } from '../../../parts/use-explain.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import type { Connecting } from './connect-dialog.tsx'
import { bindField, ConnectionFields, type FormPart } from './connection-fields.tsx'
import { explainField, findField, type PhoneField } from './explain-field.ts'
import { draftOf, hasWrongLines, inputOf, type PhoneDraft, phoneKinds, withKind } from './phone-draft.ts'
import { phoneFormWords } from './phone-form-words.ts'
import { phoneWords } from './phone-words.ts'
import { RuleFields } from './rule-fields.tsx'

/** Makes a phone system, or changes `system`. */
export function PhoneForm(props: {
  readonly system?: PhoneSystem
  readonly onDone: (connecting?: Connecting) => void
  readonly onClose: () => void
}) {
  const { system, onDone, onClose } = props
  const words = useWords(phoneFormWords)
  const { add } = useWords(phoneWords)
  const [draft, setDraft] = useState(() => draftOf(system))
  const [tried, setTried] = useState(false)
  const modelId = useModelId(draft)
  const saving = useSavePhone(system, onDone)
  const errorAt = useErrorAt(saving.error)
  const part: FormPart = {
    draft,
    isNew: !system,
    onChange: (change) => setDraft((before) => ({ ...before, ...change })),
    errorAt,
  }
  return (
    <Dialog title={system ? words.editTitle : add} onClose={onClose}>
      <form
        className={styles.stack}
        onChange={() => saving.reset()}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (modelId !== undefined && !hasWrongLines(draft)) saving.mutate(inputOf(draft, modelId))
        }}
      >
        <KindField part={part} onKind={(kind) => setDraft(withKind(draft, kind))} />
        <Field label={words.name} hint={words.nameHint} error={errorAt('name', draft.name)}>
          <TextInput required maxLength={200} {...bindField(part, 'name')} />
        </Field>
        <ModelField part={part} modelId={modelId} />
        <ConnectionFields {...part} />
        <RuleFields {...part} linesWrong={tried && hasWrongLines(draft)} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.enabled}
            onChange={({ target }) => part.onChange({ enabled: target.checked })}
          />
          {words.enabled}
        </label>
        {saving.isError && findField(saving.error) === undefined && <ErrorNotice error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function KindField(props: { readonly part: FormPart; readonly onKind: (kind: PhoneDraft['kind']) => void }) {
  const { part, onKind } = props
  const words = useWords(phoneFormWords)
  const { kinds } = useWords(phoneWords)
  return (
    <Field label={words.kind}>
      <Select
        value={part.draft.kind}
        disabled={!part.isNew}
        onChange={({ target }) => {
          const kind = phoneKinds.find((known) => known === target.value)
          if (kind) onKind(kind)
        }}
      >
        {phoneKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ModelField({ part, modelId }: { readonly part: FormPart; readonly modelId: number | undefined }) {
  const words = useWords(phoneFormWords)
  const { data } = useQuery(modelQueries.every(useClient()))
  // A model that calls are no longer sent to can stay, but not be chosen.
  const models = data?.filter(({ id, enabled }) => enabled || id === part.draft.modelId)
  return (
    <Field
      label={words.model}
      hint={models?.length === 0 ? words.noModel : words.modelHint}
      error={part.errorAt('model_id')}
    >
      <Select
        required
        value={modelId ?? ''}
        onChange={({ target }) =>
          part.onChange({ modelId: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{words.chooseModel}</option>
        {models?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** As chosen; where there is only one model, that one. */
function useModelId({ modelId }: PhoneDraft): number | undefined {
  const { data } = useQuery(modelQueries.every(useClient()))
  const open = data?.filter(({ enabled }) => enabled) ?? []
  return modelId ?? (open.length === 1 ? open[0]!.id : undefined)
}

function useErrorAt(error: unknown): (field: PhoneField, value?: string) => string | undefined {
  const { wrong } = useWords(phoneFormWords)
  const { message } = useExplain()(error)
  return (field, value = '') =>
    findField(error) === field
      ? explainField(error, { field, isEmpty: value.trim() === '', message }, wrong)
      : undefined
}

function useSavePhone(system: PhoneSystem | undefined, onDone: (connecting?: Connecting) => void) {
  const client = useClient()
  return useMutation({
    async mutationFn(input: PhoneSystemInput): Promise<Connecting | undefined> {
      if (!system) {
        const { secret, ...made } = await client.phoneSystems.create(input)
        return { system: made, secret, isNew: true }
      }
      await client.phoneSystems.replace(system.id, input)
      return undefined
    },
    onSuccess: (connecting) => onDone(connecting),
  })
}
