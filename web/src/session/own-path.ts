import { basePath } from './service-address.ts'

/** A path of the dashboard itself; undefined for anything that leads, or might lead, elsewhere. */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000) return undefined
  // A browser takes `//host`, `/\host` and both with tabs or line breaks in between for another site.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value)) return undefined
  return /^\/sign-in(?:[/?#]|$)/.test(value) ? undefined : value
}

/** Where one is, to be led back to; undefined at the start page, where one is led anyway. */
export function presentPath(): string | undefined {
  const { pathname, search, hash } = location
  const path = ownPath(pathname.slice(basePath().length - 1) + search + hash)
  return path === '/' ? undefined : path
}

/** As the browser's history knows it. */
export function fullPath(path: string): string {
  return basePath().replace(/\/$/, '') + path
}
