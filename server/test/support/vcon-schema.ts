import { z } from 'zod'

/** The unsigned form of draft-ietf-vcon-vcon-core-04 with the party's role of its contact centre extension: nothing else. */
const date = z.iso.datetime({ offset: true })
const index = z.int().min(0)
const indices = z.union([index, z.array(index)])
const contentHash = z.string().regex(/^sha512-[\w-]{86}$/)
const mediatype = z.string().regex(/^[a-z]+\/[\w.+-]+$/)

const content = {
  mediatype: mediatype.optional(),
  filename: z.string().optional(),
  encoding: z.enum(['base64url', 'json', 'none']).optional(),
  body: z.unknown().optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
  content_hash: z.union([contentHash, z.array(contentHash)]).optional(),
}

interface Content {
  readonly mediatype?: string | undefined
  readonly encoding?: string | undefined
  readonly body?: unknown
  readonly url?: string | undefined
  readonly content_hash?: unknown
}

const isWholeContent = ({ mediatype: type, encoding, body, url, content_hash }: Content) =>
  (body === undefined) === (encoding === undefined) &&
  (url === undefined) === (content_hash === undefined) &&
  !(body !== undefined && (url !== undefined || type === undefined)) &&
  (encoding === undefined || encoding === 'json' || typeof body === 'string')

const party = z.strictObject({
  tel: z.string().optional(),
  mailto: z.string().optional(),
  name: z.string().optional(),
  validation: z.string().optional(),
  uuid: z.uuid().optional(),
  type: z.enum(['person', 'bot', 'organization']).optional(),
  role: z.string().optional(),
})

const dialog = z
  .strictObject({
    type: z.literal('recording'),
    start: date,
    duration: z.number().min(0).optional(),
    parties: z.union([index, z.array(z.union([index, z.array(index), z.null()]))]),
    originator: index.optional(),
    ...content,
  })
  .refine(isWholeContent)

const analysis = z
  .strictObject({
    type: z.enum(['report', 'sentiment', 'summary', 'transcript', 'translation', 'tts']),
    dialog: indices,
    vendor: z.string(),
    product: z.string().optional(),
    schema: z.string().optional(),
    ...content,
  })
  .refine(isWholeContent)

const attachment = z
  .strictObject({ purpose: z.string().optional(), start: date, party: index, dialog: index, ...content })
  .refine(isWholeContent)

export const Vcon = z.strictObject({
  vcon: z.literal('0.4.0'),
  uuid: z.uuid(),
  extensions: z.array(z.literal('CC')),
  created_at: date,
  updated_at: date.optional(),
  subject: z.string().optional(),
  redacted: z.strictObject({ type: z.string(), uuid: z.uuid().optional() }).optional(),
  parties: z.array(party),
  dialog: z.array(dialog),
  analysis: z.array(analysis),
  attachments: z.array(attachment),
})
