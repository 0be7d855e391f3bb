import { AppError } from '../domain/errors.ts'
import type { App } from './context.ts'

/** Refuses a query that is not what it would be read as: broken escapes, or bytes that are no text. */
export function checkAddresses(app: App): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const address = raw.url ?? ''
    const query = address.slice(address.indexOf('?'))
    if (isAscii(address) && (!query.includes('%') || isEncoded(query))) return done()
    throw new AppError(
      'malformed_request',
      'The address of the request is not percent-encoded UTF-8. Write "é" as %C3%A9 and "%" as %25.',
    )
  })
}

/** Anything else a client has forgotten to encode, and nobody can tell in which way it was meant. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text)
}

function isEncoded(query: string): boolean {
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}
