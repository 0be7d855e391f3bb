import { isUtf8 } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { PhoneConnection } from '../../domain/phone/phone-system.ts'
import { isStorable } from '../../domain/storable.ts'
import type { Database } from '../../store/database.ts'
import { notePhoneContact, notePhoneRecording } from '../../store/phone/phone-recordings.ts'
import { findPhoneSystem, type PhoneSystem } from '../../store/phone/phone-systems.ts'
import type { App, HttpContext } from '../context.ts'
import { isSignedByTwilio } from './check-twilio-signature.ts'
import { PhoneSystemParams } from './phone-schemas.ts'
import { readConnectEvent } from './read-connect-event.ts'

const recordingSid = /^RE[0-9a-f]{32}$/i
const callSid = /^CA[0-9a-f]{32}$/i

/** The fields of Twilio's message that matter, for the description of the API. */
const twilioForm = {
  type: 'object',
  properties: {
    AccountSid: { type: 'string' },
    CallSid: { type: 'string' },
    RecordingSid: { type: 'string' },
    RecordingStatus: { type: 'string', description: 'Only `completed` leads to a call.' },
    RecordingChannels: { type: 'string' },
  },
}

export async function addPhoneCallbackRoute(app: App, context: HttpContext): Promise<void> {
  // By itself, since no other operation takes such forms.
  await app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => {
        if (!isUtf8(body)) throw new AppError('malformed_request', 'The form is not UTF-8.')
        return { form: body.toString() }
      },
    )
    addRoute(scope.withTypeProvider<ZodTypeProvider>(), context)
  })
}

function addRoute(app: App, { database, secrets, baseUrl }: HttpContext): void {
  app.post(
    '/v1/phone-systems/:id/callback',
    {
      config: {
        scope: 'open',
        anyQuery: true,
        refusals: ['phone_message_unsigned'],
        urlencoded: twilioForm,
      },
      schema: {
        operationId: 'receivePhoneMessage',
        tags: ['Phone systems'],
        summary: 'Be told of a recording',
        description:
          'For the phone system, not for programs: Twilio sends its recording status here, with `X-Twilio-Signature`; Amazon EventBridge sends events of the bucket and of Amazon Connect, with the secret in `Authorization`. Answers as soon as it is noted; the recording is fetched after that. The same message twice does nothing.',
        params: PhoneSystemParams,
        body: z.record(z.string(), z.unknown()),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const system = await findPhoneSystem(database, request.params.id)
      // Whether there is such a phone system is nobody's business.
      if (!system) throw new AppError('phone_message_unsigned')
      const { connection } = system
      const secret = secrets.open(system.secret)
      if (connection.kind === 'twilio') {
        const form = readTwilioForm(request, { connection, secret, url: `${baseUrl()}${request.raw.url}` })
        await noteTwilioRecording(database, system, form, request.query as Record<string, unknown>)
      } else {
        checkSecret(request.headers.authorization, secret)
        await noteConnectEvent(database, system, connection, request.body)
      }
      return reply.status(204).send(null)
    },
  )
}

function readTwilioForm(
  { headers, body }: FastifyRequest,
  {
    connection,
    secret,
    url,
  }: { connection: Extract<PhoneConnection, { kind: 'twilio' }>; secret: string; url: string },
): URLSearchParams {
  const text = (body as { form?: unknown } | undefined)?.form
  const form = new URLSearchParams(typeof text === 'string' ? text : '')
  const signature = headers['x-twilio-signature']
  const isSigned = typeof signature === 'string' && isSignedByTwilio(url, form, secret, signature)
  if (!isSigned || form.get('AccountSid') !== connection.account_sid)
    throw new AppError('phone_message_unsigned')
  return form
}

async function noteTwilioRecording(
  database: Database,
  system: PhoneSystem,
  form: URLSearchParams,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Of one that has begun, or of which nothing came, there is nothing to fetch.
  if (form.get('RecordingStatus') !== 'completed') return
  const recordingId = form.get('RecordingSid') ?? ''
  if (!recordingSid.test(recordingId)) return
  const named = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && isStorable(entry[1]),
  )
  const told = [...form].filter(([, value]) => isStorable(value))
  const facts = Object.fromEntries([...named, ...told].map(([name, value]) => [name, value.slice(0, 1_000)]))
  const call = form.get('CallSid') ?? ''
  const externalId = callSid.test(call) ? call : recordingId
  await notePhoneRecording(database, system.id, { recordingId, externalId, facts })
}

/** As an API destination of EventBridge sends it: in a header, with or without the word before it. */
function checkSecret(authorization: string | undefined, secret: string): void {
  const given = (authorization ?? '').replace(/^Bearer /i, '')
  // Digests are of one length, whatever was sent.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(given), digest(secret))) throw new AppError('phone_message_unsigned')
}

async function noteConnectEvent(
  database: Database,
  system: PhoneSystem,
  connection: Extract<PhoneConnection, { kind: 'amazon_connect' }>,
  body: unknown,
): Promise<void> {
  if (!isStorable(body)) return
  const event = readConnectEvent(body, connection)
  if (event?.about === 'contact') await notePhoneContact(database, system.id, event.externalId, event.facts)
  if (event?.about === 'recording')
    await notePhoneRecording(database, system.id, {
      recordingId: event.key,
      externalId: event.externalId,
      facts: event.facts,
    })
}
