/** How a phone system is reached, without its secrets. */
export type PhoneConnection =
  | { readonly kind: 'twilio'; readonly account_sid: string; readonly address: string }
  | {
      readonly kind: 'amazon_connect'
      readonly bucket: string
      readonly region: string
      /** Where in the bucket recordings are. */
      readonly prefix: string
      readonly access_key_id: string
      /** Null: Amazon's own. */
      readonly endpoint: string | null
    }

/** Which of the values that a phone system tells go where. */
export interface PhoneRules {
  readonly agent_id: string
  readonly agent_name: string
  /** The agent of calls that name none. */
  readonly otherwise: string
  /** Key of a metadata field → name of the value. */
  readonly metadata: Readonly<Record<string, string>>
}

/** What a phone system told, by name. */
export type PhoneFacts = Readonly<Record<string, string>>

export const phoneRecordingStatuses = ['PENDING', 'SUBMITTED', 'FAILED'] as const
export type PhoneRecordingStatus = (typeof phoneRecordingStatuses)[number]

const mostFacts = 200
const longestFact = 1_000

/** Values that lie inside others are named by the way to them: `agentInfo.agentArn`. */
export function flattenFacts(value: unknown, name = '', facts: Record<string, string> = {}): PhoneFacts {
  if (Object.keys(facts).length >= mostFacts) return facts
  if (typeof value === 'string') facts[name] = value.slice(0, longestFact)
  else if (typeof value === 'number' || typeof value === 'boolean') facts[name] = String(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      flattenFacts(inner, name ? `${name}.${key}` : key, facts)
  return facts
}

/** Who took the call and what is known of it; without `agentId`, nothing says who. */
export function applyRules(rules: PhoneRules, facts: PhoneFacts) {
  const read = (name: string) => (name === '' ? undefined : shorten(facts[name]))
  const agentId = read(rules.agent_id)
  const agentName = read(rules.agent_name) ?? agentId
  const metadata = Object.entries(rules.metadata).flatMap(([key, name]) => {
    const value = read(name)
    return value === undefined ? [] : [[key, value] as const]
  })
  return { agentId, agentName, metadata: Object.fromEntries(metadata) }
}

/** Of an Amazon resource name only what tells one from another. */
function shorten(value: string | undefined): string | undefined {
  const short = value?.startsWith('arn:') ? value.slice(value.lastIndexOf('/') + 1) : value
  return short?.trim() ? short.trim().slice(0, 255) : undefined
}
