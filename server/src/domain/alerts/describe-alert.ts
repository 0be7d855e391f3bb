import type { AlertEvidence, AlertKind } from './alert.ts'

/** An alert as it is told. */
export interface ToldAlert {
  readonly id: string
  readonly kind: AlertKind
  readonly agentId: string | null
  readonly callId: string | null
  readonly evidence: AlertEvidence
  readonly raisedAt: Date
}

/** One plain sentence; what it stands on is in it. */
export function describeAlert({ kind, agentId, evidence }: ToldAlert): string {
  const { criterion, call, fall, topic, rise, review, backlog, moments } = evidence
  const who = agentId === null ? 'An agent' : (evidence.agent_name ?? agentId)
  if (kind === 'critical_failed' && criterion) {
    const moment = moments?.[0] ? ` Listen at ${clock(moments[0].start)}.` : ''
    return `${who} failed the critical criterion "${criterion.name}" on the call ${call?.external_id ?? ''}.${moment}`
  }
  if (kind === 'agent_falling' && fall) {
    const what = fall.measure === 'score' ? 'score' : 'pass rate'
    const unit = fall.measure === 'score' ? '' : ' %'
    const [low, high] = [Math.abs(fall.interval[1]), Math.abs(fall.interval[0])]
    return (
      `${who}'s ${what} has fallen from ${tenth(fall.before)}${unit} to ${tenth(fall.after)}${unit} since ${fall.since}: ` +
      `${tenth(-fall.difference)} points, with 95 % certainty between ${tenth(low)} and ${tenth(high)} ` +
      `(${fall.calls_after} calls, compared with ${fall.calls_before} before).`
    )
  }
  if (kind === 'topic_rising' && rise) {
    const [low, high] = rise.interval
    return (
      `More calls are about ${topic?.name ? `"${topic.name}"` : 'a topic without a name'}: ` +
      `${tenth(rise.after)} % since ${rise.since}, ${tenth(rise.before)} % before. That is ${tenth(rise.difference)} points ` +
      `more, with 95 % certainty between ${tenth(low)} and ${tenth(high)} ` +
      `(${rise.calls_after} calls, compared with ${rise.calls_before} before).`
    )
  }
  if (kind === 'review_overdue' && review) {
    const whose = review.assigned_to === null ? '' : ` by ${review.assigned_to}`
    return `The review of the call ${call?.external_id ?? ''}${whose} was due on ${review.due_at.slice(0, 10)}.`
  }
  if (backlog) {
    const what = backlog.of === 'calls' ? 'calls wait to be processed' : 'calls wait to be reviewed'
    return `${backlog.length} ${what}; ${backlog.hours === 1 ? 'an hour' : `${backlog.hours} hours`} ago it was ${backlog.before}.`
  }
  return 'Something happened.'
}

/** Where the dashboard shows it. */
export function linkOf(baseUrl: string, { kind, agentId, callId, evidence }: ToldAlert): string {
  const at = evidence.moments?.[0]?.start
  if (callId !== null) return `${baseUrl}/calls/${callId}${at === undefined ? '' : `?at=${at}`}`
  if (kind === 'agent_falling' && agentId !== null) return `${baseUrl}/agents/${encodeURIComponent(agentId)}`
  if (evidence.topic) return `${baseUrl}/calls?topic=${evidence.topic.id}`
  return evidence.backlog?.of === 'reviews' ? `${baseUrl}/reviews` : `${baseUrl}/calls`
}

const mostInText = 10

/** All of a notice, for people: one line each, and how many more there are. */
export function writeNotice(
  ruleName: string,
  alerts: readonly ToldAlert[],
  total: number,
  { baseUrl, forChat = false }: { readonly baseUrl: string; readonly forChat?: boolean },
): string {
  const plain = (text: string) => (forChat ? withoutMarkup(inOneLine(text)) : inOneLine(text))
  const heading = total === 1 ? ruleName : `${ruleName}: ${total} alerts`
  const lines = alerts
    .slice(0, mostInText)
    .map((alert) => `• ${plain(describeAlert(alert))} ${linkOf(baseUrl, alert)}`)
  const more = total - lines.length
  return [plain(heading), ...lines, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n')
}

/** A name must not begin a line of its own. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
}

/** In a chat, a name must not become a link or call everybody. */
function withoutMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function tenth(value: number): string {
  return value.toFixed(1)
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
