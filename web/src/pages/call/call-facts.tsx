import { type Call, type ModelRevision, readAnalysis } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Score } from '../../parts/score.tsx'
import { StageBar } from '../../parts/stage-bar.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import { words as pageWords } from './words.ts'

/** What everybody wants to know of a call at once. */
export function CallFacts({
  call,
  revision,
}: {
  readonly call: Call
  readonly revision: ModelRevision | undefined
}) {
  const words = useWords(pageWords)
  const { dateTime, clock, decimal } = useFormats()
  const open = readAnalysis(call)?.points_open ?? 0
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.score}</dt>
        <dd className={styles.score}>
          <Score value={call.score_percentage} />
          {call.total_score !== null && call.score_percentage !== null && (
            <span className="quiet">
              {' '}
              {words.points(decimal(call.total_score), decimal(call.expected_score ?? 0))}
            </span>
          )}
          {open > 0 && <span className={styles.open}> {words.pointsOpen(open, decimal(open))}</span>}
        </dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>
          <StageBar status={call.status} />
        </dd>
      </div>
      {call.agent_id && (
        <div>
          <dt>{words.agent}</dt>
          <dd>
            <Link to="/agents/$agentId" params={{ agentId: call.agent_id }}>
              {call.agent_name ?? call.agent_id}
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.model}</dt>
        <dd>
          <Link
            to="/models/$modelId"
            params={{ modelId: String(call.model_id) }}
            search={{ view: 'revisions' }}
          >
            {revision?.name ?? call.model_id}, {words.revision(call.model_revision)}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{words.when}</dt>
        <dd>{dateTime(call.created_at)}</dd>
      </div>
      {call.duration !== null && (
        <div>
          <dt>{words.length}</dt>
          <dd className="figures">{clock(call.duration)}</dd>
        </div>
      )}
    </dl>
  )
}
