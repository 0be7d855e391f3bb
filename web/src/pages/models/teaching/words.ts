import { defineWords } from '../../../words/use-words.ts'

export const teachingWords = defineWords('models.teaching', {
  lead: 'The judge can learn from reviews what a criterion means in your house. What it would gain is measured on calls that it did not learn from. It can be switched on only where it is better beyond chance.',
  leadExamples:
    'Calls are judged by a language model. It can be shown what people answered on other calls: up to four passages for each criterion, with the answer and the comment. What that gains is not measured.',
  revisionHint:
    'Switching it on or off makes a new revision of the model. Calls submitted from then on are judged by it; earlier results stay.',
  none: 'This model has no criteria.',
  on: 'Taught',
  possible: 'Possible',
  notPossible: 'Not possible yet',
  notAtAll: 'Not possible',
  whyNot: {
    not_yes_or_no: 'Only criteria that are answered by yes or no can be taught.',
    too_few_reviews: (have: string, need: string) => `${have} of ${need} reviewed answers.`,
    too_few_figures: (have: string, need: string) =>
      `${have} of ${need} reviewed answers can be learnt from. The others are on calls that were judged earlier, or by a language model: run these calls again.`,
    no_reviews: 'No reviewed answers yet.',
    too_few_of_each: 'Five answers of people have to be yes, and five no.',
  },
  examples: (count: number, shown: string) =>
    count === 1 ? '1 reviewed answer' : `${shown} reviewed answers`,
  now: 'As it is',
  taught: 'Taught',
  kappa: (kappa: string) => `kappa ${kappa}`,
  kappaIn: (kappa: string, low: string, high: string) => `kappa ${kappa} (${low} to ${high})`,
  noKappa: 'kappa is not defined',
  given: (right: string, open: string) => `${right} of the answers it gives are right, ${open} stay open`,
  allOpen: 'all answers stay open',
  measured: (folds: string) => `Measured in ${folds} parts, each on calls of the others.`,
  better: 'Better, beyond chance',
  notBetter: 'Not clearly better, so it cannot be switched on',
  summary: (count: string, before: string, after: string, folds: string) =>
    `Taught by ${count} reviews: kappa ${before} → ${after}, ${folds}-fold`,
  summaryExamples: (count: string) => `Shown with examples out of ${count} reviewed answers; not measured`,
  since: (date: string) => `since ${date}`,
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  unused: {
    weights: 'Calls are judged by a language model now, which does not use this.',
    examples: 'Calls are judged by the embedded judge now, which does not use this.',
  },
  switchOnAll: (count: string) => `Switch on all that are better (${count})`,
  switchOnExamples: (count: string) => `Switch on all (${count})`,
  of: (action: string, name: string) => `${action}: ${name}`,
  done: (revision: string) => `This made revision ${revision}. New calls are judged by it.`,
})
