import { partyOf } from '../../../domain/language/utterances.ts'
import type { Case } from '../../judge.ts'
import { holdsOrder, isOrder, type Order } from './find-orders.ts'

/** The same call with nobody speaking to the evaluator; undefined where nobody does. */
export function leaveOutOrders<Subject extends Case>(
  subject: Subject,
  orders: readonly Order[],
): Subject | undefined {
  const named = isOrder(subject.agentName)
  const steering = Object.entries(subject.metadata).filter(
    ([key, value]) => isOrder(key) || holdsOrder(value),
  )
  const labels = new Set([...new Set(subject.transcript.turns.map(({ speaker }) => speaker))].filter(isOrder))
  if (orders.length === 0 && !named && steering.length === 0 && labels.size === 0) return undefined
  const turns = subject.transcript.turns.map((turn, index) => {
    const order = orders.find(({ turnIndex }) => turnIndex === index)
    const speaker = labels.has(turn.speaker) ? labelOf(turn.speaker) : turn.speaker
    if (!order) return { ...turn, speaker }
    return { ...turn, speaker, text: `${turn.text.slice(0, order.start)}…${turn.text.slice(order.end)}` }
  })
  const out = new Set(steering.map(([key]) => key))
  return {
    ...subject,
    transcript: { ...subject.transcript, turns },
    agentName: named ? '' : subject.agentName,
    metadata: Object.fromEntries(Object.entries(subject.metadata).filter(([key]) => !out.has(key))),
  }
}

/** Who spoke, in a word of ours. */
function labelOf(speaker: string): string {
  const party = partyOf(speaker)
  return party === 'agent' ? 'Agent' : party === 'customer' ? 'Customer' : 'Unknown'
}
