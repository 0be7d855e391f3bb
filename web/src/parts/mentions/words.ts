import { defineWords } from '../../words/use-words.ts'

export const mentionWords = defineWords('parts.mentions', {
  title: 'You were mentioned',
  by: (name: string, at: string) => `${name}, ${at}`,
  program: 'A program',
  open: 'Open the call',
  openAt: (time: string) => `Open the call at ${time}`,
  openOf: (action: string, name: string) => `${action}: ${name}`,
  readAll: 'Mark all as read',
  none: 'Nobody has mentioned you in a comment yet.',
  unread: 'new',
  more: (count: string) => `${count} more`,
})
