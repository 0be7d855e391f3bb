import { findByEmail } from '../../store/people/people.ts'
import { makeLink } from '../../store/people/sign-in-links.ts'
import type { HttpContext } from '../context.ts'
import { addressOfLink } from './address-of-link.ts'

/** A new link ends the one before it: whoever asks in somebody's name must neither fill their mailbox nor end their link. */
const onceInMs = 120_000
const rememberAtMost = 10_000

/** Mails a link for a new password to every account of an address, each of them once in a while. */
export function createResetLinks(
  { database, baseUrl, mail }: Pick<HttpContext, 'database' | 'baseUrl' | 'mail'>,
  now = () => performance.now(),
) {
  const sent = new Map<string, number>()
  return async (email: string, address: string): Promise<void> => {
    for (const person of await findByEmail(database, email)) {
      if ((sent.get(person.id) ?? 0) > now()) continue
      if (sent.size >= rememberAtMost) sent.clear()
      sent.set(person.id, now() + onceInMs)
      const by = { workspaceId: person.workspace_id, actor: 'unknown', address }
      const { token } = await makeLink(database, by, { personId: person.id, purpose: 'reset' })
      const url = addressOfLink(baseUrl(), token)
      await mail?.sendLink({ to: person.email, name: person.name, purpose: 'reset', url })
    }
  }
}
