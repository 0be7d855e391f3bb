import {
  type Call,
  type CallAnswer,
  isFinal,
  type Model,
  readAnalysis,
  type Transcription,
} from '../client.ts'
import { clockTime, paint, printable, wrap } from './terminal.ts'

/** How a call fared, in one line. */
export function describeOutcome(call: Call): string {
  if (call.status !== 'PROCESS_COMPLETED')
    return `${call.status} ${printable(call.error_message ?? '')}`.trim()
  return call.total_score === null ? call.status : `${call.status} ${describeScore(call)}`
}

type Scores = Pick<Call, 'total_score' | 'expected_score' | 'score_percentage'>

export function describeScore({ total_score, expected_score, score_percentage }: Scores): string {
  if (score_percentage === null) return 'no score: nothing could be scored'
  return `${total_score} of ${expected_score} points (${score_percentage} %)`
}

/** A call for whoever coaches: the scores by category, each with its evidence, then summary and insights. */
export function describeCall(call: Call, model: Model | undefined): string {
  const answers = new Map(readAnalysis(call)?.answers.map((answer) => [answer.key, answer]))
  const parts = [describeHead(call, model)]
  for (const category of call.xscore_result ?? []) {
    const points = `${category.total_score} of ${category.expected_total_score}`
    const lines = [paint('bold', `${printable(category.name)}  ${points}`)]
    for (const variable of category.variables) {
      lines.push(describeCriterion(variable, answers.get(variable.key)))
    }
    parts.push(lines.join('\n'))
  }
  const scored = new Set(
    (call.xscore_result ?? []).flatMap(({ variables }) => variables.map(({ key }) => key)),
  )
  const extracted = [...answers.values()].filter(({ key }) => !scored.has(key))
  if (extracted.length > 0) {
    const nameOf = (key: string) =>
      model?.template_variables.find((variable) => variable.key === key)?.readable_name ?? key
    const lines = extracted.map((answer) => wrap(`${nameOf(answer.key)}: ${describeValue(answer)}`, '  '))
    parts.push([paint('bold', 'Extracted'), ...lines].join('\n'))
  }
  return [...parts, ...describeWords(call)].join('\n\n')
}

/** The words about a call. */
export function describeWords({
  summary,
  insights,
  keywords,
}: Pick<Call, 'summary' | 'insights' | 'keywords'>): string[] {
  const parts: string[] = []
  if (summary) parts.push(`${paint('bold', 'Summary')}\n${wrap(summary, '  ')}`)
  if (insights?.length)
    parts.push([paint('bold', 'Insights'), ...insights.map((text) => wrap(text, '  - '))].join('\n'))
  if (keywords?.length) parts.push(`${paint('bold', 'Keywords')}\n${wrap(keywords.join(', '), '  ')}`)
  return parts
}

/** Who said what, when. */
export function describeTranscript({ status, segments }: Transcription): string {
  if (status !== 'COMPLETED') return `${paint('bold', 'Transcript')}\n  ${status}`
  const lines = segments.segments.map(({ start, speaker, text }) =>
    wrap(text, `  ${clockTime(start).padStart(7)}  ${printable(speaker)}: `),
  )
  return [paint('bold', 'Transcript'), ...(lines.length > 0 ? lines : ['  Nothing was said.'])].join('\n')
}

function describeHead(call: Call, model: Model | undefined): string {
  const { agent_id, agent_name, status } = call
  const style = status === 'PROCESS_COMPLETED' ? 'green' : isFinal(status) ? 'red' : 'yellow'
  const rows: [string, string][] = [
    ['Call', `${printable(call.external_id)}  ${paint('dim', call.id)}`],
    ['Agent', printable(agent_name === agent_id ? (agent_id ?? '') : `${agent_name} (${agent_id})`)],
    ['Model', printable(model?.name ?? String(call.model_id))],
    ['Received', call.created_at],
    ['Status', paint(style, status)],
  ]
  if (!call.enabled) rows.push(['Erased', call.updated_at ?? ''])
  if (call.error_message) rows.push(['Error', printable(call.error_message)])
  if (call.total_score !== null) rows.push(['Score', paint('bold', describeScore(call))])
  rows.push(...describeOpen(call))
  for (const [key, value] of Object.entries(call.additional_parameters ?? {}))
    rows.push([printable(key), printable(typeof value === 'string' ? value : JSON.stringify(value))])
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join('\n')
}

/** As wide as the longest of the names that stand before every call. */
const besideTheNames = ' '.repeat('Received'.length + 2)

function describeOpen(call: Call): [string, string][] {
  const { review_needed, points_open, undetermined = [] } = readAnalysis(call) ?? {}
  if (!review_needed) return []
  return [
    [
      'Open',
      paint(
        'yellow',
        wrap(
          `${points_open} points open until a person reviews: ${undetermined.map(printable).join(', ')}`,
          besideTheNames,
        ).trimStart(),
      ),
    ],
  ]
}

type ScoredCriterion = NonNullable<Call['xscore_result']>[number]['variables'][number]

function describeCriterion(criterion: ScoredCriterion, answer: CallAnswer | undefined): string {
  const lines = [`  ${describePoints(criterion, answer)}  ${printable(criterion.readable_name)}`]
  lines.push(...describeEvidence(answer))
  if (answer && answer.evidence.length === 0 && answer.rationale)
    lines.push(paint('dim', wrap(answer.rationale, ' '.repeat(12))))
  return lines.join('\n')
}

type Points = Pick<ScoredCriterion, 'score' | 'expected_score'>

/** Coloured by how good they are, and as wide as any. */
export function describePoints({ score, expected_score }: Points, answer: CallAnswer | undefined): string {
  if (answer?.not_applicable) return paint('dim', 'n/a'.padStart(8))
  // A result of an earlier version counted what nobody could tell.
  if (answer && !answer.determined && expected_score === 0) return paint('dim', 'open'.padStart(8))
  const style = score >= expected_score ? 'green' : score > 0 ? 'yellow' : 'red'
  return paint(style, `${score} of ${expected_score}`.padStart(8))
}

/** What was said, when and by whom: a line for each quote. */
export function describeEvidence(answer: CallAnswer | undefined): string[] {
  return (answer?.evidence ?? []).map(({ start, speaker, quote }) =>
    wrap(`“${quote}”`, `${' '.repeat(12)}${clockTime(start)} ${printable(speaker)} `),
  )
}

export function describeValue({ value, not_applicable }: CallAnswer): string {
  if (not_applicable) return 'not applicable'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? 'not determined' : String(value)
}
