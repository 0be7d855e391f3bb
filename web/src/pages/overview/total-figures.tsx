import { CallsLink } from '../../parts/calls-link.tsx'
import { Figure, Figures } from '../../parts/figure.tsx'
import type { Period } from '../../parts/period.ts'
import type { Basic, Totals } from '../../parts/queries/stats.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** The numbers on top, each a way to its calls. */
export function TotalFigures({ period, basic, working }: Totals & { readonly period: Period }) {
  const words = useWords(pageWords)
  const { count, percent, span, clock } = useFormats()
  const all = basic.total_requests + working
  const completed = countOf(basic, 'PROCESS_COMPLETED')
  const failed = countOf(basic, 'ERROR') + countOf(basic, 'TRANSCRIPTION_FAILED')
  return (
    <Figures>
      <Figure
        label={words.calls}
        note={
          working > 0 && (
            <CallsLink period={period} limits={{ state: 'working' }}>
              {words.working(count(working))}
            </CallsLink>
          )
        }
      >
        <CallsLink period={period}>{count(all)}</CallsLink>
      </Figure>
      <Figure label={words.average} note={words.scored(count(basic.scored_requests), count(basic.unscored))}>
        {basic.avg_score !== null ? (
          <CallsLink period={period} limits={{ state: 'finished', min: 0, sort: 'score_percentage' }}>
            {percent(basic.avg_score)}
          </CallsLink>
        ) : (
          words.noScore
        )}
      </Figure>
      <Figure label={words.analysed} note={words.analysedOf(count(completed), count(all))}>
        <CallsLink period={period} limits={{ state: 'finished' }}>
          {percent((100 * completed) / all)}
        </CallsLink>
      </Figure>
      <Figure
        label={words.failures}
        note={basic.total_requests > 0 && words.ofFinished(percent((100 * failed) / basic.total_requests))}
      >
        <CallsLink period={period} limits={{ state: 'failed' }}>
          {count(failed)}
        </CallsLink>
      </Figure>
      <Figure label={words.talkTime} note={words.perCall(clock(readClock(basic.avg_duration)))}>
        <CallsLink period={period} limits={{ state: 'ended' }}>
          {span(readClock(basic.total_duration))}
        </CallsLink>
      </Figure>
    </Figures>
  )
}

function countOf({ statuses }: Basic, wanted: string): number {
  return statuses.find(({ status }) => status === wanted)?.count ?? 0
}

/** Seconds of HH:MM:SS. */
function readClock(text: string): number {
  return text.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0)
}
