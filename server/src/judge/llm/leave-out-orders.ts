import type { Case } from '../judge.ts'
import { isOrder, type Order } from './find-orders.ts'

/** The same call with nobody speaking to the evaluator; undefined where nobody does. */
export function leaveOutOrders<Subject extends Case>(
  subject: Subject,
  orders: readonly Order[],
): Subject | undefined {
  const named = isOrder(subject.agentName)
  const steering = Object.entries(subject.metadata).filter(
    ([key, value]) =>
      isOrder(key) || isOrder(typeof value === 'string' ? value : JSON.stringify(value ?? '')),
  )
  if (orders.length === 0 && !named && steering.length === 0) return undefined
  const turns = subject.transcript.turns.map((turn, index) => {
    const order = orders.find(({ turnIndex }) => turnIndex === index)
    if (!order) return turn
    return { ...turn, text: `${turn.text.slice(0, order.start)}…${turn.text.slice(order.end)}` }
  })
  const out = new Set(steering.map(([key]) => key))
  return {
    ...subject,
    transcript: { ...subject.transcript, turns },
    agentName: named ? '' : subject.agentName,
    metadata: Object.fromEntries(Object.entries(subject.metadata).filter(([key]) => !out.has(key))),
  }
}
