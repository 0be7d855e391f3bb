import { AppError } from '../../domain/errors.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import type { Scope } from '../../domain/scopes.ts'
import type { SignedInPerson } from '../../store/people/sessions.ts'
import { type AudioLinks, createAudioLinks } from '../identity/audio-links.ts'
import { type BuiltInIssuerOptions, createBuiltInIssuer } from '../identity/built-in-issuer.ts'
import { createExternalIssuer, type ExternalIssuerOptions } from '../identity/external-issuer.ts'
import type { Issuer } from '../identity/issuer.ts'

const rememberMs = 10_000
const rememberAtMost = 10_000

/** Who is asking, and what it may do. */
export interface Caller {
  readonly workspaceId: string
  readonly by: Acting
  readonly scopes: ReadonlySet<Scope>
  /** Somebody who has signed in to the dashboard; undefined: a program. */
  readonly person?: SignedInPerson
  /** Whose calls it may see; undefined: all of the workspace's. */
  readonly reach?: Reach | undefined
  /** Requests a minute; null: as many as any client. */
  readonly rateLimit: number | null
}

export interface Tokens extends Pick<Issuer, 'signIn' | 'publicKeys' | 'describe'> {
  /** Who came with this token, if it was good a moment ago and still is: nothing needs to be waited for. */
  recall(token: string): Caller | undefined
  /** Throws AppError `token_invalid`. */
  verify(token: string): Promise<Caller>
  makeLink: AudioLinks['make']
  /** Whoever has a link may do one thing, and only with this call. Throws AppError `token_invalid`. */
  verifyLink(link: string, callId: string): Promise<Caller>
}

/** Tokens of the issuer elsewhere, if there is one, or of this service itself. */
export async function createTokens(
  options: BuiltInIssuerOptions & {
    readonly external?: Omit<ExternalIssuerOptions, 'database'>
    /** Who is signed in with this session: links to recordings may be a person's. */
    readonly findSession: (sessionId: string) => Promise<Caller | undefined>
  },
): Promise<Tokens> {
  const { database, external, now = () => performance.now() } = options
  const issuer = external
    ? createExternalIssuer({ ...external, database })
    : await createBuiltInIssuer(options)
  const links = createAudioLinks(options)
  const remembered = new Map<string, { caller: Caller; until: number; expiresAt: number }>()
  const recall = (token: string): Caller | undefined => {
    const known = remembered.get(token)
    if (known && known.until > now() && known.expiresAt * 1000 > Date.now()) return known.caller
    remembered.delete(token)
    return undefined
  }
  const beingChecked = new Map<string, Promise<Caller>>()
  const check = async (token: string): Promise<Caller> => {
    const checked = await issuer.check(token)
    // A client that has been disabled, given a new secret or fewer scopes feels it with the tokens it has too, at the
    // latest when the memory of them ends.
    const admitted = await issuer.admit(checked)
    if (!admitted) throw new AppError('token_invalid')
    const { client, scopes } = admitted
    const { workspaceId, rateLimit } = client
    const by = { workspaceId, actor: client.id, actorName: client.name }
    const caller = { workspaceId, by, scopes: new Set(scopes), rateLimit }
    if (remembered.size >= rememberAtMost) remembered.clear()
    remembered.set(token, { caller, until: now() + rememberMs, expiresAt: checked.expiresAt })
    return caller
  }
  return {
    signIn: issuer.signIn,
    publicKeys: issuer.publicKeys,
    describe: issuer.describe,
    recall,
    makeLink: links.make,
    async verifyLink(link, callId) {
      const owner = await links.check(link, callId)
      if ('sessionId' in owner) {
        const caller = await options.findSession(owner.sessionId)
        if (!caller) throw new AppError('signed_out')
        return caller
      }
      const { id, workspaceId, name, rateLimit } = owner.client
      const scopes = new Set<Scope>(['read:call-analysis-audio'])
      return { workspaceId, by: { workspaceId, actor: id, actorName: name }, scopes, rateLimit }
    },
    async verify(token) {
      const known = recall(token)
      if (known) return known
      // Whoever comes meanwhile with the same token waits for the same answer.
      const checking = beingChecked.get(token) ?? check(token).finally(() => beingChecked.delete(token))
      beingChecked.set(token, checking)
      return checking
    },
  }
}
