import { defineWords } from '../../words/use-words.ts'

export const trustSettingsWords = defineWords('settings.trust', {
  title: 'Reviews and trust',
  appeals: 'Days in which a result can be appealed',
  appealsHint: 'From its release. Empty: always.',
  always: 'Always',
  days: (days: number, shown: string) => (days === 1 ? '1 day' : `${shown} days`),
  rules: 'When the machine is trusted with a criterion',
  rulesHint:
    'Measured on blind reviews. Kappa says how far machine and people agree beyond chance: 0 is chance, 1 is always the same.',
  automatic: 'Automatic: its answer stands',
  spotChecked: 'Spot-checked: people check samples',
  kappa: 'Kappa, at least',
  answers: 'Answers, at least',
  rule: (kappa: string, answers: string) => `kappa ${kappa} on ${answers} answers`,
  otherwise: 'Otherwise people answer.',
  onlyTrusted: 'Only trusted answers count',
  onlyTrustedHint:
    'Machine answers to criteria that are not automatic count neither for nor against until a person has answered. Calls of the past change only when they are run again or reviewed.',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
})
