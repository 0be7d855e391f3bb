import type { components } from './api-types.ts'

/** The call it happened to is in `data`, as it was then. What was said and found is in its record. */
export type WebhookEvent = Extract<
  components['schemas']['WebhookDeliveryDetail']['payload'],
  { readonly type: string }
>

/** What arrived is not, or not provably, an event of your service. Answer it with a 4xx and do nothing else. */
export class WebhookVerificationError extends Error {
  static {
    WebhookVerificationError.prototype.name = 'WebhookVerificationError'
  }
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Makes sure that a webhook comes from your service, unchanged and lately, and returns its event.
 * `payload` is the body exactly as it came, before any parsing. Give several secrets while one replaces another.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  options: { readonly toleranceSeconds?: number } = {},
): Promise<WebhookEvent> {
  const id = readHeader(headers, 'webhook-id')
  const timestamp = readHeader(headers, 'webhook-timestamp')
  const signatures = readHeader(headers, 'webhook-signature')
  if (!/^\d{1,12}$/.test(timestamp)) refuse('The header webhook-timestamp is not a time.')
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (ageSeconds > (options.toleranceSeconds ?? 300)) refuse('The webhook is too old, or the clocks differ.')
  const encoder = new TextEncoder()
  const body = typeof payload === 'string' ? encoder.encode(payload) : payload
  const signed = join(encoder.encode(`${id}.${timestamp}.`), body)
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    if (await isSignedBy(secret, signed, signatures)) return readEvent(body)
  }
  return refuse('No signature of the webhook matches.')
}

async function isSignedBy(
  secret: string,
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
): Promise<boolean> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ''))
  if (!bytes?.length) throw new TypeError('A webhook secret is "whsec_" and base64.')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  for (const signature of signatures.split(' ')) {
    const [version, encoded = ''] = signature.split(',', 2)
    const given = version === 'v1' ? decodeBase64(encoded) : undefined
    // Compares in a time that does not depend on where they differ.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return true
  }
  return false
}

function readEvent(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return refuse('The body of the webhook is not JSON.')
  }
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]
  const text = typeof value === 'string' ? value : value?.join(' ')
  return text || refuse(`The header ${name} is missing.`)
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(one.length + other.length)
  joined.set(one)
  joined.set(other, one.length)
  return joined
}

function refuse(message: string): never {
  throw new WebhookVerificationError(message)
}
