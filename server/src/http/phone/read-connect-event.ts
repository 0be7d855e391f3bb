import { z } from 'zod'
import { flattenFacts, type PhoneConnection, type PhoneFacts } from '../../domain/phone/phone-system.ts'

type AmazonConnect = Extract<PhoneConnection, { kind: 'amazon_connect' }>

/** What EventBridge tells, as far as it concerns us. */
export type ConnectEvent =
  | {
      readonly about: 'recording'
      readonly key: string
      readonly externalId: string
      readonly facts: PhoneFacts
    }
  | { readonly about: 'contact'; readonly externalId: string; readonly facts: PhoneFacts }

const ObjectCreated = z.object({
  source: z.literal('aws.s3'),
  'detail-type': z.literal('Object Created'),
  detail: z.object({
    bucket: z.object({ name: z.string() }),
    object: z.object({ key: z.string().min(1).max(1_024) }),
  }),
})
const ContactEvent = z.object({
  source: z.literal('aws.connect'),
  'detail-type': z.literal('Amazon Connect Contact Event'),
  detail: z.looseObject({ contactId: z.string().min(1).max(255) }),
})

const isSound = /\.(wav|mp3|ogg|opus|flac|m4a|mp4|webm)$/i
/** As Amazon Connect names recordings: contact, moment, zone. */
const recordingName = /^([0-9a-f-]{36})_(\d{4})(\d{2})(\d{2})T(\d{2}):(\d{2})_UTC\b/i

/** Undefined: nothing to do for us. Other objects of the bucket come along, transcripts and reports among them. */
export function readConnectEvent(body: unknown, connection: AmazonConnect): ConnectEvent | undefined {
  const contact = ContactEvent.safeParse(body)
  if (contact.success) {
    const { detail } = contact.data
    return { about: 'contact', externalId: detail.contactId, facts: flattenFacts(detail) }
  }
  const created = ObjectCreated.safeParse(body)
  if (!created.success) return undefined
  const { bucket, object } = created.data.detail
  const isOurs = bucket.name === connection.bucket && object.key.startsWith(connection.prefix)
  if (!isOurs || !isSound.test(object.key)) return undefined
  const name = object.key.slice(object.key.lastIndexOf('/') + 1)
  const [, contactId, year, month, day, hour, minute] = recordingName.exec(name) ?? []
  return {
    about: 'recording',
    key: object.key,
    externalId: contactId ?? name.replace(isSound, '').slice(0, 255),
    facts: {
      key: object.key,
      ...(contactId
        ? { contact_id: contactId, recorded_at: `${year}-${month}-${day}T${hour}:${minute}:00Z` }
        : {}),
    },
  }
}
