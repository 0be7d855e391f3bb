import { tagsOf } from './expressions.ts'
import { answerOf, makeCall, seeded } from './make-calls.ts'
import type { Trade } from './read-trade.ts'

/** What is wrong with a trade, or teaches nothing: a tag that no line has, a criterion whose answer is always the same. */
export function* findFaults(trade: Trade): Generator<string> {
  if (trade.name === '') yield 'there is no "trade: …" line'
  if (trade.criteria.length === 0) yield 'there are no criteria'
  const known = new Set<string>()
  const values = new Set<string>()
  for (const { name, variants } of trade.moments) {
    if (variants.length < 4) yield `"${name}" has only ${variants.length} variants`
    for (const { label, lines } of variants) {
      if (lines.length === 0) yield `"${name}: ${label}" has no words`
      for (const line of lines) {
        for (const tag of [...line.tags, ...line.nearMisses, ...line.takenBack]) known.add(tag)
        for (const value of line.values) values.add(value.name)
      }
    }
  }
  const calls = Array.from({ length: 400 }, (_, seed) => makeCall(trade, seeded(seed)))
  for (const criterion of trade.criteria) {
    const where = `criterion in line ${criterion.line}`
    if (criterion.kind === 'value') {
      if (!values.has(criterion.name)) yield `${where}: no words hold {${criterion.name}=…}`
    } else {
      const expressions =
        criterion.kind === 'met' ? [criterion.when] : criterion.choices.flatMap(({ when }) => when ?? [])
      for (const tag of expressions.flatMap(tagsOf))
        if (!known.has(tag)) yield `${where}: no line has the tag ${tag}`
    }
    if (criterion.wordings.length < 2) yield `${where}: only one wording`
    const answers = new Map<string, number>()
    for (const call of calls) {
      const answer = String(answerOf(criterion, call).answer)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
    const most = Math.max(...answers.values()) / calls.length
    if (most > 0.93)
      yield `${where}: nearly always the same answer (${[...answers].map(([answer, count]) => `${answer} ${count}`).join(', ')} of ${calls.length} calls)`
  }
}
