import { IssuerFault } from './issuer-fault.ts'

const longestMs = 10_000
const mostBytes = 512 * 1024

export interface IssuerAnswer {
  readonly status: number
  /** Undefined: it was not JSON. */
  readonly body: unknown
}

/** Asks the issuer for JSON. */
export async function fetchFromIssuer(url: string, init: RequestInit = {}): Promise<IssuerAnswer> {
  const { status, text } = await askIssuer(url, init)
  return { status, body: parse(text) }
}

/** No redirects, for the request may carry a secret; no endless wait, no endless answer. */
async function askIssuer(
  url: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
      headers: { accept: 'application/json', ...init.headers },
    })
    return { status: response.status, text: await readText(response.body ?? []) }
  } catch (error) {
    if (error instanceof IssuerFault) throw error
    // What fetch says can hold the address with all that is in it; the operator knows that already.
    throw new IssuerFault('it cannot be reached, redirects, or does not answer in time')
  }
}

export async function readText(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new IssuerFault('its answer is far too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
