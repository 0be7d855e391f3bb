/** Whether this browser has passkeys for this address: they are made for names, never for the numbers of an address. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isNumeric(location.hostname)
}

/** The same page under a name that passkeys can be made for; undefined where nobody here knows one. */
export function addressWithName(): string | undefined {
  if (location.hostname !== '127.0.0.1' && location.hostname !== '[::1]') return undefined
  const { protocol, port, pathname } = location
  return `${protocol}//localhost${port ? `:${port}` : ''}${pathname}`
}

function isNumeric(host: string): boolean {
  return /^[\d.]+$|^\[/.test(host)
}
