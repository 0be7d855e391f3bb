import { type Call, type ModelRevision, readAnalysis } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { reviewStatusWords } from '../../parts/review-status.ts'
import { Score } from '../../parts/score.tsx'
import { StageBar } from '../../parts/stage-bar.tsx'
import { useAllowed } from '../../session/me.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import { callCoachingWords } from './coaching/words.ts'
import { isBlind } from './review/is-blind.ts'
import reviewStyles from './review/review.module.css'
import { reviewWords } from './review/words.ts'
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
  const review = useWords(reviewWords)
  const statuses = useWords(reviewStatusWords)
  const { dateTime, clock } = useFormats()
  const seesAgents = useAllowed('profileAgent') !== 'own'
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.score}</dt>
        <ScoreFact call={call} />
      </div>
      {call.review_status !== 'none' && (
        <div>
          <dt>{review.statusOf}</dt>
          <dd>
            <span className={reviewStyles.badge} data-status={call.review_status}>
              {statuses[call.review_status]}
            </span>
          </dd>
        </div>
      )}
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
            {seesAgents ? (
              <Link to="/agents/$agentId" params={{ agentId: call.agent_id }}>
                {call.agent_name ?? call.agent_id}
              </Link>
            ) : (
              (call.agent_name ?? call.agent_id)
            )}
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
      <Acknowledged call={call} />
    </dl>
  )
}

/** That the agent has read the result, and whether it is still the same. */
function Acknowledged({ call }: { readonly call: Call }) {
  const words = useWords(callCoachingWords)
  const { date } = useFormats()
  if (!call.acknowledged_at) return null
  const tell = call.acknowledgement_outdated ? words.outdated : words.by
  return (
    <div>
      <dt>{words.acknowledged}</dt>
      <dd>{tell(date(call.acknowledged_at))}</dd>
    </div>
  )
}

function ScoreFact({ call }: { readonly call: Call }) {
  const words = useWords(pageWords)
  const review = useWords(reviewWords)
  const { decimal } = useFormats()
  const open = readAnalysis(call)?.points_open ?? 0
  return (
    <dd className={styles.score}>
      {isBlind(call) ? (
        <span className="quiet">{review.hidden}</span>
      ) : (
        <Score value={call.score_percentage} model={call.model_id} />
      )}
      {!isBlind(call) && call.total_score !== null && call.score_percentage !== null && (
        <span className="quiet">
          {' '}
          {words.points(decimal(call.total_score), decimal(call.expected_score ?? 0))}
        </span>
      )}
      {!isBlind(call) && <MachineScored call={call} />}
      {open > 0 && <span className={styles.open}> {words.pointsOpen(open, decimal(open))}</span>}
    </dd>
  )
}

/** Where people's answers have changed the score, what it was without them. */
function MachineScored({ call }: { readonly call: Call }) {
  const words = useWords(reviewWords)
  const { percent } = useFormats()
  const machine = call.machine_score?.score_percentage
  if (call.review_status === 'none' || machine === undefined || machine === call.score_percentage) return null
  return (
    <span className="quiet">
      {' · '}
      {machine === null ? words.machineNone : words.machineScored(percent(machine))}
    </span>
  )
}
