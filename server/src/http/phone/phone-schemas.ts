import { isIP } from 'node:net'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { type PhoneConnection, phoneRecordingStatuses } from '../../domain/phone/phone-system.ts'
import type { PhoneRecording } from '../../store/phone/phone-recordings.ts'
import type { PhoneSystem, PhoneSystemFields } from '../../store/phone/phone-systems.ts'
import type { AllowList } from '../../webhooks/allow-list.ts'
import { findUrlFault, hostOf } from '../../webhooks/check-url.ts'
import { authored, showAuthored } from '../authored.ts'
import { key, nameOf, textOf } from '../text-schemas.ts'

export const PhoneSystemParams = z.object({ id: z.uuid().toLowerCase().describe('ID of the phone system.') })
export const PhoneRecordingParams = PhoneSystemParams.extend({
  recording_id: z.uuid().toLowerCase().describe('ID of the recording in this list.'),
})

const twilioAddress = 'https://api.twilio.com'
const address = textOf({ min: 1, max: 500 }).superRefine((url, context) => {
  const message = findUrlFault(url)
  if (message) context.addIssue({ code: 'custom', message })
})
const secret = textOf({ min: 1, max: 500 }).optional()

const twilio = {
  kind: z.literal('twilio'),
  account_sid: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'This must be an account SID: AC and 32 digits or letters from a to f.')
    .describe('The account that the recordings belong to.'),
  address: address
    .default(twilioAddress)
    .describe("Where recordings are fetched. Twilio's other regions have addresses of their own."),
}
const amazonConnect = {
  kind: z.literal('amazon_connect'),
  bucket: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'This must be the name of an S3 bucket.')
    .describe('The bucket that Amazon Connect writes recordings to.'),
  region: z.string().regex(/^[a-z0-9-]{1,40}$/, 'This must be a region such as eu-west-2.'),
  prefix: textOf({ max: 500 }).default('').describe('Only objects whose key begins so are recordings.'),
  access_key_id: textOf({ min: 1, max: 200 }).describe('Of a user that may read the bucket.'),
  endpoint: address.nullable().default(null).describe("Null: Amazon's own."),
}

const Connection = z
  .discriminatedUnion('kind', [
    z.object({ ...twilio, auth_token: secret.describe('Needed once; omitted later, it stays.') }),
    z.object({
      ...amazonConnect,
      secret_access_key: secret.describe('Needed once; omitted later, it stays.'),
    }),
  ])
  .meta({ id: 'PhoneConnectionFields', description: 'How a phone system is reached.' })

const ShownConnection = z
  .discriminatedUnion('kind', [z.object(twilio), z.object(amazonConnect)])
  .meta({ id: 'PhoneConnection', description: 'How a phone system is reached; secrets are not shown.' })

const valueName = textOf({ max: 200 })
const Rules = z
  .object({
    agent_id: valueName
      .optional()
      .describe('Name of the value that says who took the call; empty: none does.'),
    agent_name: valueName.optional().describe('Name of the value with the name of the agent; empty: none.'),
    otherwise: nameOf({ max: 255 }).default('unknown').describe('The agent of calls that name none.'),
    metadata: z
      .record(key, valueName)
      .default({})
      .refine((fields) => Object.keys(fields).length <= 100, 'This may have at most 100 fields.')
      .describe('Keys of metadata fields, and the names of the values that go there.'),
  })
  .meta({ id: 'PhoneRules', description: 'Which values of the phone system go where.' })

const ShownRules = z
  .object({
    agent_id: z.string(),
    agent_name: z.string(),
    otherwise: z.string(),
    metadata: z.record(z.string(), z.string()),
  })
  .meta({ id: 'PhoneRulesShown', description: 'Which values of the phone system go where.' })

export const PhoneSystemInput = z
  .object({
    name: nameOf({ max: 200 }),
    connection: Connection,
    model_id: z.int().min(1).max(2_147_483_647).describe('The model that its calls are scored against.'),
    rules: Rules.default({ otherwise: 'unknown', metadata: {} }),
    enabled: z.boolean().default(true).describe('False: what it tells of waits.'),
  })
  .meta({ id: 'PhoneSystemFields', description: 'A phone system as it is to be.' })

const shown = {
  id: z.uuid(),
  name: z.string(),
  callback_url: z.string().describe('The address to give to the phone system.'),
  connection: ShownConnection,
  model_id: z.int(),
  rules: ShownRules,
  enabled: z.boolean(),
  ...authored,
}

