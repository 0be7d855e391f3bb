import type { PhoneSystem, PhoneSystemInput } from '@callmark/client'

export type PhoneKind = PhoneSystem['connection']['kind']
export const phoneKinds: readonly PhoneKind[] = ['twilio', 'amazon_connect']

/** A phone system as it is being written: every field of either kind. */
export interface PhoneDraft {
  readonly kind: PhoneKind
  readonly name: string
  /** Undefined: not chosen. */
  readonly modelId: number | undefined
  readonly enabled: boolean
  readonly accountSid: string
  readonly authToken: string
  readonly address: string
  readonly bucket: string
  readonly region: string
  readonly prefix: string
  readonly accessKey: string
  readonly secretAccessKey: string
  readonly endpoint: string
  readonly agentId: string
  readonly agentName: string
  readonly otherwise: string
  readonly metadata: readonly MetadataLine[]
}

export interface MetadataLine {
  readonly key: string
  readonly value: string
}

/** Which values say who the agent is, unless somebody says otherwise: as the service has it. */
const usualRules = {
  twilio: { agentId: 'agent_id', agentName: 'agent_name' },
  amazon_connect: { agentId: 'agentInfo.agentArn', agentName: '' },
} as const

const nothing: PhoneDraft = {
  kind: 'twilio',
  name: '',
  modelId: undefined,
  enabled: true,
  accountSid: '',
  authToken: '',
  address: 'https://api.twilio.com',
  bucket: '',
  region: '',
  prefix: '',
  accessKey: '',
  secretAccessKey: '',
  endpoint: '',
  ...usualRules.twilio,
  otherwise: 'unknown',
  metadata: [],
}

export function draftOf(system: PhoneSystem | undefined): PhoneDraft {
  if (!system) return nothing
  const { name, connection, model_id, rules, enabled } = system
  const reached =
    connection.kind === 'twilio'
      ? { accountSid: connection.account_sid, address: connection.address }
      : {
          bucket: connection.bucket,
          region: connection.region,
          prefix: connection.prefix,
          accessKey: connection.access_key_id,
          endpoint: connection.endpoint ?? '',
        }
  return {
    ...nothing,
    ...reached,
    kind: connection.kind,
    name,
    modelId: model_id,
    enabled,
    agentId: rules.agent_id,
    agentName: rules.agent_name,
    otherwise: rules.otherwise,
    metadata: Object.entries(rules.metadata).map(([key, value]) => ({ key, value })),
  }
}

/** With what is usual there, since the values of one kind mean nothing to the other. */
export function withKind(draft: PhoneDraft, kind: PhoneKind): PhoneDraft {
  return { ...draft, kind, ...usualRules[kind], metadata: [] }
}

export function inputOf(draft: PhoneDraft, modelId: number): PhoneSystemInput {
  const { name, agentId, agentName, otherwise, enabled } = draft
  return {
    name: name.trim(),
    connection: connectionOf(draft),
    model_id: modelId,
    rules: {
      agent_id: agentId.trim(),
      agent_name: agentName.trim(),
      ...(otherwise.trim() === '' ? {} : { otherwise: otherwise.trim() }),
      metadata: Object.fromEntries(linesOf(draft).map(({ key, value }) => [key, value])),
    },
    enabled,
  }
}

/** A secret that is left out stays as it is. */
function connectionOf(draft: PhoneDraft): PhoneSystemInput['connection'] {
  const given = (name: string, secret: string) => (secret === '' ? {} : { [name]: secret.trim() })
  if (draft.kind === 'twilio')
    return {
      kind: 'twilio',
      account_sid: draft.accountSid.trim(),
      ...(draft.address.trim() === '' ? {} : { address: draft.address.trim() }),
      ...given('auth_token', draft.authToken),
    }
  return {
    kind: 'amazon_connect',
    bucket: draft.bucket.trim(),
    region: draft.region.trim(),
    prefix: draft.prefix.trim(),
    access_key_id: draft.accessKey.trim(),
    endpoint: draft.endpoint.trim() === '' ? null : draft.endpoint.trim(),
    ...given('secret_access_key', draft.secretAccessKey),
  }
}

/** Whether a line lacks half of it, or names a field that another names too. */
export function hasWrongLines(draft: PhoneDraft): boolean {
  const lines = linesOf(draft)
  const keys = new Set(lines.map(({ key }) => key))
  return keys.size < lines.length || lines.some(({ key, value }) => key === '' || value === '')
}

/** Without those that are empty. */
function linesOf({ metadata }: PhoneDraft): MetadataLine[] {
  return metadata
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== '' || value !== '')
}
