import { findCostlyShape } from './check-json-shape.ts'
import { type Fields, isFields, readList, readText, VconFault } from './vcon-parts.ts'
import { findAgent, readMetadata, type VconAgent } from './vcon-people.ts'
import { readRecording, type VconRecording } from './vcon-recording.ts'

export interface ReadVcon {
  /** In small letters: the same vCon is the same call, however its id is written. */
  readonly uuid: string
  readonly agent: VconAgent | undefined
  readonly metadata: Readonly<Record<string, unknown>>
  readonly recording: VconRecording
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What Callmark needs of a vCon in its unsigned form. Throws a VconFault that says what is wrong with it. */
export function readVcon(bytes: Uint8Array): ReadVcon {
  const vcon = parse(bytes)
  refuseOtherForms(vcon)
  const uuid = readText(vcon, 'uuid')
  if (!uuid || !uuidPattern.test(uuid))
    throw new VconFault('has no uuid, so it could not be told from another')
  const parties = readList(vcon, 'parties')
  const attachments = readList(vcon, 'attachments')
  const dialog = findRecording(readList(vcon, 'dialog'))
  return {
    uuid: uuid.toLowerCase(),
    agent: findAgent(parties, dialog, attachments),
    metadata: { ...describeCall(vcon, dialog), ...readMetadata(attachments) },
    recording: readRecording(dialog),
  }
}

function parse(bytes: Uint8Array): Fields {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new VconFault('is compressed: unpack it first')
  const costly = findCostlyShape(bytes)
  if (costly) throw new VconFault(costly)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new VconFault('is not JSON in UTF-8')
  }
  if (!isFields(value)) throw new VconFault('is not a JSON object')
  return value
}

function refuseOtherForms(vcon: Fields): void {
  if ('ciphertext' in vcon) throw new VconFault('is encrypted: decrypt it first')
  if ('payload' in vcon && 'signatures' in vcon)
    throw new VconFault(
      'is signed, and the signature is not checked here: check it, and send what it contains',
    )
  // The draft's word since 0.4.0, and the one before.
  const critical = vcon.critical ?? vcon.must_support
  if (critical === undefined || critical === null || (Array.isArray(critical) && critical.length === 0))
    return
  const names = Array.isArray(critical) ? critical.filter((name) => typeof name === 'string') : []
  throw new VconFault(
    `cannot be understood without extensions that Callmark does not have: ${names.join(', ')}`,
  )
}

function findRecording(dialogs: readonly Fields[]): Fields {
  const [first, ...others] = dialogs.filter(({ type }) => type === 'recording')
  if (!first) throw new VconFault('has no recording')
  if (others.length > 0)
    throw new VconFault(
      `has ${others.length + 1} recordings, and a call is scored by one: join them, or split it`,
    )
  return first
}

function describeCall(vcon: Fields, dialog: Fields): Record<string, unknown> {
  const start = readText(dialog, 'start')
  const subject = readText(vcon, 'subject')
  return { ...(start ? { call_start: start } : {}), ...(subject ? { subject } : {}) }
}
