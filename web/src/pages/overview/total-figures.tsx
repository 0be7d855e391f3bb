import { CallsLink } from '../../parts/calls-link.tsx'
import { Figure, Figures } from '../../parts/figure.tsx'
import type { Period } from '../../parts/period.ts'
import type { Basic, Totals } from '../../parts/queries/stats.ts'
import { useGrades } from '../../parts/use-grades.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** The numbers on top, each a way to its calls. */
export function TotalFigures({ period, basic, working }: Totals & { readonly period: Period }) {
  const words = useWords(pageWords)
  const { count, percent, span, clock } = useFormats()
  const all = basic.total_requests + working
  const target = useGrades().targetOf({ model: period.model })?.target
  const scored = words.scored(count(basic.scored_requests), count(basic.unscored))
  const completed = countOf(basic, 'PROCESS_COMPLETED')
  const failed = failuresOf(basic)
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
      <Figure
        label={words.average}
        note={<AverageNote scored={scored} average={basic.avg_score} target={target} />}
      >
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

/** How far the average is from its target, where there is one. */
function AverageNote(props: {
  readonly scored: string
  readonly average: number | null
  readonly target: number | undefined
}) {
  const { scored, average, target } = props
  const words = useWords(pageWords)
  const { percent, decimal } = useFormats()
  if (average === null || target === undefined) return scored
  const away = Math.round(10 * Math.abs(average - target)) / 10
  return (
    <>
      {average >= target ? words.reached(percent(target)) : words.missed(percent(target), decimal(away, 1))}
      <br />
      {scored}
    </>
  )
}

/** Calls of which nothing came. */
export function failuresOf(basic: Basic): number {
  return countOf(basic, 'ERROR') + countOf(basic, 'TRANSCRIPTION_FAILED')
}

function countOf({ statuses }: Basic, wanted: string): number {
  return statuses.find(({ status }) => status === wanted)?.count ?? 0
}

/** Seconds of HH:MM:SS. */
function readClock(text: string): number {
  return text.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0)
}
