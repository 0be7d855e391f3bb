import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { phoneRecordingStatuses } from '../../domain/phone/phone-system.ts'
import { listPhoneRecordings, retryPhoneRecording } from '../../store/phone/phone-recordings.ts'
import {
  createPhoneSystem,
  deletePhoneSystem,
  getPhoneSystem,
  listPhoneSystems,
  type PhoneSystemFields,
  replacePhoneSystem,
  rotatePhoneSecret,
} from '../../store/phone/phone-systems.ts'
import type { App, HttpContext } from '../context.ts'
import { severalOf, wholeNumber } from '../query-values.ts'
import { cutPage, nextCursor, timeCursor } from '../time-cursor.ts'
import {
  PhoneRecordingOutput,
  PhoneRecordingParams,
  PhoneSystemInput,
  PhoneSystemOutput,
  PhoneSystemParams,
  PhoneSystemWithSecret,
  showPhoneRecording,
  showPhoneSystem,
  toPhoneFields,
} from './phone-schemas.ts'

const tags = ['Phone systems']
const reads = 'read:webhook'
/** Whoever sets one up brings calls in. */
const writes = ['write:webhook', 'write:call-analysis-request'] as const
const standardRecordings = 50

export function addPhoneSystemRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneSystemRoutes(app, context)
  addSecretRoute(app, context)
  addRecordingRoutes(app, context)
}

function addListRoutes(app: App, { database, secrets, phoneAllow, baseUrl }: HttpContext): void {
  app.post(
    '/v1/phone-systems',
    {
      config: {
        scope: writes,
        refusals: ['too_many_phone_systems', 'phone_address_refused'],
        shownOnce: ['secret'],
      },
      schema: {
        operationId: 'createPhoneSystem',
        tags,
        summary: 'Create a phone system',
        description:
          'Give `callback_url` to Twilio or EventBridge. From then on every recording that is ready becomes a call under the model, once. The secret for EventBridge is shown in this answer only.',
        body: PhoneSystemInput,
        response: { 201: PhoneSystemWithSecret },
      },
    },
    async ({ caller, body }, reply) => {
      const fields = toPhoneFields(body, phoneAllow)
      requireSecret(fields)
      const { system, secret = null } = await createPhoneSystem(database, secrets, caller.by, fields)
      reply
        .status(201)
        .header('Location', `/v1/phone-systems/${system.id}`)
        .header('Cache-Control', 'no-store')
      return { ...showPhoneSystem(system, baseUrl()), secret }
    },
  )

  app.get(
    '/v1/phone-systems',
    {
      config: { scope: reads },
      schema: {
        operationId: 'listPhoneSystems',
        tags,
        summary: 'List the phone systems',
        response: { 200: z.object({ items: z.array(PhoneSystemOutput) }) },
      },
    },
    async ({ caller }) => ({
      items: (await listPhoneSystems(database, caller.workspaceId)).map((system) =>
        showPhoneSystem(system, baseUrl()),
      ),
    }),
  )
}

/** Nothing can be checked or fetched without. */
function requireSecret({ connection, secret, bucketSecret }: PhoneSystemFields): void {
  const missing =
    connection.kind === 'twilio'
      ? secret === undefined && 'auth_token'
      : bucketSecret === undefined && 'secret_access_key'
  if (missing)
    throw new AppError('validation', `"${missing}" is needed to create it.`, `connection.${missing}`)
}

function addOneSystemRoutes(app: App, { database, secrets, phoneAllow, baseUrl }: HttpContext): void {
  app.get(
    '/v1/phone-systems/:id',
    {
      config: { scope: reads },
      schema: {
        operationId: 'getPhoneSystem',
        tags,
        summary: 'Read a phone system',
        params: PhoneSystemParams,
        response: { 200: PhoneSystemOutput },
      },
    },
    async ({ caller, params }) =>
      showPhoneSystem(await getPhoneSystem(database, { ...caller.by, id: params.id }), baseUrl()),
  )

  app.put(
    '/v1/phone-systems/:id',
    {
      config: { scope: writes, refusals: ['phone_address_refused'] },
      schema: {
        operationId: 'replacePhoneSystem',
        tags,
        summary: 'Replace a phone system',
        description:
          'Omitted fields return to their defaults; omitted secrets stay. The kind stays. While it is disabled, what it tells of waits.',
        params: PhoneSystemParams,
        body: PhoneSystemInput,
        response: { 200: PhoneSystemOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...caller.by, id: params.id }
      const fields = toPhoneFields(body, phoneAllow)
      return showPhoneSystem(await replacePhoneSystem(database, secrets, address, fields), baseUrl())
    },
  )

  app.delete(
    '/v1/phone-systems/:id',
    {
      config: { scope: writes },
      schema: {
        operationId: 'deletePhoneSystem',
        tags,
        summary: 'Delete a phone system',
        description: 'With the list of its recordings. What waits is not fetched; its calls stay.',
        params: PhoneSystemParams,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deletePhoneSystem(database, { ...caller.by, id: params.id })
      return reply.status(204).send(null)
    },
  )
}

function addSecretRoute(app: App, { database, secrets, baseUrl }: HttpContext): void {
  app.post(
    '/v1/phone-systems/:id/rotate-secret',
    {
      config: { scope: writes, shownOnce: ['secret'] },
      schema: {
        operationId: 'rotatePhoneSystemSecret',
        tags,
        summary: 'Create a new secret for EventBridge',
        description:
          'The secret is shown in this answer only, and the earlier one is refused from now on; EventBridge sends again what was refused meanwhile. Not for Twilio, whose token is made there.',
        params: PhoneSystemParams,
        response: { 200: PhoneSystemWithSecret },
      },
    },
    async ({ caller, params }, reply) => {
      const { system, secret } = await rotatePhoneSecret(database, secrets, { ...caller.by, id: params.id })
      reply.header('Cache-Control', 'no-store')
      return { ...showPhoneSystem(system, baseUrl()), secret }
    },
  )
}

function addRecordingRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/phone-systems/:id/recordings',
    {
      config: { scope: reads },
      schema: {
        operationId: 'listPhoneRecordings',
        tags,
        summary: 'List the recordings a phone system has told of',
        description: 'Newest first, with the call that came of each or why none did.',
        params: PhoneSystemParams,
        querystring: z.object({
          status: severalOf(phoneRecordingStatuses).describe('Repeat it for any of several.'),
          limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: standardRecordings }),
          cursor: timeCursor,
        }),
        response: { 200: z.object({ items: z.array(PhoneRecordingOutput), next_cursor: nextCursor }) },
      },
    },
    async ({ caller, params, query }) => {
      const { status, cursor: before, limit = standardRecordings } = query
      const address = { ...caller.by, id: params.id }
      const found = await listPhoneRecordings(database, address, { status, before, limit: limit + 1 })
      const { items, next_cursor } = cutPage(found, limit, ({ place, id }) => ({ at: place, id }))
      return { items: items.map(showPhoneRecording), next_cursor }
    },
  )

  app.post(
    '/v1/phone-systems/:id/recordings/:recording_id/retry',
    {
      config: { scope: writes },
      schema: {
        operationId: 'retryPhoneRecording',
        tags,
        summary: 'Fetch a recording again',
        description: 'One that failed, or at once one that waits. What has become a call stays as it is.',
        params: PhoneRecordingParams,
        response: { 200: PhoneRecordingOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { ...caller.by, id: params.id }
      return showPhoneRecording(await retryPhoneRecording(database, address, params.recording_id))
    },
  )
}
