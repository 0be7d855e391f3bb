import { defineWords } from '../../words/use-words.ts'

/** Of coaching sessions, wherever they are listed and written. */
export const coachingWords = defineWords('parts.coaching', {
  title: 'Coaching',
  states: { planned: 'Planned', held: 'Held', acknowledged: 'Acknowledged' },
  moments: (count: number, shown: string) => (count === 1 ? '1 moment' : `${shown} moments`),
  criteria: (count: number, shown: string) => (count === 1 ? '1 criterion' : `${shown} criteria`),
  heldOn: (date: string) => `held ${date}`,
  plannedOn: (date: string) => `planned ${date}`,
  form: {
    name: 'Title',
    namePlaceholder: 'What is it about?',
    notes: 'Notes',
    notesHint: 'The agent reads them once the session is held or shared.',
    criteria: 'Criteria to work on',
    criteriaHint: 'Afterwards you see how often they were met before and after.',
    addCriterion: 'Add a criterion…',
    removeCriterion: (name: string) => `Remove: ${name}`,
    shared: 'The agent sees it before it is held',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
})
