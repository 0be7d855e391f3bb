const somewhere = 'https://callmark.invalid'

/**
 * Whether a browser that is sent there stays here. Browsers take `\` for `/`, leave out tabs and line breaks, and read
 * `//name` as another host, so nothing of the kind may be in it.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return false
  if (!URL.canParse(path, somewhere)) return false
  const { origin, pathname } = new URL(path, somewhere)
  return origin === somewhere && !pathname.startsWith('//') && !/^\/v1(\/|$)/.test(pathname)
}
