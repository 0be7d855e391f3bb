import { defineWords } from '../../../words/use-words.ts'

/** Adding a moment to coaching, and acknowledging a result. */
export const callCoachingWords = defineWords('call.coaching', {
  add: 'Add to coaching',
  addAt: (time: string) => `Add to coaching: ${time}`,
  dialogTitle: (time: string) => `Add to coaching: ${time}`,
  session: 'Session',
  newSession: 'A new session',
  title: 'Title of the session',
  note: 'Note',
  save: 'Add',
  saving: 'Adding…',
  cancel: 'Cancel',
  added: 'The moment has been added.',
  open: 'Open the session',
  close: 'Close',
  acknowledged: 'Acknowledged',
  by: (date: string) => `by the agent on ${date}`,
  outdated: (date: string) => `by the agent on ${date}, before it changed`,
  read: 'Have you read this result?',
  readText: 'Acknowledging means that you have read it, not that you agree. You can still appeal.',
  readAgain: 'The result has changed since you acknowledged it',
  acknowledge: 'Acknowledge',
})
