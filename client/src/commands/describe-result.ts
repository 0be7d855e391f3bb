import { type CallAnswer, type Preview, readAnalysis } from '../client.ts'
import {
  describeEvidence,
  describePoints,
  describeScore,
  describeValue,
  describeWords,
} from './describe-call.ts'
import { paint, printable, wrap } from './terminal.ts'

export type TrialResult = Preview['results'][number]

const indent = ' '.repeat(12)

/** A result for whoever writes criteria: every criterion with its answer, and why. */
export function describeResult(result: TrialResult, nameOf: (key: string) => string): string {
  const answers = new Map(readAnalysis(result)?.answers.map((answer) => [answer.key, answer]))
  const parts: string[] = []
  if (result.total_score !== null) parts.push(`Score  ${paint('bold', describeScore(result))}`)
  const failed = readAnalysis(result)?.failed_critical
  if (failed) parts.push(paint('red', `Failed: ${failed.map(nameOf).map(printable).join(', ')}`))
  const categories = result.xscore_result ?? []
  for (const { name, total_score, expected_total_score, variables } of categories) {
    const head = paint('bold', `${printable(name)}  ${total_score} of ${expected_total_score}`)
    const lines = variables.map((criterion) => {
      const answer = answers.get(criterion.key)
      return describeAnswer(criterion.readable_name, answer, describePoints(criterion, answer))
    })
    parts.push([head, ...lines].join('\n'))
  }
  const scored = new Set(categories.flatMap(({ variables }) => variables.map(({ key }) => key)))
  const rest = [...answers.values()].filter(({ key }) => !scored.has(key))
  if (rest.length > 0) {
    const lines = rest.map((answer) => describeAnswer(nameOf(answer.key), answer, ' '.repeat(8)))
    parts.push([paint('bold', 'Extracted'), ...lines].join('\n'))
  }
  return [...parts, ...describeWords(result)].join('\n\n')
}

function describeAnswer(name: string, answer: CallAnswer | undefined, points: string): string {
  if (!answer) return `  ${points}  ${printable(name)}`
  const sure = paint('dim', `${Math.round(answer.confidence * 100)} % sure`)
  return [
    `  ${points}  ${printable(`${name}: ${describeValue(answer)}`)}  ${sure}`,
    ...describeEvidence(answer),
    ...(answer.rationale ? [paint('dim', wrap(answer.rationale, indent))] : []),
  ].join('\n')
}
