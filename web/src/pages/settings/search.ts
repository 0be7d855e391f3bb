import { choiceIn, dayIn, numberIn, textIn } from '../../parts/search-values.ts'

export const settingsParts = [
  'workspace',
  'programs',
  'sso',
  'webhooks',
  'phone',
  'retention',
  'health',
  'audit',
] as const
export type SettingsPart = (typeof settingsParts)[number]

export const deliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED', 'CANCELLED'] as const

export const recordingStatuses = ['PENDING', 'SUBMITTED', 'FAILED'] as const

/** Which part is open and what it is limited to; kept in the address. */
export interface SettingsSearch {
  readonly part?: SettingsPart | undefined
  /** The webhook whose deliveries are shown. */
  readonly webhook?: number | undefined
  readonly status?: (typeof deliveryStatuses)[number] | undefined
  readonly delivery?: string | undefined
  /** The phone system whose recordings are shown, and of which status. */
  readonly phone?: string | undefined
  readonly recordings?: (typeof recordingStatuses)[number] | undefined
  readonly action?: string | undefined
  readonly kind?: string | undefined
  readonly subject?: string | undefined
  readonly actor?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  return {
    part: choiceIn(search, 'part', settingsParts),
    webhook: numberIn(search, 'webhook'),
    status: choiceIn(search, 'status', deliveryStatuses),
    delivery: textIn(search, 'delivery'),
    phone: textIn(search, 'phone'),
    recordings: choiceIn(search, 'recordings', recordingStatuses),
    action: textIn(search, 'action'),
    kind: textIn(search, 'kind'),
    subject: textIn(search, 'subject'),
    actor: textIn(search, 'actor'),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  }
}
