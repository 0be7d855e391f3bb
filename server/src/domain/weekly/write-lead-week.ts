import {
  type DigestTools,
  type Part,
  writeCall,
  writeCriteria,
  writeItem,
  writeList,
  writeScore,
} from './digest-tools.ts'
import type { LeadWeek } from './weekly-digest.ts'

/** What a team lead reads, the most pressing first. */
export function writeLeadWeek(tools: DigestTools, week: LeadWeek): Part[] {
  const { words, period, count, percent, link } = tools
  const { headings } = words
  const { calls, critical, agents, missed } = week
  const counted =
    calls.now === 0
      ? words.noCalls(count(calls.before))
      : words.calls(count(calls.now), count(calls.before), calls.now === 1)
  return [
    { heading: headings.calls, lines: [counted, ...writeScore(tools, week.score), link('/', period)] },
    {
      heading: headings.critical,
      lines:
        critical.now === 0
          ? []
          : [
              words.critical(count(critical.now), count(critical.before), critical.now === 1),
              ...writeList(tools, critical.calls, (one) => writeCall(tools, one), critical.now),
            ],
    },
    ...writeCriteria(tools, week, period),
    {
      heading: headings.agents,
      lines: writeList(tools, agents, ({ agentId, name, now, before }) =>
        writeItem(
          words.moved(name, percent(now), percent(before)),
          link(`/agents/${encodeURIComponent(agentId)}`, period),
        ),
      ),
    },
    {
      heading: headings.missed,
      lines: writeList(tools, missed, ({ modelName, categoryName, reached, target }) =>
        writeItem(
          words.missed(
            categoryName === null ? modelName : `${modelName}, ${categoryName}`,
            percent(reached),
            percent(target),
          ),
          link('/', { ...period, model: modelName }),
        ),
      ),
    },
    { heading: headings.waiting, lines: writeWaiting(tools, week.waiting) },
  ]
}

function writeWaiting(
  { words, count, link }: DigestTools,
  { reviews, overdue, appeals }: LeadWeek['waiting'],
): string[] {
  const lines = [
    ...(reviews > 0
      ? [words.waiting(count(reviews), overdue > 0 ? count(overdue) : null, reviews === 1)]
      : []),
    ...(appeals > 0 ? [words.appeals(count(appeals), appeals === 1)] : []),
  ]
  return lines.length === 0 ? [] : [...lines, link('/reviews')]
}
