import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import type { Database } from '../../store/database.ts'
import {
  addPasskey,
  deletePasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  type OwnedPasskey,
  type Passkey as StoredPasskey,
} from '../../store/people/passkeys.ts'
import { beginStep, takeStep } from '../../store/people/sign-in-steps.ts'
import { requireOwnPage } from '../access/session-cookie.ts'
import type { App, HttpContext } from '../context.ts'
import { limitBegins } from '../limits/limit-begins.ts'
import { limitSignIns } from '../limits/limit-sign-ins.ts'
import { nameOf } from '../text-schemas.ts'
import { letIn, SignInAnswer } from './let-in.ts'
import { personOf } from './me.ts'
import { NewPasskey, Passkey, PasskeyAnswer, PasskeyStep, passkeyId } from './passkey-schemas.ts'
import { refuseSignIn } from './refuse-sign-in.ts'
import { getRelyingParty, type RelyingParty } from './relying-party.ts'
import { askForNewPasskey, askForPasskey, checkPasskey, readNewPasskey } from './verify-passkey.ts'

const tags = ['Signing in']
const step = z.string().min(1).max(100).describe('As the answer before gave it.')
const freeFailures = { pair: 5, address: 30 }
/** Alike for a key that is unknown, removed, forged, or of somebody who is disabled. */
const refused = 'This passkey does not open an account here.'

export function addPasskeyRoutes(app: App, context: HttpContext): void {
  addOwnPasskeyRoutes(app, context)
  addNewPasskeyRoutes(app, context)
  addPasskeySignInRoutes(app, context)
}

function addOwnPasskeyRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/me/passkeys',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'listPasskeys',
        tags,
        summary: 'List your passkeys',
        response: { 200: z.object({ items: z.array(Passkey) }) },
      },
    },
    async ({ caller }) => ({ items: (await listPasskeys(database, personOf(caller).id)).map(show) }),
  )

  app.delete(
    '/v1/me/passkeys/:id',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'deletePasskey',
        tags,
        summary: 'Remove a passkey',
        description: 'Nobody can sign in with it any more. The device may go on offering it.',
        params: z.object({ id: passkeyId }),
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deletePasskey(database, caller.by, personOf(caller).id, params.id)
      return reply.status(204).send(null)
    },
  )
}

function addNewPasskeyRoutes(app: App, { database, baseUrl }: HttpContext): void {
  app.post(
    '/v1/me/passkeys/options',
    {
      config: { scope: 'person', refusals: ['passkey_address'], onlyReads: true },
      schema: {
        operationId: 'beginPasskey',
        tags,
        summary: 'Begin to add a passkey',
        description:
          'Browsers have passkeys at the name of the service by https, and at http://localhost; not at an IP address.',
        response: { 200: PasskeyStep },
      },
    },
    async (request) => {
      const person = personOf(request.caller)
      const party = getRelyingParty(request, baseUrl())
      const known = await listPasskeys(database, person.id)
      const options = await askForNewPasskey(
        party,
        person,
        known.map(({ id }) => id),
      )
      const data = keep(party, options.challenge)
      return {
        step: await beginStep(database, 'new-passkey', { personId: person.id, data }),
        options: { ...options },
      }
    },
  )

  app.post(
    '/v1/me/passkeys',
    {
      config: { scope: 'person', refusals: ['step_ended', 'passkey_address'] },
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add a passkey',
        body: z.object({
          step,
          name: nameOf({ max: 100 }).describe('To tell it from your others.'),
          response: NewPasskey,
        }),
        response: { 201: Passkey },
      },
    },
    async (request, reply) => {
      const { caller, body } = request
      const { id } = personOf(caller)
      const begun = await takeStep(database, 'new-passkey', body.step)
      if (begun?.personId !== id) throw new AppError('step_ended')
      const party = getRelyingParty(request, baseUrl())
      const made = await readNewPasskey(body.response, party, challengeOf(begun.data, party))
      if (!made) throw new AppError('validation', 'The browser’s answer does not fit. Try again.', 'response')
      const added = await addPasskey(database, caller.by, id, { ...made, name: body.name })
      return reply.status(201).send(show(added))
    },
  )
}

function addPasskeySignInRoutes(app: App, context: HttpContext): void {
  const { database, baseUrl } = context
  const limited = limitSignIns(undefined, freeFailures)
  const limitedBegins = limitBegins()

  app.post(
    '/v1/sign-in/passkey/options',
    {
      config: { scope: 'open', refusals: ['passkey_address', 'cross_site', 'rate_limited'] },
      schema: {
        operationId: 'beginPasskeySignIn',
        tags,
        summary: 'Begin to sign in with a passkey',
        description: 'Without an e-mail address: the device knows which of its passkeys are for here.',
        response: { 200: PasskeyStep },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      limitedBegins(request, reply)
      const party = getRelyingParty(request, baseUrl())
      const options = await askForPasskey(party)
      const data = keep(party, options.challenge)
      return { step: await beginStep(database, 'passkey', { personId: null, data }), options: { ...options } }
    },
  )

  app.post(
    '/v1/sign-in/passkey',
    {
      config: {
        scope: 'open',
        refusals: [
          'sign_in_refused',
          'step_ended',
          'sso_only',
          'passkey_address',
          'cross_site',
          'rate_limited',
        ],
      },
      schema: {
        operationId: 'signInWithPasskey',
        tags,
        summary: 'Sign in with a passkey',
        description: 'No code is asked for: the device has made sure who it is.',
        body: z.object({ step, response: PasskeyAnswer }),
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      const { step: token, response } = request.body
      const begun = await takeStep(database, 'passkey', token)
      if (!begun) throw new AppError('step_ended')
      const party = getRelyingParty(request, baseUrl())
      const challenge = challengeOf(begun.data, party)
      const tried = {
        ip: request.ip,
        body: { client_id: response.id, client_secret: response.response.signature },
      }
      const passkey = await findPasskey(database, response.id)
      const isRight = await limited(tried, reply, () =>
        checkUse(database, passkey, response, { party, challenge }),
      )
      if (!passkey) throw new AppError('sign_in_refused', refused)
      if (!isRight) {
        const failed = { way: 'passkey', address: request.ip, message: refused } as const
        throw refuseSignIn(database, { personId: passkey.personId }, failed)
      }
      return letIn(context, request, reply, { personId: passkey.personId, way: 'passkey' })
    },
  )
}

/** Whether it is this key's answer to what was asked; notes that it was used. */
async function checkUse(
  database: Database,
  passkey: OwnedPasskey | undefined,
  response: PasskeyAnswer,
  asked: { readonly party: RelyingParty; readonly challenge: string },
): Promise<true | undefined> {
  const counter = passkey && (await checkPasskey(response, passkey, asked.party, asked.challenge))
  if (counter === undefined) return undefined
  return (await notePasskeyUse(database, response.id, counter)) ? true : undefined
}

function keep({ id, origin }: RelyingParty, challenge: string): Record<string, unknown> {
  return { challenge, rp: id, origin }
}

/** What was asked, if it was asked at the address that the answer comes from. */
function challengeOf({ challenge, rp, origin }: Record<string, unknown>, party: RelyingParty): string {
  if (typeof challenge !== 'string' || rp !== party.id || origin !== party.origin)
    throw new AppError('step_ended')
  return challenge
}

function show({ id, name, createdAt, lastUsedAt }: StoredPasskey): z.infer<typeof Passkey> {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
