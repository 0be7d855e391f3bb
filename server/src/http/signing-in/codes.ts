import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { checkInLine } from '../../store/clients/check-in-line.ts'
import { passwordMatches } from '../../store/clients/secret-hash.ts'
import { beginCode, checkCode, confirmCode, removeCode } from '../../store/people/two-factor.ts'
import type { App, HttpContext } from '../context.ts'
import { limitSignIns } from '../limits/limit-sign-ins.ts'
import { personOf } from './me.ts'

const tags = ['Signing in']
const code = z.string().min(6).max(40)
const freeFailures = { pair: 5, address: 30 }

/** Codes of an app, asked for after the password. A passkey needs none: it is two factors by itself. */
export function addCodeRoutes(app: App, context: HttpContext): void {
  addSwitchOnRoutes(app, context)
  addSwitchOffRoute(app, context)
}

function addSwitchOnRoutes(app: App, { database, secrets, sessions }: HttpContext): void {
  const limited = limitSignIns(undefined, freeFailures)

  app.post(
    '/v1/me/code',
    {
      // The answers of both hold secrets, so none is kept.
      config: { scope: 'person', refusals: ['code_on'], onlyReads: true },
      schema: {
        operationId: 'beginCode',
        tags,
        summary: 'Begin to use two-factor codes',
        description:
          'They count once a code has been confirmed. Until then, asking again gives a new secret.',
        response: {
          200: z.object({
            secret: z.string().describe('To be typed into the app.'),
            uri: z.string().describe('The same as an `otpauth://` address, for a QR code.'),
          }),
        },
      },
    },
    async ({ caller }) => beginCode(database, secrets, personOf(caller).id),
  )

  app.post(
    '/v1/me/code/confirm',
    {
      config: {
        scope: 'person',
        refusals: ['code_on', 'step_ended', 'sign_in_refused', 'rate_limited'],
        onlyReads: true,
      },
      schema: {
        operationId: 'confirmCode',
        tags,
        summary: 'Confirm the first two-factor code',
        description: 'From now on signing in with the password needs a code. Every other session ends.',
        body: z.object({ code: code.describe('As the app shows it.') }),
        response: {
          200: z.object({
            recovery_codes: z
              .array(z.string())
              .describe('For the day that the app is lost: each works once. Shown this once.'),
          }),
        },
      },
    },
    async ({ caller, body, ip }, reply) => {
      const { id, sessionId } = personOf(caller)
      const tried = { ip, body: { client_id: id, client_secret: body.code } }
      const confirmation = { personId: id, code: body.code, keepSession: sessionId }
      const recovery_codes = await limited(tried, reply, () =>
        confirmCode(database, secrets, caller.by, confirmation),
      )
      if (!recovery_codes) throw new AppError('sign_in_refused', 'The code is wrong.', 'code')
      sessions.forget()
      return { recovery_codes }
    },
  )
}

function addSwitchOffRoute(app: App, { database, secrets }: HttpContext): void {
  const limited = limitSignIns(undefined, freeFailures)

  const isProven = async (
    personId: string,
    given: { code?: string | undefined; password?: string | undefined },
  ) => {
    if (given.code !== undefined) return checkCode(database, secrets, personId, given.code)
    const { password_hash } = await database
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
    return password_hash !== null && checkInLine(() => passwordMatches(given.password ?? '', password_hash))
  }

  app.post(
    '/v1/me/code/remove',
    {
      config: { scope: 'person', refusals: ['sign_in_refused', 'rate_limited'], onlyReads: true },
      schema: {
        operationId: 'removeCode',
        tags,
        summary: 'Switch two-factor codes off',
        description: 'With a code of the app, a recovery code, or the password.',
        body: z
          .object({ code: code.optional(), password: z.string().min(1).max(256).optional() })
          .refine((given) => (given.code === undefined) !== (given.password === undefined), {
            error: 'Give a code or the password.',
            path: ['code'],
          }),
        response: { 204: z.null() },
      },
    },
    async ({ caller, body, ip }, reply) => {
      const { id } = personOf(caller)
      const tried = { ip, body: { client_id: id, client_secret: body.code ?? body.password ?? '' } }
      const proven = await limited(tried, reply, async () => ((await isProven(id, body)) ? true : undefined))
      if (!proven) {
        const given = body.code === undefined ? 'password' : 'code'
        throw new AppError('sign_in_refused', `The ${given} is wrong.`, given)
      }
      await removeCode(database, caller.by, id)
      return reply.status(204).send(null)
    },
  )
}
