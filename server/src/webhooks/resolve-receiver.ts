import { lookup, Resolver } from 'node:dns/promises'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import type { AllowList } from './allow-list.ts'
import { hostOf } from './check-url.ts'
import { isInternalAddress } from './internal-addresses.ts'

/** Every address a name has. Rejects when it has none. */
export type Resolve = (host: string, options: { readonly trusted: boolean }) => Promise<string[]>

export interface CheckedAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** Why nothing was sent; its message is for the owner of the webhook. */
export class ReceiverRefusedError extends Error {}

/**
 * The addresses to send to. All of them must be public or allowed: with one that is not, whoever runs the name servers
 * could have us talk to our own network. What was checked here is what must be connected to; asking again may be answered otherwise.
 */
export async function resolveReceiver(
  url: URL,
  allowed: AllowList,
  resolve: Resolve = resolveName,
): Promise<readonly CheckedAddress[]> {
  const host = hostOf(url)
  const trusted = allowed.hasHost(host)
  const addresses = isIP(host) ? [host] : await resolve(host, { trusted })
  if (addresses.length === 0) throw new ReceiverRefusedError('The host name has no address.')
  const fine = (address: string) =>
    isIP(address) > 0 && (trusted || !isInternalAddress(address) || allowed.hasAddress(address))
  if (!addresses.every(fine)) {
    throw new ReceiverRefusedError(
      'The host leads to an internal address, which is not allowed. The operator of the service can allow it with WEBHOOK_ALLOW.',
    )
  }
  return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
}

/** Connects to one of these addresses and nowhere else, whatever the name servers say by then. */
export function pinTo(addresses: readonly CheckedAddress[]): LookupFunction {
  return (_host, options, done) => {
    if (options.all) done(null, [...addresses])
    else done(null, addresses[0]!.address, addresses[0]!.family)
  }
}

const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** The system's own lookup holds a thread that files need, too; so only names the operator vouches for get one. */
const resolveName: Resolve = async (host, { trusted }) => {
  if (trusted) return (await lookup(host, { all: true })).map(({ address }) => address)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (addresses.length === 0 && found[0].status === 'rejected') throw found[0].reason
  return addresses
}
