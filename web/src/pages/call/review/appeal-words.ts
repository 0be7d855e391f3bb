import { defineWords } from '../../../words/use-words.ts'

/** Words of appeals and comments. */
export const appealWords = defineWords('call.appeals', {
  title: 'Appeals',
  appeal: 'Appeal',
  appealOf: (name: string) => `Appeal: ${name}`,
  appealResult: 'Appeal the result',
  open: 'Appeal is open',
  whole: 'The whole result',
  dialogTitle: (name: string) => `Appeal: ${name}`,
  dialogLead: 'Say why you do not agree. Somebody who has not reviewed this call decides.',
  reason: 'Reason',
  send: 'Send appeal',
  cancel: 'Cancel',
  outcome: { open: 'Open', accepted: 'Accepted', declined: 'Declined' },
  openedBy: (name: string, at: string) => `${name}, ${at}`,
  decidedBy: (name: string, at: string) => `Decided by ${name}, ${at}`,
  notYours: 'You reviewed this call or opened this appeal, so somebody else decides.',
  decide: 'Decide',
  decideTitle: (name: string) => `Decide the appeal: ${name}`,
  decision: 'Decision',
  accept: 'Accept',
  decline: 'Decline',
  decisionReason: 'Reason for the decision',
  answers: 'Answers that count from now on',
  answersHint: 'Only where you choose one.',
  save: 'Save decision',
})

export const commentWords = defineWords('call.comments', {
  title: 'Comments',
  none: 'No comments yet.',
  text: 'Comment',
  placeholder: 'What should others know? @ mentions somebody.',
  mention: 'People to mention',
  atMoment: (time: string) => `At ${time}`,
  add: 'Add comment',
  remove: 'Delete',
  removeOf: (text: string) => `Delete: ${text}`,
})
