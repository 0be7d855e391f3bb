import { createRemoteJWKSet, customFetch, type RemoteJWKSet } from 'jose'
import { fetchFromIssuer } from './fetch-from-issuer.ts'
import { IssuerFault } from './issuer-fault.ts'

/** How long known keys go on counting when the issuer does not answer. */
const keepMs = 24 * 3_600_000
/** After a failure, nobody asks again for so long: forged tokens must not become a storm. */
const pauseMs = 5_000

/**
 * The issuer's public keys: read again every ten minutes, and when a token names one that is not among them, at most
 * twice a minute. While the issuer is away, those it had last go on counting.
 */
export function openRemoteKeys(
  url: string,
  now: () => number,
  onFault: (reason: string) => void,
): RemoteJWKSet {
  let last: { readonly body: unknown; readonly at: number } | undefined
  let failedAt = -Infinity

  const read = async (): Promise<unknown> => {
    try {
      if (now() - failedAt < pauseMs) throw new IssuerFault('its keys could not be had a moment ago')
      const { status, body } = await fetchFromIssuer(url)
      if (status !== 200) throw new IssuerFault(`it answers ${status} when asked for its keys`)
      if (!Array.isArray((body as { keys?: unknown } | null | undefined)?.keys))
        throw new IssuerFault('what it gives out as its keys are none')
      last = { body, at: now() }
      return body
    } catch (error) {
      if (!(error instanceof IssuerFault)) throw error
      if (now() - failedAt >= pauseMs) {
        failedAt = now()
        onFault(error.reason)
      }
      if (last && now() - last.at < keepMs) return last.body
      throw error
    }
  }
  return createRemoteJWKSet(new URL(url), { [customFetch]: async () => Response.json(await read()) })
}
