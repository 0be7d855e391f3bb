import { defineWords } from '../../../words/use-words.ts'

export const resultWords = defineWords('reviews.results', {
  title: 'Criterion by criterion',
  lead: 'The criteria on which people differ most come first.',
  none: 'Nobody has submitted an answer, so there is nothing to compare.',
  export: 'Download CSV',
  fileName: (name: string) => `${name}.csv`,
  overCalls: (count: number, shown: string) => (count === 1 ? '1 call' : `${shown} calls`),
  sameAnswers: (share: string) => `${share} of the answers are the same`,
  notDefined: 'no figure beyond chance: everybody gave one and the same answer, or too few answered',
  measures: { kappa: 'Cohen’s kappa', alpha: 'Krippendorff’s alpha' },
  measureHint:
    'Agreement beyond chance: 1 is full agreement, 0 is what chance alone would give. The range is a 95 % interval; with few calls it is wide.',
  machineWith: (share: string, count: string) =>
    `The machine gives the majority’s answer in ${share} of ${count} calls.`,
  call: 'Call',
  callNumber: (number: string) => `Call ${number}`,
  machine: 'Machine',
  reference: 'Reference',
  noAnswer: '—',
  answers: { yes: 'Yes', no: 'No', 'not applicable': 'Not applicable', 'cannot tell': 'Cannot tell' },
  reword: 'Change the wording',
  rewordOf: (label: string) => `Change the wording of ${label}`,
  people: 'Who is stricter',
  person: 'Person',
  points: 'Points given',
  pointsOf: (given: string, all: string, share: string) => `${given} of ${all} (${share})`,
  difference: 'Compared with the mean',
  stricter: (points: string) => `${points} points stricter`,
  milder: (points: string) => `${points} points more lenient`,
  asMean: 'as the mean',
  withReference: 'Same as the reference',
  shareOf: (share: string, count: string) => `${share} of ${count} answers`,
  splitAnswers: 'Where people differ',
  noSplitAnswers: 'Nowhere: everybody gave the same answers.',
  at: (time: string) => `At ${time}`,
  adopt: 'Adopt answers',
  adoptTitle: 'Adopt the agreed answers',
  adoptLead:
    'They become a review of each call, in your name, and count from then on. What the machine answered stays beside it.',
  unanimous: (count: number, shown: string) =>
    count === 1
      ? 'On 1 answer everybody agrees: it is adopted.'
      : `On ${shown} answers everybody agrees: they are adopted.`,
  differing: 'Where people differ, choose what is to count. The majority’s answer is chosen already.',
  choice: (label: string, call: string) => `${label}, ${call}`,
  leaveOut: 'Leave as it is',
  votes: (answer: string, count: string) => `${answer} (${count})`,
  adoptNow: 'Adopt',
  adopting: 'Adopting…',
  adopted: (count: number, shown: string) =>
    count === 1 ? 'Adopted: 1 call has a review now.' : `Adopted: ${shown} calls have a review now.`,
  nothingToAdopt: 'Choose at least one answer.',
  cancel: 'Cancel',
  close: 'Close',
})
