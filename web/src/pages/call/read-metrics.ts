/** From when until when, in seconds; whose doing, where it is somebody's. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly speaker?: string | undefined
}

type BySpeaker = Readonly<Record<string, number>>

/** What was measured in a conversation; empty where an older or another engine has not measured it. */
export interface Metrics {
  readonly talkShare: BySpeaker
  readonly silenceSeconds: number | undefined
  readonly silenceShare: number | undefined
  readonly longestSilence: Stretch | undefined
  readonly silences: readonly Stretch[]
  readonly holds: readonly Stretch[]
  readonly holdSeconds: number | undefined
  readonly overlaps: readonly Stretch[]
  readonly overlapSeconds: number | undefined
  readonly interruptions: readonly Stretch[]
  readonly interruptionCount: BySpeaker
  readonly questionsAsked: BySpeaker
  readonly responseSeconds: BySpeaker
  readonly wordsPerMinute: BySpeaker
}

/** `analysis_result` is free in its form: what is there and of the right kind is taken. */
export function readMetrics(metrics: Readonly<Record<string, unknown>>): Metrics {
  return {
    talkShare: readNumbers(metrics.talk_share),
    silenceSeconds: readNumber(metrics.silence_seconds),
    silenceShare: readNumber(metrics.silence_share),
    longestSilence: readStretches([metrics.longest_silence])[0],
    silences: readStretches(metrics.silences),
    holds: readStretches(metrics.holds),
    holdSeconds: readNumber(metrics.hold_seconds),
    overlaps: readStretches(metrics.overlaps),
    overlapSeconds: readNumber(metrics.overlap_seconds),
    interruptions: readStretches(metrics.interruptions),
    interruptionCount: readNumbers(metrics.interruption_count),
    questionsAsked: readNumbers(metrics.questions_asked),
    responseSeconds: readNumbers(metrics.response_seconds),
    wordsPerMinute: readNumbers(metrics.words_per_minute),
  }
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function readNumbers(value: unknown): BySpeaker {
  const pairs = Object.entries(readRecord(value))
  return Object.fromEntries(pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
}

function readStretches(value: unknown): Stretch[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => {
    const { start, end, speaker } = readRecord(item)
    if (typeof start !== 'number' || typeof end !== 'number') return []
    return [{ start, end, speaker: typeof speaker === 'string' ? speaker : undefined }]
  })
}
