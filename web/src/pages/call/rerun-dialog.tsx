import type { Call } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { callChanged } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './dialogs.module.css'
import { words as pageWords } from './words.ts'

type Beginning = 'transcript' | 'audio'

/** Has the call analysed again; it can begin only with what is still kept. */
export function RerunDialog(props: {
  readonly call: Call
  /** Unknown while the transcript is being fetched. */
  readonly hasTranscript: boolean | undefined
  readonly onClose: () => void
}) {
  const { call, hasTranscript, onClose } = props
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const hasAudio = call.audio_removed_at === null
  const [chosen, setChosen] = useState<Beginning>()
  const from = chosen ?? (hasTranscript ? 'transcript' : 'audio')
  const rerun = useMutation({
    mutationFn: () => client.calls.rerun(call.id, { from }),
    onSuccess: (changed) => {
      callChanged(queries, client, changed)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rerun.mutate()
  }
  const choices = [
    {
      value: 'transcript',
      name: words.rerun.transcript,
      hint: words.rerun.transcriptHint,
      possible: hasTranscript === true,
    },
    { value: 'audio', name: words.rerun.audio, hint: words.rerun.audioHint, possible: hasAudio },
  ] as const
  return (
    <Dialog title={words.rerun.title} onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        <p>{words.rerun.lead}</p>
        <fieldset className={styles.choices}>
          <legend>{words.rerun.from}</legend>
          {choices.map(({ value, name, hint, possible }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="from"
                value={value}
                checked={from === value}
                disabled={!possible}
                onChange={() => setChosen(value)}
              />
              <span>
                {name}
                <span className={styles.hint}>{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {rerun.isError && <ErrorNotice error={rerun.error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="main" disabled={rerun.isPending || hasTranscript === undefined}>
            {words.rerun.go}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
