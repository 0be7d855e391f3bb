import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether Twilio signed this: HMAC-SHA1 over the address it was given and every field of the form, by name in order of
 * their bytes. It may or may not have the port in the address, whatever it was given.
 */
export function isSignedByTwilio(
  url: string,
  form: URLSearchParams,
  authToken: string,
  signature: string,
): boolean {
  return spellingsOf(url).some((spelling) => isSame(signTwilio(spelling, form, authToken), signature))
}

/** As Twilio does it. */
export function signTwilio(url: string, form: URLSearchParams, authToken: string): string {
  const names = [...new Set(form.keys())].sort()
  const fields = names.map((name) =>
    [...new Set(form.getAll(name))]
      .sort()
      .map((value) => `${name}${value}`)
      .join(''),
  )
  return createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`)
    .digest('base64')
}

/** The rest stays letter by letter as it came: parsed and written again, it may be spelled otherwise. */
function spellingsOf(url: string): string[] {
  const [, scheme = '', host = '', port, rest = ''] =
    /^(https?):\/\/([^/:?#]+)(?::(\d+))?(.*)$/.exec(url) ?? []
  if (!host) return [url]
  const usual = scheme === 'https' ? '443' : '80'
  return [url, `${scheme}://${host}${rest}`, `${scheme}://${host}:${port ?? usual}${rest}`]
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
