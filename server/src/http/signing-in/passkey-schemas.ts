import { z } from 'zod'
import { textOf } from '../text-schemas.ts'

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/, 'This is not base64url.')

/** Long enough for what browsers send; it also stands in addresses. */
export const passkeyId = base64url(300).min(1)

const credential = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') }
const clientDataJSON = base64url(4_096)
/** Of the extensions, none is asked for. */
const clientExtensionResults = z.looseObject({}).default({})

/** As `navigator.credentials.create()` answers, in JSON. */
export const NewPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(16_384),
      transports: z
        .array(textOf({ max: 50 }))
        .max(20)
        .default([]),
    }),
    clientExtensionResults,
  })
  .meta({ id: 'NewPasskey', description: 'What the browser answers when a passkey is made (WebAuthn).' })
export type NewPasskey = z.infer<typeof NewPasskey>

/** As `navigator.credentials.get()` answers, in JSON. */
export const PasskeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(4_096),
      signature: base64url(2_048),
      userHandle: base64url(100).nullish(),
    }),
    clientExtensionResults,
  })
  .meta({ id: 'PasskeyAnswer', description: 'What the browser answers when a passkey is used (WebAuthn).' })
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const PasskeyStep = z
  .object({
    step: z
      .string()
      .describe('To be sent back with the answer of the browser; it works once, for ten minutes.'),
    options: z
      .looseObject({ challenge: z.string() })
      .describe('For the browser, as WebAuthn has it: `publicKey` in JSON.'),
  })
  .meta({ id: 'PasskeyStep', description: 'What the browser has to be asked for.' })

export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Passkey', description: 'A key on a device of yours, to sign in with.' })
