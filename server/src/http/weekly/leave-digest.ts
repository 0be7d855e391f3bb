import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { leaveDigest } from '../../store/weekly/leave-digest.ts'
import type { App, HttpContext } from '../context.ts'

const mostBytes = 4_096

const oneClick = {
  type: 'object',
  properties: { 'List-Unsubscribe': { type: 'string', description: 'Always `One-Click`.' } },
}

/** The way out of the digest for mail programs (RFC 8058): a POST without a sign-in, that can do nothing else. */
export async function addLeaveDigestRoute(app: App, context: HttpContext): Promise<void> {
  // By itself: no other operation takes whatever form a mail program writes.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      async (_request: unknown, body: Buffer) => ({ form: body.toString() }),
    )
    addRoute(scope.withTypeProvider<ZodTypeProvider>(), context)
  })
}

function addRoute(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/digest-leaving/:token',
    {
      config: { scope: 'open', urlencoded: oneClick },
      schema: {
        operationId: 'leaveDigest',
        tags: ['Alerts'],
        summary: 'Leave the weekly digest by the link in its mail',
        description:
          'For mail programs, not for people or programs: the address is in the header `List-Unsubscribe` of every digest (RFC 8058). It ends the digest of whoever the mail was for, and can do nothing else; they can switch it on again in their account. Twice does no harm.',
        params: z.object({ token: z.string().max(200) }),
        body: z.record(z.string(), z.unknown()),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { form } = request.body
      // As a form or as multipart: a scanner that only follows links sends neither.
      if (!/List-Unsubscribe[\s\S]{0,20}One-Click/.test(String(form)))
        throw new AppError('validation', 'Send List-Unsubscribe=One-Click.', 'List-Unsubscribe')
      if (!(await leaveDigest(database, request.params.token)))
        throw new AppError('not_found', 'This link is nobody’s.')
      return reply.status(204).send(null)
    },
  )
}
