import {
  type DigestTools,
  type Part,
  writeCall,
  writeCriteria,
  writeItem,
  writeList,
  writeScore,
} from './digest-tools.ts'
import type { AgentWeek } from './weekly-digest.ts'

/** What an agent reads: nothing of anybody else. */
export function writeAgentWeek(tools: DigestTools, week: AgentWeek): Part[] {
  const { words, count, link } = tools
  const { headings } = words
  const { calls, failed, listen, toAcknowledge } = week
  const counted =
    calls.now === 0
      ? words.noCalls(count(calls.before))
      : words.released(count(calls.now), count(calls.before), calls.now === 1)
  return [
    { heading: headings.calls, lines: [counted, ...writeScore(tools, week.score), link('/')] },
    // Without days: those of the calls are not those of their release.
    ...writeCriteria(tools, week, {}),
    {
      heading: headings.failed,
      lines: writeList(tools, failed, ({ name, modelName, key, failed: times, asked }) =>
        writeItem(
          words.failed(name, count(times), count(asked)),
          link('/calls', { model: modelName, criterion: key, outcome: 'failed' }),
        ),
      ),
    },
    {
      heading: headings.listen,
      lines: writeList(tools, listen, (one) =>
        writeCall(tools, one, one.critical ? words.criticalCall : undefined),
      ),
    },
    {
      heading: headings.waiting,
      lines:
        toAcknowledge === 0
          ? []
          : [words.toAcknowledge(count(toAcknowledge), toAcknowledge === 1), link('/')],
    },
  ]
}