export const PhoneSystemOutput = z
  .object(shown)
  .meta({ id: 'PhoneSystem', description: 'A phone system whose recordings become calls by themselves.' })

export const PhoneSystemWithSecret = z
  .object({
    ...shown,
    secret: z
      .string()
      .nullable()
      .describe(
        'For `Authorization` of EventBridge. Shown only once; null for Twilio, and when the answer is repeated for its Idempotency-Key.',
      ),
  })
  .meta({ id: 'PhoneSystemWithSecret', description: 'A phone system and its new secret.' })

export const PhoneRecordingOutput = z
  .object({
    id: z.uuid(),
    recording_id: z.string().describe("The phone system's ID of the recording."),
    external_id: z.string().describe("The phone system's ID of the call, and that of the call here."),
    status: z.enum(phoneRecordingStatuses),
    attempt_count: z.int(),
    next_attempt_at: z.iso.datetime().nullable(),
    reason: z.string().nullable().describe('Why the last attempt failed.'),
    call_analysis_id: z.uuid().nullable().describe('The call that came of it.'),
    told_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PhoneRecording', description: 'A recording that a phone system has told of.' })

/** Which values say who the agent is, unless somebody says otherwise. */
const usualRules = {
  twilio: { agent_id: 'agent_id', agent_name: 'agent_name' },
  amazon_connect: { agent_id: 'agentInfo.agentArn', agent_name: '' },
} as const

/** Throws when recordings would come from a host that neither the vendor nor the operator vouches for. */
export function toPhoneFields(
  { name, connection: given, model_id, rules, enabled }: z.infer<typeof PhoneSystemInput>,
  allowed: AllowList,
): PhoneSystemFields {
  const usual = usualRules[given.kind]
  return {
    name,
    ...(given.kind === 'twilio' ? readTwilio(given, allowed) : readConnect(given, allowed)),
    modelId: model_id,
    rules: {
      agent_id: rules.agent_id ?? usual.agent_id,
      agent_name: rules.agent_name ?? usual.agent_name,
      otherwise: rules.otherwise,
      metadata: rules.metadata,
    },
    enabled,
  }
}

type Given<K> = Extract<z.infer<typeof Connection>, { kind: K }>
type Reached = Pick<PhoneSystemFields, 'connection' | 'secret' | 'bucketSecret'>

function readTwilio({ auth_token, ...connection }: Given<'twilio'>, allowed: AllowList): Reached {
  const url = new URL(connection.address)
  const isTwilios = url.protocol === 'https:' && /(^|\.)twilio\.com$/.test(hostOf(url)) && url.port === ''
  if (!isTwilios) refuseUnlessAllowed(url, allowed, 'connection.address')
  const at = connection.address.replace(/\/+$/, '')
  return { connection: { ...connection, address: at }, secret: auth_token, bucketSecret: undefined }
}

function readConnect(
  { secret_access_key, ...connection }: Given<'amazon_connect'>,
  allowed: AllowList,
): Reached {
  if (connection.endpoint !== null)
    refuseUnlessAllowed(new URL(connection.endpoint), allowed, 'connection.endpoint')
  return { connection, secret: undefined, bucketSecret: secret_access_key }
}

function refuseUnlessAllowed(url: URL, allowed: AllowList, path: string): void {
  const host = hostOf(url)
  if (allowed.hasHost(host) || (isIP(host) > 0 && allowed.hasAddress(host))) return
  throw new AppError(
    'phone_address_refused',
    'Recordings are fetched from Twilio and Amazon only. The operator of the service can allow other hosts with PHONE_ALLOW.',
    path,
  )
}

export function showPhoneSystem(system: PhoneSystem, baseUrl: string): z.infer<typeof PhoneSystemOutput> {
  return {
    id: system.id,
    name: system.name,
    callback_url: `${baseUrl}/v1/phone-systems/${system.id}/callback`,
    connection: system.connection as PhoneConnection,
    model_id: system.model_id,
    rules: { ...system.rules, metadata: { ...system.rules.metadata } },
    enabled: system.enabled,
    ...showAuthored(system),
  }
}

export function showPhoneRecording(recording: PhoneRecording): z.infer<typeof PhoneRecordingOutput> {
  return {
    id: recording.id,
    recording_id: recording.recording_id,
    external_id: recording.external_id,
    status: recording.status,
    attempt_count: recording.tries,
    next_attempt_at: recording.next_attempt_at?.toISOString() ?? null,
    reason: recording.reason,
    call_analysis_id: recording.call_id,
    told_at: recording.told_at.toISOString(),
    settled_at: recording.settled_at?.toISOString() ?? null,
  }
}
