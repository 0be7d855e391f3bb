import { InvalidArgumentError } from 'commander'
import type { Config } from '../../config.ts'
import { addressOfLink } from '../../http/signing-in/address-of-link.ts'
import type { Database } from '../../store/database.ts'
import type { Person } from '../../store/people/people.ts'
import { makeLink } from '../../store/people/sign-in-links.ts'
import { addressOfService } from '../find-local-service.ts'

export interface MadeLink {
  readonly url: string
  readonly purpose: 'first' | 'invitation' | 'sign_in'
  readonly expires_at: string
}

/** To sign in for whoever has an account; to choose a password for who has none yet. */
export function makePersonLink(database: Database, config: Config, person: Person): Promise<MadeLink> {
  if (!person.enabled)
    throw new InvalidArgumentError(
      `${person.email} is disabled; "callmark user enable" lets them in again first.`,
    )
  const hasAccount = person.hasPassword || person.hasSso || person.passkeys > 0
  const purpose = hasAccount ? 'sign_in' : 'invitation'
  return make(database, config, { workspaceId: person.workspaceId, personId: person.id, purpose })
}

/** For whoever comes: they make an account as an owner of this workspace. */
export function makeOwnerLink(database: Database, config: Config, workspaceId: string): Promise<MadeLink> {
  return make(database, config, { workspaceId, personId: null, purpose: 'first' })
}

async function make(
  database: Database,
  config: Config,
  link: {
    readonly workspaceId: string
    readonly personId: string | null
    readonly purpose: MadeLink['purpose']
  },
): Promise<MadeLink> {
  const { workspaceId, ...which } = link
  const { token, expiresAt } = await makeLink(database, { workspaceId, actor: 'operator' }, which)
  const url = addressOfLink(addressOfService(config), token)
  return { url, purpose: link.purpose, expires_at: expiresAt.toISOString() }
}

export function printLink({ url, expires_at }: MadeLink): void {
  console.log(`It works once, until ${expires_at}:\n${url}`)
}
