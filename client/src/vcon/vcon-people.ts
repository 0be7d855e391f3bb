import { type Fields, isFields, readJsonBody, readText, VconFault } from './vcon-parts.ts'

export interface VconAgent {
  readonly id: string
  readonly name: string
}

/** The purpose of the attachment in which Callmark says which call a vCon was made of. */
export const callPurpose = 'callmark-call'
export const metadataPurpose = 'metadata'

/** What tells an agent from others, the surest first. */
const identities = ['uuid', 'mailto', 'sip', 'tel', 'name'] as const

/** As Callmark wrote it down, or else the first party with the role of an agent, those of the recording before others. */
export function findAgent(
  parties: readonly Fields[],
  dialog: Fields,
  attachments: readonly Fields[],
): VconAgent | undefined {
  const written = attachments.filter((attachment) => purposeOf(attachment) === callPurpose).map(readJsonBody)
  for (const call of written) {
    const id = isFields(call) ? readText(call, 'agent_id') : undefined
    if (id) return { id, name: readText(call as Fields, 'agent_name') ?? id }
  }
  const heard = new Set([dialog.parties].flat(3))
  const agents = parties
    .map((party, index) => ({ party, heard: heard.has(index) }))
    .filter(({ party }) => readText(party, 'role')?.toLowerCase() === 'agent')
    .sort((one, other) => Number(other.heard) - Number(one.heard))
  for (const { party } of agents) {
    const [id] = identities.flatMap(
      (name) => readText(party, name)?.replace(/^(mailto|sips?|tel):/i, '') || [],
    )
    if (id) return { id, name: readText(party, 'name') ?? id }
  }
  return undefined
}

/** What the attachments of this purpose say, the last word counting; also `tags`, as `key:value`, which some programs write. */
export function readMetadata(attachments: readonly Fields[]): Record<string, unknown> {
  const found: [string, unknown][] = []
  attachments.forEach((attachment, index) => {
    const purpose = purposeOf(attachment)
    if (purpose !== metadataPurpose && purpose !== 'tags') return
    const content = readJsonBody(attachment)
    if (purpose === 'tags' && Array.isArray(content)) found.push(...content.flatMap(readTag))
    else if (isFields(content)) found.push(...Object.entries(content))
    else throw new VconFault(`has metadata that cannot be read: attachment ${index + 1} is not a JSON object`)
  })
  return Object.fromEntries(found)
}

function readTag(tag: unknown): [string, string][] {
  const [key = '', ...rest] = typeof tag === 'string' ? tag.split(':') : []
  return key.trim() && rest.length > 0 ? [[key.trim(), rest.join(':').trim()]] : []
}

/** Before 0.4.0 many wrote it as a type. */
function purposeOf(attachment: Fields): string | undefined {
  return (readText(attachment, 'purpose') ?? readText(attachment, 'type'))?.toLowerCase()
}
