// Generated from server/openapi.json by "npm run generate". Do not edit.

/** Every status, in the order a call goes through them. */
export const callStatuses = [
  'PENDING',
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
  'AUDIO_TRANSCRIBED',
  'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
  'TRANSCRIPTION_ANALYZED',
  'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
  'TRANSCRIPTION_SUMMARIZED',
  'TRANSCRIPTION_FAILED',
  'PROCESS_COMPLETED',
  'ERROR',
] as const

/** What a call ends in. Only a rerun leads on from there. */
export const finalStatuses = ['PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR'] as const

/** What is done with a call, in this order. */
export const stages = ['convert', 'transcribe', 'analyze', 'summarize'] as const

/** Kinds of answers. */
export const variableTypes = ['STRING', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'TIME', 'DATETIME'] as const

/** What a webhook can be told. */
export const webhookEvents = [
  'call_analysis.completed',
  'call_analysis.failed',
  'review.submitted',
  'appeal.opened',
  'appeal.decided',
] as const

/** What a token may allow. */
export const scopes = [
  'read:call-analysis-requests',
  'write:call-analysis-request',
  'read:call-analysis-audio',
  'read:call-analysis-transcription',
  'read:prompt-template',
  'write:prompt-template',
  'read:call-analysis-stats',
  'read:model-category',
  'write:model-category',
  'read:model-variable',
  'write:model-variable',
  'read:model-metadata',
  'write:model-metadata',
  'read:webhook',
  'write:webhook',
  'write:call-analysis-review',
  'read:call-analysis-review',
  'delete:call-analysis',
  'read:audit',
  'read:people',
  'write:people',
] as const

/** What a recording may come in, and how it is announced. */
export const audioFormats = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  webm: 'audio/webm',
} as const

/** What a refusal says, by what it is about; two of them share one with the kind that came first. */
export const errorCodes = {
  bad_credentials: '001-001-0001',
  not_found: '001-001-0001',
  token_invalid: '001-001-0002',
  scope_missing: '001-001-0003',
  rate_limited: '001-001-0004',
  malformed_request: '001-002-0001',
  validation: '001-002-0002',
  too_large: '001-002-0003',
  idempotency_key_busy: '001-002-0004',
  idempotency_key_reused: '001-002-0005',
  internal: '001-003-0001',
  not_now: '001-003-0002',
  unsupported_format: '002-001-0001',
  no_audio: '002-001-0002',
  empty_audio: '002-001-0003',
  audio_too_long: '002-001-0004',
  audio_gone: '002-002-0001',
  range_not_satisfiable: '002-002-0002',
  call_erased: '002-002-0003',
  transcript_gone: '002-002-0004',
  audio_altered: '002-002-0005',
  call_in_progress: '002-003-0001',
  audio_not_redacted: '002-003-0002',
  call_not_transcribed: '002-003-0003',
  audio_not_decoded: '002-003-0004',
  model_name_taken: '003-001-0001',
  model_disabled: '003-001-0002',
  preview_too_long: '003-002-0001',
  judge_failed: '003-003-0001',
  category_name_taken: '004-001-0001',
  category_frozen: '004-001-0002',
  variable_key_taken: '005-001-0001',
  metadata_key_taken: '006-001-0001',
  webhook_disabled: '008-001-0001',
  too_many_webhooks: '008-001-0002',
  delivery_in_progress: '008-001-0003',
  webhook_address_internal: '008-002-0001',
  nothing_to_review: '009-001-0001',
  review_of_another: '009-001-0002',
  review_moved_on: '009-001-0003',
  review_submitted: '009-001-0004',
  review_imported: '009-001-0005',
  appeal_open: '009-002-0001',
  appeal_decided: '009-002-0002',
  own_review: '009-002-0003',
  appeal_late: '009-002-0004',
  task_held: '009-003-0001',
  task_not_held: '009-003-0002',
  task_finished: '009-003-0003',
  plan_moved_on: '009-003-0004',
  calibration_closed: '009-004-0001',
  calibration_open: '009-004-0002',
  not_calibrating: '009-004-0003',
  calibration_submitted: '009-004-0004',
  calibration_moved_on: '009-004-0005',
  coaching_not_held: '009-005-0001',
  nothing_to_learn: '009-006-0001',
  teaching_not_better: '009-006-0002',
  teaching_moved_on: '009-006-0003',
  signed_out: '010-001-0001',
  role_missing: '010-001-0002',
  person_only: '010-001-0003',
  cross_site: '010-001-0004',
  sign_in_refused: '010-002-0001',
  link_ended: '010-002-0002',
  step_ended: '010-002-0003',
  sso_only: '010-002-0004',
  passkey_address: '010-002-0005',
  code_on: '010-002-0006',
  last_owner: '010-003-0001',
  owner_only: '010-003-0002',
  email_taken: '010-003-0003',
  team_name_taken: '010-003-0004',
  team_in_use: '010-003-0005',
  agent_taken: '010-003-0006',
  agent_has_calls: '010-003-0007',
  own_codes: '010-003-0008',
  issuer_internal: '010-003-0009',
  person_disabled: '010-003-0010',
} as const
