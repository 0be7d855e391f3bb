import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { roles } from '../../domain/people/roles.ts'
import { createPerson, getPerson, renamePerson, setPassword } from '../../store/people/people.ts'
import { findLink, useLink } from '../../store/people/sign-in-links.ts'
import { beginStep } from '../../store/people/sign-in-steps.ts'
import { refuseWhereSsoOnly } from '../../store/people/sso.ts'
import { getWorkspace } from '../../store/people/workspaces.ts'
import { requireOwnPage } from '../access/session-cookie.ts'
import type { App, HttpContext } from '../context.ts'
import { emailAddress, password, personName } from '../people/person-schemas.ts'
import { letIn, SignInAnswer } from './let-in.ts'

const tags = ['Signing in']
const token = z.string().min(1).max(100).describe('What stands behind the # of the link.')

const LinkContent = z
  .object({
    purpose: z.enum(['first', 'invitation', 'reset', 'sign_in']),
    workspace_name: z.string(),
    email: z
      .string()
      .nullable()
      .describe('null: whoever comes makes the first account and says which address.'),
    name: z.string().nullable(),
    role: z.enum(roles),
    needs_password: z.boolean(),
  })
  .meta({ id: 'SignInLinkContent', description: 'What a link is for.' })

/** Links that let somebody in once: looking at one does not use it up, since mail programs look, too. */
export function addSignInLinkRoutes(app: App, context: HttpContext): void {
  const { database } = context
  app.post(
    '/v1/sign-in/link',
    {
      config: { scope: 'open', refusals: ['link_ended', 'cross_site'] },
      schema: {
        operationId: 'readSignInLink',
        tags,
        summary: 'See what a link is for',
        body: z.object({ token }),
        response: { 200: LinkContent },
      },
    },
    async (request) => {
      requireOwnPage(request)
      const link = await findLink(database, request.body.token)
      if (!link) throw new AppError('link_ended')
      const { purpose, workspaceId, personId } = link
      const { name: workspace_name } = await getWorkspace(database, workspaceId)
      const person = personId ? await getPerson(database, workspaceId, personId) : undefined
      return {
        purpose,
        workspace_name,
        email: person?.email ?? null,
        name: person?.name ?? null,
        role: person?.role ?? ('owner' as const),
        needs_password: purpose !== 'sign_in',
      }
    },
  )

  app.post(
    '/v1/sign-in/link/use',
    {
      config: { scope: 'open', refusals: ['link_ended', 'email_taken', 'sso_only', 'cross_site'] },
      schema: {
        operationId: 'useSignInLink',
        tags,
        summary: 'Come in by a link',
        description:
          'Name and password as the link needs them; an e-mail address only for the first account. The link cannot be used again. Whoever has two-factor codes needs one after a new password, too.',
        body: z.object({
          token,
          name: personName.optional(),
          email: emailAddress.optional(),
          password: password.optional(),
        }),
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      requireOwnPage(request)
      const { personId, needsCode } = await useUp(context, request.body, request.ip)
      context.sessions.forget()
      if (needsCode) return { done: false, step: await beginStep(database, 'code', { personId, data: {} }) }
      return letIn(context, request, reply, { personId, way: 'link' })
    },
  )
}

interface Given {
  readonly token: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

/** The person it was for, or who has just been made; what is missing leaves the link as it was. */
async function useUp(
  { database }: HttpContext,
  { token, name, email, password }: Given,
  address: string,
): Promise<{ personId: string; needsCode: boolean }> {
  return database.transaction().execute(async (tx) => {
    const link = await useLink(tx, token)
    if (!link) throw new AppError('link_ended')
    const { workspaceId, purpose } = link
    if (purpose !== 'sign_in' && password === undefined)
      throw new AppError('validation', 'Choose a password.', 'password')
    let personId = link.personId
    if (personId === null) {
      if (email === undefined) throw new AppError('validation', 'Give your e-mail address.', 'email')
      if (name === undefined) throw new AppError('validation', 'Give your name.', 'name')
      const by = { workspaceId, actor: 'operator', address }
      const fields = { email, name, role: 'owner' as const, agentId: null, leads: [] }
      personId = (await createPerson(tx, by, fields)).id
    }
    const person = await getPerson(tx, workspaceId, personId)
    if (!person.enabled) throw new AppError('link_ended')
    // A link for a password is as good as a password, and no better; one that lets in at once, the operator has made.
    if (purpose !== 'sign_in') await refuseWhereSsoOnly(tx, person)
    const by = { workspaceId, actor: personId, actorName: name ?? person.name, address }
    if (name !== undefined && name !== person.name) await renamePerson(tx, by, personId, name)
    if (password !== undefined && purpose !== 'sign_in') await setPassword(tx, by, personId, password)
    return { personId, needsCode: person.hasCode && purpose !== 'sign_in' }
  })
}
