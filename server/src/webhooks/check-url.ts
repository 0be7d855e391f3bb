import { isIP } from 'node:net'
import type { AllowList } from './allow-list.ts'
import { isInternalAddress } from './internal-addresses.ts'

/** The host without brackets and without the dot that may end it. Numbers in any spelling have become an address by then. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
}

/** What is wrong with the address of a webhook, as far as that can be told without asking the name servers; undefined: nothing. */
export function findUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The parser would take blanks and line ends out without a word.
  if (!url || /[\s\p{Cc}\\]/u.test(text) || !/^https?:\/\//i.test(text) || hostOf(url) === '')
    return 'This must be an address that starts with https:// or http://.'
  if (url.username || url.password)
    return 'This must not contain a user name or password: every message is signed instead.'
  return undefined
}

/** Whether the address names this machine or an internal network outright. What a name leads to is checked at every delivery. */
export function namesInternalHost(url: URL, allowed: AllowList): boolean {
  const host = hostOf(url)
  if (isIP(host)) return isInternalAddress(host) && !allowed.hasAddress(host) && !allowed.hasHost(host)
  return /(^|\.)localhost$/.test(host) && !allowed.hasHost(host)
}
