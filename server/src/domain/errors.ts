/** Every way a request can be refused. `http/error-catalogue.ts` gives each its status, code and words. */
export type AppErrorKind =
  | 'bad_credentials'
  | 'not_found'
  | 'token_invalid'
  | 'scope_missing'
  | 'rate_limited'
  | 'malformed_request'
  | 'validation'
  | 'too_large'
  | 'idempotency_key_busy'
  | 'idempotency_key_reused'
  | 'internal'
  | 'not_now'
  | 'unsupported_format'
  | 'no_audio'
  | 'empty_audio'
  | 'audio_too_long'
  | 'audio_gone'
  | 'audio_altered'
  | 'transcript_gone'
  | 'range_not_satisfiable'
  | 'audio_not_redacted'
  | 'audio_not_decoded'
  | 'call_erased'
  | 'call_in_progress'
  | 'call_not_transcribed'
  | 'model_name_taken'
  | 'model_disabled'
  | 'preview_too_long'
  | 'judge_failed'
  | 'category_name_taken'
  | 'category_frozen'
  | 'variable_key_taken'
  | 'metadata_key_taken'
  | 'webhook_disabled'
  | 'too_many_webhooks'
  | 'too_many_alert_rules'
  | 'alert_rule_moved_on'
  | 'too_many_phone_systems'
  | 'phone_address_refused'
  | 'phone_message_unsigned'
  | 'delivery_in_progress'
  | 'webhook_address_internal'
  | 'nothing_to_review'
  | 'review_of_another'
  | 'review_moved_on'
  | 'review_submitted'
  | 'appeal_open'
  | 'appeal_decided'
  | 'own_review'
  | 'task_held'
  | 'task_not_held'
  | 'task_finished'
  | 'plan_moved_on'
  | 'calibration_closed'
  | 'calibration_open'
  | 'not_calibrating'
  | 'calibration_submitted'
  | 'calibration_moved_on'
  | 'appeal_late'
  | 'review_imported'
  | 'coaching_not_held'
  | 'nothing_to_learn'
  | 'teaching_not_better'
  | 'teaching_moved_on'
  | 'signed_out'
  | 'role_missing'
  | 'person_only'
  | 'cross_site'
  | 'sign_in_refused'
  | 'link_ended'
  | 'step_ended'
  | 'sso_only'
  | 'passkey_address'
  | 'code_on'
  | 'last_owner'
  | 'owner_only'
  | 'own_codes'
  | 'person_disabled'
  | 'issuer_internal'
  | 'email_taken'
  | 'team_name_taken'
  | 'view_name_taken'
  | 'view_moved_on'
  | 'team_in_use'
  | 'agent_taken'
  | 'agent_has_calls'

/** A refusal the caller can understand. Never carries what was said on a call. */
export class AppError extends Error {
  readonly kind: AppErrorKind
  /** The field at fault, as the caller spelled it. */
  readonly path: string | undefined
  constructor(kind: AppErrorKind, message?: string, path?: string) {
    super(message ?? kind)
    this.kind = kind
    this.path = path
  }
}

/** The only error an engine (audio, speech, judge) may throw. Its message reaches the record's `error_message`. */
export class EngineError extends Error {
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  constructor(message: string, options: { retryable: boolean; retryAfterMs?: number; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
    this.retryAfterMs = options.retryAfterMs
  }
}

/** It has been worked on for as long as anything may be. Nobody else would fare better. */
export class TooMuchWork extends EngineError {
  constructor(message = 'The engine worked on this for longer than it may.') {
    super(message, { retryable: false })
  }
}
