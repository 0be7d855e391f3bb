import { z } from 'zod'
import { roles } from '../../domain/people/roles.ts'
import type { Person, PersonFields } from '../../store/people/people.ts'
import { nameOf, textOf } from '../text-schemas.ts'

export const emailAddress = z
  .email('This is not an e-mail address.')
  .max(254)
  .describe('E-mail address; upper and lower case do not count.')

export const personName = nameOf({ max: 200 }).describe('Name, as others see it.')

/** Long enough not to be guessed; what is in it is the person's business. */
export const password = z
  .string()
  .min(12, 'A password has at least 12 characters.')
  .max(256, 'A password has at most 256 characters.')
  .refine((value) => value.isWellFormed(), 'This contains half of a character.')
  .describe('At least 12 characters.')

export const agentId = textOf({ min: 1, max: 255 }).describe("An agent's ID, as calls give it.")

/** As large as the database counts. */
export const teamId = z.int().min(1).max(2_147_483_647)

export const role = z.enum(roles).describe('What the person may do.')

const fields = {
  email: emailAddress,
  name: personName,
  role,
  agent_id: agentId.nullable().default(null).describe('The agent this person is; null: none.'),
  leads: z.array(teamId).max(1_000).default([]).describe('IDs of the teams this person leads.'),
}

export const UserInput = z
  .object(fields)
  .meta({ id: 'UserRequest', description: 'Somebody to invite to the workspace.' })

export const UserReplacement = z
  .object({ ...fields, enabled: z.boolean().default(true).describe('False: cannot sign in.') })
  .meta({ id: 'UserReplacement', description: 'Everything about somebody that others may change.' })

export function toPersonFields(input: z.infer<typeof UserInput>): PersonFields {
  return {
    email: input.email,
    name: input.name,
    role: input.role,
    agentId: input.agent_id,
    leads: input.leads,
  }
}

const moment = z.iso.datetime()

export const UserOutput = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    role,
    agent_id: z.string().nullable(),
    leads: z.array(z.int()),
    enabled: z.boolean(),
    invited: z
      .boolean()
      .describe('Has no way to sign in yet: neither password nor passkey nor single sign-on.'),
    two_factor: z.boolean().describe('Whether two-factor codes are on.'),
    sso: z.boolean().describe('Whether this person is linked to single sign-on.'),
    passkeys: z.int(),
    last_seen_at: moment.nullable(),
    created_at: moment,
    created_by: z.string(),
    updated_at: moment.nullable(),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'User', description: 'Somebody who works in the workspace.' })

export function showUser(person: Person): z.infer<typeof UserOutput> {
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    role: person.role,
    agent_id: person.agentId,
    leads: [...person.leads],
    enabled: person.enabled,
    invited: !person.hasPassword && person.passkeys === 0 && !person.hasSso,
    two_factor: person.hasCode,
    sso: person.hasSso,
    passkeys: person.passkeys,
    last_seen_at: person.lastSeenAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
    created_by: person.createdBy,
    updated_at: person.updatedAt?.toISOString() ?? null,
    updated_by: person.updatedBy,
  }
}

export const LinkOutput = z
  .object({
    url: z.string().describe('Opens the dashboard and lets the person in, once. Pass it on by a safe way.'),
    expires_at: moment,
    mailed: z.boolean().describe('Whether it has been sent by mail.'),
  })
  .meta({ id: 'SignInLink', description: 'A link that lets somebody in once.' })

export const InvitedUser = z
  .object({ user: UserOutput, link: LinkOutput })
  .meta({ id: 'InvitedUser', description: 'Somebody new, and the link that lets them in.' })
