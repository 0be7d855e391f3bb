/** Fills a path's `{names}` and appends the query; a list becomes the same name several times. */
export function buildUrl(
  baseUrl: string,
  template: string,
  path: Readonly<Record<string, string | number>> = {},
  query: object = {},
): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(path[name] ?? '')
    // A browser and Node alike would take these for steps up the path, encoded or not.
    if (value === '' || value === '.' || value === '..')
      throw new TypeError(`"${value}" cannot be used as ${name} in an address.`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, given] of Object.entries(query)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value === undefined || value === null) continue
      search.append(name, value instanceof Date ? value.toISOString() : String(value))
    }
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** The address without its last slash; refuses what is no address or carries a password. */
export function tidyBaseUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new TypeError('baseUrl must start with http:// or https://.')
  }
  if (url.username || url.password) throw new TypeError('baseUrl must not carry a user name and a password.')
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
