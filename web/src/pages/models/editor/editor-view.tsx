import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea, TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import { pointsOf, type SharedPoints } from '../draft/points.ts'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { MetadataCard } from './metadata-card.tsx'
import { ScorecardCard } from './scorecard-card.tsx'
import { Toggle } from './toggle.tsx'
import { editorWords } from './words.ts'

export function EditorView(
  props: EditorPart & {
    /** Ids of the categories that rest on calls and so cannot change. */
    readonly locked: ReadonlySet<number>
    /** Left out where the person may not make models. */
    readonly onDuplicate: (() => void) | undefined
  },
) {
  const { draft, sayFault, onChange, locked, onDuplicate } = props
  const points: SharedPoints = pointsOf(draft)
  const part: EditorPart = { draft, sayFault, onChange }
  return (
    <div className={styles.editor}>
      <div className={styles.pair}>
        <BasicsCard {...part} />
        <ListeningCard {...part} />
      </div>
      <ScoringCard {...part} />
      <ScorecardCard {...part} points={points} locked={locked} onDuplicate={onDuplicate} />
      <MetadataCard {...part} />
      <KeepingCard {...part} />
    </div>
  )
}

function BasicsCard({ draft, sayFault, onChange }: EditorPart) {
  const words = useWords(editorWords)
  return (
    <Card title={words.basics}>
      <div className={styles.fields}>
        <Field label={words.name} error={sayFault('name')}>
          <TextInput
            name="name"
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={words.description} hint={words.descriptionHint} error={sayFault('description')}>
          <TextArea
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        </Field>
        <Toggle
          label={words.enabled}
          hint={words.enabledHint}
          checked={draft.enabled}
          onChange={(enabled) => onChange({ enabled })}
        />
      </div>
    </Card>
  )
}

function ListeningCard({ draft, sayFault, onChange }: EditorPart) {
  const words = useWords(editorWords)
  return (
    <Card title={words.listening}>
      <div className={styles.fields}>
        <Field
          label={words.transcriptionPrompt}
          hint={words.transcriptionHint}
          error={sayFault('transcription_prompt')}
        >
          <TextArea
            value={draft.transcription_prompt}
            onChange={({ target }) => onChange({ transcription_prompt: target.value })}
          />
        </Field>
        <Toggle
          label={words.summarize}
          checked={draft.summarize_call}
          onChange={(summarize_call) => onChange({ summarize_call })}
        />
        {draft.summarize_call && (
          <Field label={words.summarizePrompt} error={sayFault('summarize_prompt')}>
            <TextArea
              value={draft.summarize_prompt}
              onChange={({ target }) => onChange({ summarize_prompt: target.value })}
            />
          </Field>
        )}
      </div>
    </Card>
  )
}

function ScoringCard({ draft, sayFault, onChange }: EditorPart) {
  const words = useWords(editorWords)
  return (
    <Card title={words.scoringTitle}>
      <div className={styles.fields}>
        <Toggle
          label={words.scoring}
          hint={words.scoringHint}
          checked={draft.xscore_template}
          onChange={(xscore_template) => onChange({ xscore_template })}
        />
        <Field label={words.prompt} hint={words.promptHint} error={sayFault('prompt')}>
          <TextArea
            rows={8}
            value={draft.prompt}
            onChange={({ target }) => onChange({ prompt: target.value })}
          />
        </Field>
        <Field
          label={words.leastConfidence}
          hint={words.leastConfidenceHint}
          error={sayFault('least_confidence')}
        >
          <TextInput
            className={styles.figure}
            inputMode="numeric"
            value={draft.least_confidence}
            onChange={({ target }) => onChange({ least_confidence: target.value })}
          />
        </Field>
      </div>
    </Card>
  )
}

function KeepingCard({ draft, sayFault, onChange }: EditorPart) {
  const words = useWords(editorWords)
  const rows = [
    { field: 'retain_audio_days', label: words.audioDays },
    { field: 'retain_transcript_days', label: words.transcriptDays },
  ] as const
  return (
    <Card title={words.retention}>
      <div className={styles.columns}>
        {rows.map(({ field, label }) => (
          <Field key={field} label={label} hint={words.daysHint} error={sayFault(field)}>
            <TextInput
              inputMode="numeric"
              value={draft[field]}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          </Field>
        ))}
      </div>
    </Card>
  )
}
