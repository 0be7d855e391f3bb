import { IssuerFault } from './issuer-fault.ts'

const longestMs = 10_000
const mostBytes = 512 * 1024

export interface IssuerAnswer {
  readonly status: number
  /** Undefined: it was not JSON. */
  readonly body: unknown
}

/** Asks the issuer for JSON: no redirects, for the request may carry a secret; no endless wait, no endless answer. */
export async function fetchFromIssuer(url: string, init: RequestInit = {}): Promise<IssuerAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
      headers: { accept: 'application/json', ...init.headers },
    })
    return { status: response.status, body: parse(await readText(response)) }
  } catch (error) {
    if (error instanceof IssuerFault) throw error
    // What fetch says can hold the address with all that is in it; the operator knows that already.
    throw new IssuerFault('it cannot be reached, redirects, or does not answer in time')
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
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
