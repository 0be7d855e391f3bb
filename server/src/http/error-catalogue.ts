import { formatNames } from '../domain/call.ts'
import type { AppErrorKind } from '../domain/errors.ts'
import { peopleErrors } from './people/people-errors.ts'
import { reviewErrors } from './reviews/review-errors.ts'

interface CatalogueEntry {
  readonly status: number
  /** area-kind-number */
  readonly code: string
  readonly message: string
  /** What whoever called should do about it. */
  readonly remedy: string
}

/** The first three digits of a code. */
export const areas: Readonly<Record<string, string>> = {
  '001': 'platform',
  '002': 'call analysis',
  '003': 'models',
  '004': 'categories',
  '005': 'variables',
  '006': 'metadata',
  '007': 'statistics',
  '008': 'webhooks',
  '009': 'reviews',
  '010': 'people',
}

/** Every refusal there is. A kind without a row does not compile. */
export const catalogue: Readonly<Record<AppErrorKind, CatalogueEntry>> = {
  bad_credentials: {
    status: 401,
    code: '001-001-0001',
    message: 'The client ID or the client secret is wrong.',
    remedy: 'Check both against what the operator gave you.',
  },
  not_found: {
    status: 404,
    code: '001-001-0001',
    message: 'There is no such resource.',
    remedy: 'Check the address and the ID. An ID of another client gets the same answer.',
  },
  token_invalid: {
    status: 401,
    code: '001-001-0002',
    message: 'The bearer token is absent, malformed or expired. Get a new one from POST /v1/auth.',
    remedy: 'Get a new token and send the request again, once.',
  },
  scope_missing: {
    status: 403,
    code: '001-001-0003',
    message: 'The token does not have the scope for this operation.',
    remedy: 'Ask the operator for the scope; the message names it.',
  },
  rate_limited: {
    status: 429,
    code: '001-001-0004',
    message: 'Too many requests. Wait and try again.',
    remedy: 'Wait as long as `Retry-After` says.',
  },
  malformed_request: {
    status: 400,
    code: '001-002-0001',
    message: 'The request could not be read.',
    remedy: 'Correct the request; sending it again unchanged will not help.',
  },
  validation: {
    status: 422,
    code: '001-002-0002',
    message: 'A value is missing or not allowed.',
    remedy: 'Correct the field that `path` names.',
  },
  too_large: {
    status: 413,
    code: '001-002-0003',
    message: 'The request is too large.',
    remedy: 'Send less, or ask the operator to raise the limit.',
  },
  idempotency_key_busy: {
    status: 409,
    code: '001-002-0004',
    message: 'A request with this Idempotency-Key is still being answered. Wait and send it again.',
    remedy: 'Wait a moment, then send the same request with the same key.',
  },
  idempotency_key_reused: {
    status: 422,
    code: '001-002-0005',
    message:
      'This Idempotency-Key was already used for a different request. Use a new key for a new request.',
    remedy: 'Create a new key for every new request.',
  },
  internal: {
    status: 500,
    code: '001-003-0001',
    message: 'Something went wrong on our side. Try again later.',
    remedy: 'Try again later. If it happens again, give the operator the `x-request-id`.',
  },
  not_now: {
    status: 503,
    code: '001-003-0002',
    message: 'The service cannot accept this right now. Try again later.',
    remedy: 'Wait as long as `Retry-After` says and send it again.',
  },
  unsupported_format: {
    status: 400,
    code: '002-001-0001',
    message: `The file is not in a supported format. Send ${formatNames}.`,
    remedy: 'Convert the recording. The content counts, not the file name.',
  },
  no_audio: {
    status: 400,
    code: '002-001-0002',
    message: 'The file contains no audio that can be decoded.',
    remedy: 'Check that the file plays; send it again when it does.',
  },
  empty_audio: {
    status: 400,
    code: '002-001-0003',
    message: 'The recording is empty.',
    remedy: 'Check how the recording was made.',
  },
  audio_too_long: {
    status: 400,
    code: '002-001-0004',
    message: 'The recording is too long.',
    remedy: 'Split the recording, or ask the operator to raise the limit.',
  },
  audio_gone: {
    status: 410,
    code: '002-002-0001',
    message: 'The recording is no longer kept.',
    remedy: 'It cannot be restored. Transcript and results are still there.',
  },
  audio_altered: {
    status: 410,
    code: '002-002-0005',
    message:
      'The recording in storage is no longer the one that was sent: it was altered or damaged there, so it is not available. Send the call again to restore it.',
    remedy: 'Send the call again with the same recording, which restores it, and tell the operator.',
  },
  transcript_gone: {
    status: 410,
    code: '002-002-0004',
    message: 'The transcript of this call is no longer kept.',
    remedy: 'It cannot be restored. Scores and answers are still there.',
  },
  range_not_satisfiable: {
    status: 416,
    code: '002-002-0002',
    message: 'The range is outside the recording.',
    remedy: 'Ask for a range within the length that `Content-Range` gives.',
  },
  call_erased: {
    status: 410,
    code: '002-002-0003',
    message: 'This call has been erased; only a note that it existed is kept.',
    remedy: 'It cannot be restored.',
  },
  call_in_progress: {
    status: 409,
    code: '002-003-0001',
    message: 'This call is still being processed. Wait until it has a final status.',
    remedy: 'Read the call until its status is final, then try again.',
  },
  audio_not_redacted: {
    status: 409,
    code: '002-003-0002',
    message:
      'Personal data has not been redacted in this recording yet, so it is not available. Wait until the call is transcribed; if it already is, run it again from the audio.',
    remedy: 'Wait until the call is transcribed; if it already is, run it again with `from` set to `audio`.',
  },
  call_not_transcribed: {
    status: 409,
    code: '002-003-0003',
    message: 'This call has no finished transcript, so there is nothing to score.',
    remedy: 'Wait until the call is transcribed, or leave it out.',
  },
  audio_not_decoded: {
    status: 409,
    code: '002-003-0004',
    message:
      'This recording has not been decoded, so it has no waveform yet. Wait a moment; if the call has failed, run it again from the audio.',
    remedy: 'Wait until the call is converted; if it has failed, run it again with `from` set to `audio`.',
  },
  model_name_taken: {
    status: 409,
    code: '003-001-0001',
    message: 'A model with that name already exists.',
    remedy: 'Choose another name; upper and lower case do not count.',
  },
  model_disabled: {
    status: 409,
    code: '003-001-0002',
    message: 'The model is disabled. Enable it with PUT /v1/models/{id} first.',
    remedy: 'Enable the model, or name another.',
  },
  preview_too_long: {
    status: 422,
    code: '003-002-0001',
    message: 'The preview took too long and was stopped. Try fewer calls at once.',
    remedy: 'Try fewer or shorter calls at once.',
  },
  judge_failed: {
    status: 502,
    code: '003-003-0001',
    message: 'The judge could not score this.',
    remedy: 'Read the message; if it does not help, give the operator the `x-request-id`.',
  },
  category_name_taken: {
    status: 409,
    code: '004-001-0001',
    message: 'A category with that name already exists in this model.',
    remedy: 'Choose another name.',
  },
  category_frozen: {
    status: 409,
    code: '004-001-0002',
    message:
      'The model has call analyses, so its categories cannot be changed or deleted. Create an editable copy with POST /v1/models/{id}/duplicate.',
    remedy: 'Duplicate the model and change the copy.',
  },
  variable_key_taken: {
    status: 409,
    code: '005-001-0001',
    message: 'A variable with that key already exists in this model.',
    remedy: 'Choose another key, or change the variable that has it.',
  },
  metadata_key_taken: {
    status: 409,
    code: '006-001-0001',
    message: 'A metadata field with that key already exists in this model.',
    remedy: 'Choose another key, or change the field that has it.',
  },
  webhook_disabled: {
    status: 409,
    code: '008-001-0001',
    message: 'The webhook is disabled. Enable it with PUT /v1/webhooks/{id} first.',
    remedy: 'Read `disabled_reason` of the webhook, fix the cause, and enable the webhook.',
  },
  too_many_webhooks: {
    status: 409,
    code: '008-001-0002',
    message: 'This client already has the maximum number of webhooks.',
    remedy: 'Delete a webhook that is no longer needed.',
  },
  too_many_alert_rules: {
    status: 409,
    code: '008-003-0001',
    message: 'This workspace already has the maximum number of alert rules.',
    remedy: 'Delete a rule that is no longer needed.',
  },
  alert_rule_moved_on: {
    status: 409,
    code: '008-003-0002',
    message: 'Somebody has changed this rule since you read it.',
    remedy: 'Read the rule again, and send your change with the `version` that stands there.',
  },
  too_many_phone_systems: {
    status: 409,
    code: '008-004-0001',
    message: 'This workspace already has the maximum number of phone systems.',
    remedy: 'Delete a phone system that is no longer needed.',
  },
  phone_address_refused: {
    status: 422,
    code: '008-004-0002',
    message: 'Recordings are fetched from Twilio and Amazon only.',
    remedy: 'Leave the address out, or ask the operator to allow its host with `PHONE_ALLOW`.',
  },
  phone_message_unsigned: {
    status: 401,
    code: '008-004-0003',
    message: 'The message is not from this phone system: signature or secret is wrong.',
    remedy: 'Check address, token and secret that the phone system has against those in Callmark.',
  },
  delivery_in_progress: {
    status: 409,
    code: '008-001-0003',
    message: 'This delivery is being sent right now.',
    remedy: 'Read the delivery in a few seconds; send it again if it is still needed.',
  },
  webhook_address_internal: {
    status: 422,
    code: '008-002-0001',
    message: 'The address leads to this machine or an internal network, where webhooks are not sent.',
    remedy: 'Give a public address, or ask the operator to allow this one with `WEBHOOK_ALLOW`.',
  },
  ...reviewErrors,
  ...peopleErrors,
}

export interface ListedError extends CatalogueEntry {
  readonly kind: AppErrorKind
}

/** The catalogue in the order of its codes. */
export function listErrors(): ListedError[] {
  return Object.entries(catalogue)
    .map(([kind, entry]) => ({ kind: kind as AppErrorKind, ...entry }))
    .sort((one, other) => one.code.localeCompare(other.code) || one.status - other.status)
}
