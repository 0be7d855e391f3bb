import { defineWords } from '../../words/use-words.ts'

/** Coaching on an agent's page, and what waits for an agent on their own. */
export const agentCoachingWords = defineWords('agents.coaching', {
  newSession: 'New session',
  none: 'No sessions yet. Plan one here, or add a moment on the page of a call.',
  ownTitle: 'Your coaching',
  toAcknowledge: 'Results to acknowledge',
  toAcknowledgeLead: 'Open each call, read its result, and say that you have.',
  changed: 'changed since you acknowledged it',
  more: 'More among your calls',
})
