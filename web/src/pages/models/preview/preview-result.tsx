import { readAnalysis } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../../parts/name-speaker.ts'
import { Score } from '../../../parts/score.tsx'
import { useSentences } from '../../../parts/sentences/use-sentences.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Draft } from '../draft/draft.ts'
import { type AnswerPair, compareAnswers } from './compare-answers.ts'
import { nameQuestion } from './make-grid.ts'
import styles from './preview.module.css'
import { useAnswerText } from './use-answer-text.ts'
import type { Tried } from './use-previewing.ts'
import { previewWords } from './words.ts'

/** What one call would come to, beside what it has. */
export function PreviewResult(props: {
  readonly tried: Tried
  readonly draft: Draft
  readonly modelId: number | undefined
}) {
  const { tried, draft, modelId } = props
  const { result, call } = tried
  const words = useWords(previewWords)
  const stored = call && readAnalysis(call)
  const pairs = compareAnswers(stored?.answers, readAnalysis(result)?.answers ?? [])
  const changed = pairs.filter((pair) => pair.changed)
  const rest = pairs.filter((pair) => !pair.changed)
  const compared = stored !== undefined
  return (
    <Card
      title={result.external_id ?? words.pasted}
      aside={
        call && (
          <Link to="/calls/$callId" params={{ callId: call.id }} search={{}}>
            {words.openCall}
          </Link>
        )
      }
    >
      <dl className={styles.scores}>
        {result.call_analysis_id !== null && (
          <div>
            <dt>{words.was}</dt>
            <dd>
              {result.stored ? (
                <Score value={result.stored.score_percentage} model={result.stored.model_id} />
              ) : (
                words.noStored
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.now}</dt>
          <dd>
            <Score value={draft.xscore_template ? result.score_percentage : null} model={modelId} />
          </dd>
        </div>
      </dl>
      {result.stored && modelId !== undefined && result.stored.model_id !== modelId && (
        <p className="quiet">{words.otherModel}</p>
      )}
      <div className={styles.answers}>
        {compared && <p>{words.changedCount(changed.length, pairs.length)}</p>}
        {changed.map((pair) => (
          <AnswerChange key={pair.key} pair={pair} draft={draft} />
        ))}
        {rest.length > 0 && (
          <details className={styles.rest} open={!compared}>
            <summary>{compared ? words.unchanged(rest.length) : words.answers(rest.length)}</summary>
            <div className={styles.answers}>
              {rest.map((pair) => (
                <AnswerChange key={pair.key} pair={pair} draft={draft} />
              ))}
            </div>
          </details>
        )}
        {result.summary && (
          <details className={styles.rest}>
            <summary>{words.summary}</summary>
            <p>{result.summary}</p>
          </details>
        )}
      </div>
    </Card>
  )
}

function AnswerChange({ pair, draft }: { readonly pair: AnswerPair; readonly draft: Draft }) {
  const words = useWords(previewWords)
  const speakers = useWords(speakerWords)
  const { clock } = useFormats()
  const { writeAnswer: write } = useAnswerText()
  const { tellReasons } = useSentences()
  const { key, before, after, changed } = pair
  const badge = !changed
    ? undefined
    : !after
      ? words.goneQuestion
      : before
        ? words.changed
        : words.newQuestion
  return (
    <div className={`${styles.answer} ${changed ? styles.changed : ''}`}>
      <p className={styles.question}>
        <strong>{nameQuestion(key, draft)}</strong>
        {badge && <span className={styles.badge}>{badge}</span>}
      </p>
      <p className={styles.values}>
        {changed && before && (
          <span>
            <span className="quiet">{words.was}:</span> {write(before)}
          </span>
        )}
        {after && (
          <span>
            <span className="quiet">{words.now}:</span> {write(after)}
          </span>
        )}
      </p>
      {after?.rationale && <p>{tellReasons(after.rationale, after.rationale_parts)}</p>}
      {after?.evidence.map(({ speaker, start, quote }) => (
        <blockquote key={`${start}-${quote}`} className={styles.quote}>
          {nameSpeaker(speaker, speakers)} {clock(start)}: “{quote}”
        </blockquote>
      ))}
    </div>
  )
}
