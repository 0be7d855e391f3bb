import type { IncomingMessage } from 'node:http'
import { EngineError } from '../domain/errors.ts'

/** How messages speak of a service that somebody else runs. */
export interface HostedService {
  /** At the beginning of a sentence. */
  readonly name: string
  /** The setting that holds its address. */
  readonly setting: string
  /** What it answers with. */
  readonly answer: string
  readonly mostAnswerBytes: number
  /** A service that is away may be so for an hour: with a time to come back, a call waits for as long. */
  readonly awayMs?: number
}

/** The whole answer as text, unless it breaks off or does not end. */
export async function readAnswer(response: IncomingMessage, service: HostedService): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response) {
      bytes += chunk.length
      if (bytes > service.mostAnswerBytes) break
      chunks.push(chunk)
    }
  } catch {
    throw new EngineError(`${service.name} broke off in the middle of its answer.`, { retryable: true })
  }
  if (bytes > service.mostAnswerBytes) {
    throw new EngineError(
      `${service.name} answered with far more than any ${service.answer}. Check that ${service.setting} is its address.`,
      { retryable: true },
    )
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Codes only: a system's own words for an error name addresses, with whatever stands in them. */
export function unreachable(service: HostedService, code = 'no connection'): EngineError {
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code)
  const advice = certificate
    ? 'Check its certificate; NODE_EXTRA_CA_CERTS names those of your own.'
    : `Check ${service.setting} and that the service there is running.`
  return new EngineError(`${service.name} cannot be reached (${code}). ${advice}`, {
    retryable: !certificate,
    ...(!certificate && service.awayMs !== undefined && { retryAfterMs: service.awayMs }),
  })
}
