import { BlockList, isIPv6 } from 'node:net'

const internalV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT, and what clouds put into it.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of the clouds at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const

/** Inside 2000::/3, which holds every public address; all else is loopback, private, mapped or not in use. */
const internalV6 = [
  // Protocols of the IETF, Teredo among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 can hold any IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const

const v4 = new BlockList()
for (const [network, bits] of internalV4) v4.addSubnet(network, bits, 'ipv4')
const v6 = new BlockList()
for (const [network, bits] of internalV6) v6.addSubnet(network, bits, 'ipv6')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is not one of the open internet, but of this machine, its network or nobody's. */
export function isInternalAddress(address: string): boolean {
  if (!isIPv6(address)) return v4.check(address, 'ipv4')
  return !publicV6.check(address, 'ipv6') || v6.check(address, 'ipv6')
}
