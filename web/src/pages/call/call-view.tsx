import {
  type Call,
  type ConversationMetrics,
  type ModelRevision,
  readAnalysis,
  type Transcription,
} from '@callmark/client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { Card } from '../../parts/card.tsx'
import { Loading } from '../../parts/loading.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import { CompareCard } from './compare-card.tsx'
import type { Outline } from './draw-waveform.ts'
import { type EvidenceMoment, listEvidence, stepEvidence } from './evidence-moments.ts'
import { HistoryCard } from './history-card.tsx'
import { Legend } from './legend.tsx'
import { listenWords } from './listen-words.ts'
import { MetadataCard } from './metadata-card.tsx'
import { MetricsCard } from './metrics-card.tsx'
import { Player } from './player.tsx'
import { ScoreCard } from './score-card.tsx'
import { scoreCardRows } from './score-card-rows.ts'
import { SummaryCard } from './summary-card.tsx'
import { Transcript } from './transcript.tsx'
import { useKeys } from './use-keys.ts'
import { usePlayback } from './use-playback.ts'

const noSegments: Transcription['segments']['segments'] = []
/** What is drawn while the outline of the sound is not there: the turns alone. */
const flatChannel = [{ speaker: null, peaks: [0.4] }]

/** The same each time, so that nothing is drawn again for it. */
const noMetrics: ConversationMetrics = {}

/** All there is of a call, as far as it has come. */
export function CallView(props: {
  readonly call: Call
  readonly revision: ModelRevision | undefined
  readonly transcription: UseQueryResult<Transcription>
  readonly onKeys: () => void
}) {
  const { call, revision, transcription, onKeys } = props
  const client = useClient()
  const playback = usePlayback()
  const search = useSearch({ from: '/calls/$callId' })
  const navigate = useNavigate({ from: '/calls/$callId' })
  const segments = transcription.data?.segments.segments ?? noSegments
  const waveform = useQuery(callQueries.waveform(client, call, segments.length > 0))
  const results = useQuery(callQueries.results(client, call))
  const rows = useMemo(() => scoreCardRows(call, revision), [call, revision])
  const evidence = useMemo(() => listEvidence(rows), [rows])
  const analysis = useMemo(() => readAnalysis(call), [call])
  const metrics = analysis?.metrics ?? noMetrics
  const outline = useMemo(
    (): Outline => ({
      duration: waveform.data?.duration ?? call.duration ?? segments.at(-1)?.end ?? 0,
      channels: waveform.data?.channels ?? flatChannel,
      segments,
      metrics,
      evidence,
    }),
    [waveform.data, call.duration, segments, metrics, evidence],
  )

  const { at } = search
  useEffect(() => {
    if (at !== undefined) playback.seek(at)
  }, [at, playback])

  const { heard, hear } = useHearing(evidence, outline.duration, onKeys)
  const onQuery = (q: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, q }), replace: true, resetScroll: false })

  return (
    <div className={styles.stack}>
      <div ref={tellHeight} className={styles.player}>
        <Player call={call} outline={outline} />
      </div>
      <div className={styles.legend}>
        <Legend outline={outline} />
      </div>
      <div className={styles.columns}>
        <div className={styles.transcript}>
          {transcription.data ? (
            <Transcript segments={segments} query={search.q} onQuery={onQuery} />
          ) : (
            <NoTranscript transcription={transcription} />
          )}
        </div>
        <div className={styles.stack}>
          {analysis && <SummaryCard call={call} />}
          <ScoreCard rows={rows} heard={heard} onHear={hear} />
        </div>
      </div>
      {results.data && results.data.length > 1 && (
        <CompareCard
          results={results.data}
          revision={revision}
          chosen={search.compare}
          onChoose={(compare) =>
            void navigate({ search: (old) => ({ ...old, compare }), replace: true, resetScroll: false })
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {analysis && <MetricsCard metrics={metrics} />}
          <MetadataCard call={call} revision={revision} />
        </div>
        <HistoryCard call={call} />
      </div>
    </div>
  )
}

/** The evidence that was asked for last, by hand or by the keys. */
function useHearing(evidence: readonly EvidenceMoment[], duration: number, onKeys: () => void) {
  const playback = usePlayback()
  const [heard, setHeard] = useState<string>()
  const hear = (id: string, seconds: number) => {
    setHeard(id)
    playback.playFrom(seconds)
  }
  useKeys({
    toggle: playback.toggle,
    skip: (seconds) => playback.seek(Math.min(duration, playback.time() + seconds)),
    showKeys: onKeys,
    stepEvidence(step) {
      const next = stepEvidence(evidence, step, { id: heard, seconds: playback.time() })
      if (!next) return
      hear(next.id, next.start)
      document.getElementById(next.id)?.scrollIntoView({ block: 'center' })
    },
  })
  return { heard, hear }
}

/** What sticks below the player has to know where that ends. */
function tellHeight(player: HTMLElement | null) {
  const sizes = new ResizeObserver(() => {
    player?.parentElement?.style.setProperty('--player-height', `${player.offsetHeight}px`)
  })
  if (player) sizes.observe(player)
  return () => sizes.disconnect()
}

function NoTranscript({ transcription }: { readonly transcription: UseQueryResult<Transcription> }) {
  const words = useWords(listenWords)
  const explain = useExplain()
  return (
    <Card title={words.transcript}>
      {transcription.isLoading ? (
        <Loading lines={8} />
      ) : (
        <p className="quiet">{transcription.isError ? explain(transcription.error).message : words.notYet}</p>
      )}
    </Card>
  )
}
