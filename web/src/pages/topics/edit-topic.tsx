import type { CallmarkClient, Topic } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateTopics } from '../../parts/queries/topics.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './topics.module.css'
import { words as pageWords } from './words.ts'

type Change = (topics: CallmarkClient['topics']) => Promise<unknown>

interface Part {
  readonly topic: Topic
  readonly isBusy: boolean
  readonly onChange: (change: Change) => void
}

/** Renames a topic, merges it into another, or takes out of it what was merged. */
export function EditTopic(props: {
  readonly topic: Topic
  readonly others: readonly Topic[]
  readonly onClose: () => void
}) {
  const { topic, others, onClose } = props
  const { edit: words } = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const changing = useMutation({
    mutationFn: (change: Change) => change(client.topics),
    async onSuccess() {
      await outdateTopics(queries)
      onClose()
    },
  })
  const part: Part = { topic, isBusy: changing.isPending, onChange: changing.mutate }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={styles.dialog}>
        {changing.isError && <ErrorNotice error={changing.error} />}
        <Rename {...part} />
        {others.length > 0 && <Merge {...part} others={others} />}
        {topic.parts.length > 0 && <Parts {...part} />}
      </div>
    </Dialog>
  )
}

function Rename({ topic, isBusy, onChange }: Part) {
  const { edit: words } = useWords(pageWords)
  const [name, setName] = useState(topic.name)
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        onChange((topics) => topics.rename(topic.id, name))
      }}
    >
      <Field label={words.name} hint={words.nameHint}>
        <TextInput
          required
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className={styles.actions}>
        {topic.renamed && (
          <Button disabled={isBusy} onClick={() => onChange((topics) => topics.rename(topic.id, null))}>
            {words.ownWords}
          </Button>
        )}
        <Button type="submit" look="main" disabled={isBusy || ['', topic.name].includes(name.trim())}>
          {words.rename}
        </Button>
      </div>
    </form>
  )
}

function Merge({ topic, isBusy, onChange, others }: Part & { readonly others: readonly Topic[] }) {
  const { edit: words, unnamed } = useWords(pageWords)
  const [into, setInto] = useState('')
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        onChange((topics) => topics.merge(topic.id, into))
      }}
    >
      <Field label={words.merge} hint={words.mergeHint}>
        <Select required value={into} onChange={({ target }) => setInto(target.value)}>
          <option value="">{words.choose}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name || unnamed}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy || into === ''}>
          {words.mergeAction}
        </Button>
      </div>
    </form>
  )
}

function Parts({ topic, isBusy, onChange }: Part) {
  const { edit: words, unnamed } = useWords(pageWords)
  return (
    <section>
      <h3>{words.parts}</h3>
      <ul className={styles.parts}>
        {topic.parts.map((part) => (
          <li key={part.id}>
            <span>{part.name || unnamed}</span>
            <Button
              disabled={isBusy}
              aria-label={words.separateOne(part.name || unnamed)}
              onClick={() => onChange((topics) => topics.separate(part.id))}
            >
              {words.separate}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
