import { BlockList, isIP, isIPv6 } from 'node:net'

/** Internal receivers that the operator vouches for. */
export interface AllowList {
  /** Whether the name may resolve to anything. */
  hasHost(host: string): boolean
  hasAddress(address: string): boolean
}

const hostName = /^(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/

/** Hosts (`hooks.internal`, `*.corp.example`), addresses and networks (`10.1.0.0/16`) with commas; `none` is the empty list. */
export function readAllowList(text: string): AllowList {
  const networks = new BlockList()
  const hosts = new Set<string>()
  for (const item of text.split(',').map((part) => part.trim().toLowerCase())) {
    if (item === '' || item === 'none') continue
    const [address = '', bits, ...rest] = item.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (isIP(address) && bits === undefined) networks.addAddress(address, family)
    else if (isIP(address) && rest.length === 0 && isPrefix(bits!, family)) {
      networks.addSubnet(address, Number(bits), family)
    } else if (hostName.test(item)) hosts.add(item)
    else throw new Error(`must name hosts, addresses or networks such as 10.1.0.0/16, not "${item}"`)
  }
  return {
    hasHost: (host) => hosts.has(host) || parentsOf(host).some((parent) => hosts.has(`*.${parent}`)),
    hasAddress: (address) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
  }
}

function isPrefix(bits: string, family: 'ipv4' | 'ipv6'): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)
}

/** `a.b.c` → `b.c`, `c` */
function parentsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.slice(1).map((_, index) => parts.slice(index + 1).join('.'))
}
