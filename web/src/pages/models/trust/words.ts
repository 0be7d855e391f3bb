import { defineWords } from '../../../words/use-words.ts'

export const trustWords = defineWords('models.trust', {
  lead: 'How far the machine’s answers stand by themselves, criterion by criterion. It rests on blind reviews: people answered without seeing the machine’s answer.',
  kappaHint:
    'Kappa says how far machine and people agree beyond chance: 0 is chance, 1 is always the same. The range holds the true value 19 times out of 20.',
  none: 'This model has no criteria.',
  levels: { automatic: 'Automatic', spot_checked: 'Spot-checked', by_people: 'By people' },
  means: {
    automatic: 'the machine’s answer stands',
    spot_checked: 'people check samples of it',
    by_people: 'people answer',
  },
  byRule: 'by rule',
  byPerson: (name: string, date: string) => `set by ${name}, ${date}`,
  somebody: 'somebody',
  ruleSays: (level: string) => `The rule would say: ${level}.`,
  noReviews: 'No blind reviews yet, so nothing is known.',
  answers: (count: number, shown: string) =>
    count === 1 ? '1 answer of a blind review' : `${shown} answers of blind reviews`,
  same: (share: string) => `${share} the same`,
  kappa: (kappa: string) => `kappa ${kappa}`,
  kappaIn: (kappa: string, low: string, high: string) => `kappa ${kappa} (${low} to ${high})`,
  noKappa: 'kappa is not defined: only one answer was ever given',
  confusion: (machine: string, person: string, count: number, shown: string) =>
    `${shown} ${count === 1 ? 'time' : 'times'} the machine said ${machine} and people ${person}`,
  values: { yes: 'yes', no: 'no', 'cannot tell': 'cannot tell', 'not applicable': 'not applicable' },
  set: 'Set',
  change: 'Change',
  of: (action: string, name: string) => `${action}: ${name}`,
  setTitle: (name: string) => `Trust: ${name}`,
  level: 'Level',
  asRules: 'As the rules have it',
  reason: 'Reason',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
})
