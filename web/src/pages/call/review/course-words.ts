import { defineWords } from '../../../words/use-words.ts'

/** Words of what people did to a call. */
export const courseWords = defineWords('call.course', {
  what: 'What',
  review: (name: string) => `${name} submitted a review`,
  adopted: (name: string) => `${name} adopted what was agreed in a calibration`,
  confirmed: (count: number) => (count === 1 ? '1 answer confirmed' : `${count} answers confirmed`),
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  appeal: (name: string, what: string) => `${name} appealed: ${what}`,
  accepted: (name: string, what: string) => `${name} accepted the appeal: ${what}`,
  declined: (name: string, what: string) => `${name} declined the appeal: ${what}`,
  comment: (name: string) => `${name} commented`,
  commentAt: (name: string, time: string) => `${name} commented at ${time}`,
  notes: {
    reviewed: 'A review was submitted, and changed later',
    appealed: 'An appeal was opened',
    accepted: 'An appeal was accepted',
    declined: 'An appeal was declined',
    acknowledged: 'The agent acknowledged the result',
    changedSince: 'The result changed after the agent had acknowledged it',
    releasedAgain: 'Released again after the agent had acknowledged it',
    released: 'Released to the agent',
    takenBack: 'The release was taken back',
  },
  runAgain: {
    transcript: (revision: number) => `Run again from the transcript, with revision ${revision}`,
    audio: (revision: number) => `Run again from the recording, with revision ${revision}`,
  },
})
