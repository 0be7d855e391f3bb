import { defineWords } from '../../words/use-words.ts'

export const words = defineWords('settings', {
  title: 'Settings',
  partsLabel: 'Settings sections',
  parts: {
    workspace: 'Workspace',
    programs: 'Programs',
    sso: 'Single sign-on',
    webhooks: 'Webhooks',
    phone: 'Phone systems',
    retention: 'Retention',
    health: 'Health',
    audit: 'Audit log',
  },
  notAllowed: 'Your role does not show this',
  notAllowedLead: 'An admin of your workspace can see and change it.',
  older: 'Show older',
  loadingOlder: 'Loading…',
  forEver: 'forever',
  days: (count: number, shown: string) => (count === 1 ? '1 day' : `${shown} days`),
})
