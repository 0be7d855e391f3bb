import type { ConversationMetrics, Waveform } from '@callmark/client'
import { readColour } from '../../parts/read-colour.ts'
import { findTurn } from './find-turn.ts'
import { partyOf } from './party.ts'

/** From when until when, in seconds. */
interface Stretch {
  readonly start: number
  readonly end: number
}

interface Segment extends Stretch {
  readonly speaker: string
}

/** All that is drawn of a call along its time. */
export interface Outline {
  readonly duration: number
  readonly channels: Waveform['channels']
  readonly segments: readonly Segment[]
  readonly metrics: Pick<ConversationMetrics, 'silences' | 'overlaps' | 'holds' | 'interruptions'>
  readonly evidence: readonly Stretch[]
}

const barWidth = 2
const barStep = 3
const strip = 10

/** Lanes with bars in the colours of who speaks, bands behind them, and triangles for interruptions and evidence. */
export function drawWaveform(canvas: HTMLCanvasElement, outline: Outline): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const ratio = devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const pen = canvas.getContext('2d')
  if (!pen || width === 0) return
  pen.scale(ratio, ratio)
  const place = (seconds: number) => (seconds / Math.max(outline.duration, 0.001)) * width
  const laneHeight = (height - strip) / outline.channels.length

  drawBands(pen, outline, place, height - strip)
  const colours = {
    agent: readColour('agent'),
    customer: readColour('customer'),
    other: readColour('other'),
    nobody: readColour('line-strong'),
  }
  for (const [index, channel] of outline.channels.entries()) {
    const mine = channel.speaker
      ? outline.segments.filter(({ speaker }) => speaker === channel.speaker)
      : outline.segments
    const middle = laneHeight * (index + 0.5)
    for (let x = 0; x < width; x += barStep) {
      const seconds = ((x + barStep / 2) / width) * outline.duration
      const turn = mine[findTurn(mine, seconds)]
      pen.fillStyle = turn && seconds <= turn.end ? colours[partyOf(turn.speaker)] : colours.nobody
      const tall = Math.max(1, loudest(channel.peaks, x / width, (x + barStep) / width) * (laneHeight - 4))
      pen.fillRect(x, middle - tall / 2, barWidth, tall)
    }
  }
  drawTriangles(pen, outline, place, height - strip)
}

function drawBands(
  pen: CanvasRenderingContext2D,
  { metrics }: Outline,
  place: (seconds: number) => number,
  height: number,
): void {
  const bands = [
    { stretches: metrics.silences ?? [], colour: readColour('line') },
    { stretches: metrics.holds ?? [], colour: readColour('fair-soft') },
    { stretches: metrics.overlaps ?? [], colour: readColour('poor-soft') },
  ]
  for (const { stretches, colour } of bands) {
    pen.fillStyle = colour
    for (const { start, end } of stretches)
      pen.fillRect(place(start), 0, Math.max(2, place(end) - place(start)), height)
  }
}

function drawTriangles(
  pen: CanvasRenderingContext2D,
  { evidence, metrics }: Outline,
  place: (seconds: number) => number,
  top: number,
): void {
  pen.fillStyle = readColour('poor')
  for (const { start } of metrics.interruptions ?? []) drawTriangle(pen, place(start), 0, 6)
  pen.fillStyle = readColour('mark')
  for (const { start } of evidence) drawTriangle(pen, place(start), top + strip, -(strip - 1))
}

function drawTriangle(pen: CanvasRenderingContext2D, x: number, base: number, tall: number): void {
  pen.beginPath()
  pen.moveTo(x - 4, base)
  pen.lineTo(x + 4, base)
  pen.lineTo(x, base + tall)
  pen.fill()
}

function loudest(peaks: readonly number[], from: number, to: number): number {
  const first = Math.floor(from * peaks.length)
  const last = Math.max(first + 1, Math.ceil(to * peaks.length))
  let most = 0
  for (let index = first; index < last && index < peaks.length; index++) most = Math.max(most, peaks[index]!)
  return most
}
