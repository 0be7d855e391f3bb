import { defineWords } from '../../words/use-words.ts'

export const words = defineWords('settings', {
  title: 'Settings',
  partsLabel: 'Settings sections',
  parts: {
    webhooks: 'Webhooks',
    access: 'Access',
    retention: 'Retention',
    health: 'Health',
    audit: 'Audit log',
  },
  scopeMissing: 'This client may not see this',
  scopeMissingLead: (scope: string) =>
    `It does not have the scope ${scope}. The operator can grant it; then sign in again:`,
  copy: 'Copy',
  copied: 'Copied',
  older: 'Show older',
  loadingOlder: 'Loading…',
  forEver: 'forever',
  days: (count: number, shown: string) => (count === 1 ? '1 day' : `${shown} days`),
})
