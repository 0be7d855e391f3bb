import { CallmarkError, errorCodes } from '@callmark/client'
import type { phoneFormWords } from './phone-form-words.ts'

type Wrong = (typeof phoneFormWords)['en']['wrong']

/** Fields of the form by where the service finds them, with what is most often wrong with them. */
const places = {
  name: 'missing',
  model_id: undefined,
  'connection.account_sid': 'accountSid',
  'connection.auth_token': 'missing',
  'connection.address': 'address',
  'connection.bucket': 'bucket',
  'connection.region': 'region',
  'connection.prefix': undefined,
  'connection.access_key_id': 'missing',
  'connection.secret_access_key': 'missing',
  'connection.endpoint': 'address',
  'rules.agent_id': undefined,
  'rules.agent_name': undefined,
  'rules.otherwise': undefined,
  'rules.metadata': 'key',
} as const satisfies Readonly<Record<string, keyof Wrong | undefined>>

export type PhoneField = keyof typeof places

/** Which field the service refuses; undefined: none, or none of the form. */
export function findField(error: unknown): PhoneField | undefined {
  if (!(error instanceof CallmarkError) || error.path === undefined) return undefined
  const { path } = error
  const names = Object.keys(places) as PhoneField[]
  return names.find((name) => path === name || path.startsWith(`${name}.`))
}

/** What is wrong with it. `value` is what was sent; `message` is what the service says, for what is seldom wrong. */
export function explainField(
  error: unknown,
  { field, isEmpty, message }: { field: PhoneField; isEmpty: boolean; message: string },
  wrong: Wrong,
): string {
  if (error instanceof CallmarkError && error.code === errorCodes.phone_address_refused) return wrong.refused
  const usual = places[field]
  if (usual === undefined || (usual === 'missing' && !isEmpty)) return message
  return wrong[usual]
}
