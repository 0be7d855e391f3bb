import { type Call, type ModelRevision, readAnalysis } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { callQueries } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import styles from './call-page.module.css'
import { CompareCard } from './compare-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MetadataCard } from './metadata-card.tsx'
import { MetricsCard } from './metrics-card.tsx'
import { AppealsCard } from './review/appeals-card.tsx'
import { CommentsCard, type Moment } from './review/comments-card.tsx'
import { useSaid } from './review/review-context.ts'

/** What there is about a call besides what was said and what it earned. */
export function CallAbout(props: {
  readonly call: Call
  readonly revision: ModelRevision | undefined
  readonly moment: Moment
  readonly onMoment: (moment: Moment) => void
}) {
  const { call, revision, moment, onMoment } = props
  const { reviewing } = useSaid()
  const search = useSearch({ from: '/calls/$callId' })
  const navigate = useNavigate({ from: '/calls/$callId' })
  const results = useQuery(callQueries.results(useClient(), call))
  const analysis = readAnalysis(call)
  return (
    <>
      {results.data && results.data.length > 1 && !reviewing.isBlind && (
        <CompareCard
          results={results.data}
          modelId={call.model_id}
          revision={revision}
          chosen={search.compare}
          onChoose={(compare) =>
            void navigate({ search: (old) => ({ ...old, compare }), replace: true, resetScroll: false })
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <div className={`${styles.stack} screen-only`}>
            <CommentsCard call={call} moment={moment} onMoment={onMoment} />
            {analysis && <MetricsCard metrics={analysis.metrics} />}
          </div>
          <MetadataCard call={call} revision={revision} />
        </div>
        <div className={`${styles.stack} screen-only`}>
          <AppealsCard />
          <HistoryCard call={call} />
        </div>
      </div>
    </>
  )
}
