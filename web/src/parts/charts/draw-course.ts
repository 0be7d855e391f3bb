import uPlot from 'uplot'
import { readColour } from '../read-colour.ts'

/** One row of numbers over time, and how it is drawn. */
export interface CourseSeries {
  readonly name: string
  /** Scores stand on the left from 0 to 100, volume on the right from 0 up. */
  readonly look: 'score' | 'team' | 'volume'
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
}

interface Drawing {
  readonly ticks: readonly string[]
  readonly series: readonly CourseSeries[]
  readonly formatScore: (value: number) => string
  readonly formatCount: (value: number) => string
  /** `share`: how far to the right the point stands in the box, 0…1. */
  readonly onHover: (index: number | undefined, share: number) => void
  readonly onOpen: (index: number) => void
}

const height = 260
/** Above the bars there is room for the line. */
const headroom = 1.9
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6]

/** Points stand at equal distances, whatever the calendar does between them. Colours are those of the moment. */
export function drawCourse(box: HTMLElement, drawing: Drawing): uPlot {
  const { ticks, series, onHover, onOpen } = drawing
  const last = ticks.length - 1
  const plot = new uPlot(
    {
      width: box.clientWidth,
      height,
      padding: [10, series.some(({ look }) => look === 'volume') ? 0 : 12, 0, 0],
      legend: { show: false },
      cursor: {
        y: false,
        // Nothing is dragged: where the line moves to a point, a click would be taken for the end of it.
        drag: { x: false, y: false, click: () => {} },
        // The line stands on a point, not between two.
        move: (plot, left, top) => [left < 0 ? left : plot.valToPos(nearest(plot, left, last), 'x'), top],
        points: {
          size: (_, index) => (series[index - 1]?.look === 'volume' ? 0 : 9),
          stroke: readColour('card'),
          width: 2,
        },
      },
      scales: {
        x: { time: false, range: () => [-0.5, last + 0.5] },
        score: { range: () => [0, 100] },
        volume: { range: (_, __, most) => [0, Math.max(2, most * headroom)] },
      },
      series: [{}, ...series.map(seriesOptions)],
      axes: axesOf(drawing),
      hooks: {
        setCursor: [
          ({ cursor: { idx, left = -1 }, bbox, width }) =>
            onHover(
              idx === null || left < 0 ? undefined : idx,
              (bbox.left / devicePixelRatio + left) / width,
            ),
        ],
      },
    },
    [
      ticks.map((_, index) => index),
      ...series.map(({ look, values }) => values.map((value) => (look === 'volume' ? value || null : value))),
    ],
    box,
  )
  plot.over.addEventListener('click', () => {
    if (typeof plot.cursor.idx === 'number') onOpen(plot.cursor.idx)
  })
  return plot
}

function nearest(plot: uPlot, left: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(plot.posToVal(left, 'x'))))
}

function seriesOptions({ look }: CourseSeries): uPlot.Series {
  if (look === 'volume')
    return {
      scale: 'volume',
      stroke: readColour('info-bar'),
      fill: readColour('info-bar'),
      width: 0,
      paths: uPlot.paths.bars!({ size: [0.6, 36], radius: 0.15 }),
      points: { show: false },
    }
  const colour = readColour(look === 'team' ? 'quiet' : 'mark')
  return {
    scale: 'score',
    stroke: colour,
    width: look === 'team' ? 1.5 : 2,
    ...(look === 'team' ? { dash: [5, 4] } : {}),
    spanGaps: true,
    points: { show: look !== 'team', size: 5, stroke: colour, fill: colour },
  }
}

function axesOf({ ticks, series, formatScore, formatCount }: Drawing): uPlot.Axis[] {
  const font = `12px ${getComputedStyle(document.body).fontFamily}`
  const plain: uPlot.Axis = { font, stroke: readColour('quiet'), ticks: { show: false } }
  const grid = { stroke: readColour('line'), width: 1 }
  const axes: uPlot.Axis[] = [
    {
      ...plain,
      grid: { show: false },
      incrs: [1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 50, 100, 200, 500, 1000],
      space: 64,
      size: 30,
      values: (_, places) => places.map((place) => ticks[place] ?? ''),
    },
    {
      ...plain,
      scale: 'score',
      grid,
      size: 52,
      incrs: [20, 25, 50],
      values: (_, places) => places.map(formatScore),
    },
  ]
  if (series.some(({ look }) => look === 'volume'))
    axes.push({
      ...plain,
      scale: 'volume',
      side: 1,
      grid: { show: false },
      size: 46,
      incrs: steps,
      values: (_, places) => places.map(formatCount),
    })
  return axes
}
