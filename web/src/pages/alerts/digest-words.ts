import { defineWords } from '../../words/use-words.ts'

export const digestWords = defineWords('alerts.digest', {
  title: 'The week by mail',
  lead: 'Once a week, team leads get the week of their teams and agents their own, beside the week before. Everybody can switch it off under Account.',
  enabled: 'Send it every week',
  weekday: 'Day',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  hour: 'From',
  zone: 'Time zone',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  noMail: 'Nothing is sent: the operator has set no mail server.',
  last: (day: string) => `Last sent on ${day}.`,
  preview: 'Preview',
  whose: 'Whose digest',
  nobody: 'There are no team leads and no agents with an account yet.',
})
