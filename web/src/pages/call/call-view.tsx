import {
  type Analysis,
  type Call,
  type ConversationMetrics,
  type ModelRevision,
  readAnalysis,
  type Transcription,
} from '@callmark/client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Card } from '../../parts/card.tsx'
import { Loading } from '../../parts/loading.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallAbout } from './call-about.tsx'
import styles from './call-page.module.css'
import type { Outline } from './draw-waveform.ts'
import { type EvidenceMoment, listEvidence, stepEvidence } from './evidence-moments.ts'
import { Legend } from './legend.tsx'
import { listenWords } from './listen-words.ts'
import { Player } from './player.tsx'
import type { Moment } from './review/comments-card.tsx'
import { ReviewBar, ReviewRemark } from './review/review-bar.tsx'
import { useSaid } from './review/review-context.ts'
import { SelectionBar } from './review/selection-bar.tsx'
import { useFirstKeys } from './review/use-first-keys.ts'
import { ScoreCard } from './score-card.tsx'
import type { ScoreCardRows } from './score-card-rows.ts'
import { SummaryCard } from './summary-card.tsx'
import { Transcript } from './transcript.tsx'
import { type KeyActions, useKeys } from './use-keys.ts'
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
  readonly rows: ScoreCardRows
  readonly transcription: UseQueryResult<Transcription>
  readonly onKeys: () => void
}) {
  const { call, revision, rows, transcription, onKeys } = props
  const playback = usePlayback()
  const { reviewing } = useSaid()
  const list = useRef<HTMLOListElement>(null)
  const [moment, setMoment] = useState<Moment>()
  const search = useSearch({ from: '/calls/$callId' })
  const navigate = useNavigate({ from: '/calls/$callId' })
  const segments = transcription.data?.segments.segments ?? noSegments
  const evidence = useMemo(() => listEvidence(rows), [rows])
  const analysis = useMemo(() => readAnalysis(call), [call])
  const outline = useOutline(call, analysis, segments, evidence)

  const { at } = search
  useEffect(() => {
    if (at !== undefined) playback.seek(at)
  }, [at, playback])

  const commentAt = (at: Moment) => {
    setMoment(at)
    document.querySelector<HTMLElement>('[data-comment]')?.focus()
  }
  const { heard, hear } = useHearing(evidence, outline.duration, {
    showKeys: onKeys,
    submit: () => reviewing.isOpen && reviewing.submit(),
    first: useFirstKeys(list, segments, commentAt),
  })
  const onQuery = (q: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, q }), replace: true, resetScroll: false })

  return (
    <div className={styles.stack}>
      <div ref={tellHeight} className={`${styles.player} screen-only`}>
        <Player call={call} outline={outline} />
      </div>
      <div className={`${styles.legend} screen-only`}>
        <Legend outline={outline} />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ScoreCard rows={rows} heard={heard} onHear={hear} />
          {reviewing.isOpen && (
            <div className={`${styles.beside} screen-only`}>
              <ReviewRemark />
              <ReviewBar />
            </div>
          )}
          {analysis && <SummaryCard call={call} />}
        </div>
        <div className={`${styles.transcript} screen-only`}>
          {transcription.data ? (
            <Transcript segments={segments} query={search.q} onQuery={onQuery} list={list}>
              <SelectionBar
                list={list}
                segments={segments}
                onComment={({ start, end }) => commentAt({ start, end })}
              />
            </Transcript>
          ) : (
            <NoTranscript transcription={transcription} />
          )}
        </div>
      </div>
      <CallAbout call={call} revision={revision} moment={moment} onMoment={setMoment} />
    </div>
  )
}

/** What is drawn of the sound. */
function useOutline(
  call: Call,
  analysis: Analysis | undefined,
  segments: Outline['segments'],
  evidence: readonly EvidenceMoment[],
): Outline {
  const waveform = useQuery(callQueries.waveform(useClient(), call, segments.length > 0))
  const metrics = analysis?.metrics ?? noMetrics
  return useMemo(
    () => ({
      duration: waveform.data?.duration ?? call.duration ?? segments.at(-1)?.end ?? 0,
      channels: waveform.data?.channels ?? flatChannel,
      segments,
      metrics,
      evidence,
    }),
    [waveform.data, call.duration, segments, metrics, evidence],
  )
}

/** The evidence that was asked for last, by hand or by the keys. */
function useHearing(
  evidence: readonly EvidenceMoment[],
  duration: number,
  keys: Pick<KeyActions, 'showKeys' | 'submit' | 'first'>,
) {
  const playback = usePlayback()
  const [heard, setHeard] = useState<string>()
  const hear = (id: string, seconds: number) => {
    setHeard(id)
    playback.playFrom(seconds)
  }
  useKeys({
    ...keys,
    toggle: playback.toggle,
    skip: (seconds) => playback.seek(Math.min(duration, playback.time() + seconds)),
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
