import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { PhoneConnection, PhoneFacts } from '../../domain/phone/phone-system.ts'
import type { AllowList } from '../../webhooks/allow-list.ts'
import { pinTo, ReceiverRefusedError, resolveReceiver } from '../../webhooks/resolve-receiver.ts'
import { type FetchedRecording, FetchFault } from './fetch-fault.ts'

/** How long Twilio may be silent. */
const silenceMs = 30_000

type Twilio = Extract<PhoneConnection, { kind: 'twilio' }>

/**
 * Asks Twilio for a recording. The address is put together here from its ID: what a message names as the address is never
 * followed, nor is a redirect, for the request carries the account's token.
 */
export async function fetchFromTwilio(
  { address, account_sid }: Twilio,
  authToken: string,
  { recordingId, facts }: { readonly recordingId: string; readonly facts: PhoneFacts },
  allowed: AllowList,
  signal: AbortSignal,
): Promise<FetchedRecording> {
  const url = new URL(`${address}/2010-04-01/Accounts/${account_sid}/Recordings/${recordingId}.wav`)
  // Otherwise agent and customer may come mixed into one channel.
  if (facts.RecordingChannels === '2') url.searchParams.set('RequestedChannels', '2')
  const response = await open(url, `${account_sid}:${authToken}`, allowed, signal).catch((error) => {
    signal.throwIfAborted()
    if (error instanceof ReceiverRefusedError)
      throw new FetchFault('The address of Twilio leads to an internal address, which is not allowed.', {
        retryable: true,
      })
    throw new FetchFault('Twilio could not be reached.', { retryable: true })
  })
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    throw explainStatus(statusCode)
  }
  const length = Number(headers['content-length'])
  return {
    content: response,
    bytes: Number.isInteger(length) ? length : undefined,
    fileName: `${recordingId}.wav`,
    facts: {},
    close: () => response.destroy(),
  }
}

async function open(
  url: URL,
  credentials: string,
  allowed: AllowList,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await resolveReceiver(url, allowed)
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const request = send(url, {
      agent: false,
      lookup: pinTo(addresses),
      signal,
      timeout: silenceMs,
      headers: {
        accept: 'audio/*',
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'user-agent': 'Callmark-Recordings/1.0',
      },
    })
    request.on('response', resolve)
    request.on('timeout', () => request.destroy(new Error('silent')))
    request.on('upgrade', (_response, socket) => socket.destroy())
    request.on('error', reject)
    request.on('close', () => reject(new Error('closed')))
    request.end()
  })
}

function explainStatus(statusCode: number): FetchFault {
  if (statusCode === 401 || statusCode === 403)
    return new FetchFault('Twilio does not accept the account SID and the auth token.', { retryable: true })
  if (statusCode === 404)
    return new FetchFault('Twilio does not have this recording, or not yet.', { retryable: true })
  if (statusCode >= 300 && statusCode < 400)
    return new FetchFault(
      'Twilio keeps this recording elsewhere. Recordings in storage of your own are not fetched through Twilio.',
      { retryable: false },
    )
  return new FetchFault(`Twilio answered ${statusCode}.`, { retryable: true })
}
