import { isIPv4, isIPv6 } from 'node:net'

/** What one sender may be taken to own: an IPv4 address, or the 64 bits of an IPv6 network, inside which addresses cost nothing. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(plain)) return plain.slice(0, 64)
  // The URL parser writes every address in one way, with at most one gap.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = after === undefined ? head : [...head, ...gap, ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
