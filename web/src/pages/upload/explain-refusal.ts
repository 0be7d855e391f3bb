import type { Account } from '@callmark/client'
import { CallmarkError, errorCodes } from '@callmark/client'
import type { Formats } from '../../words/use-formats.ts'
import type { Refusal } from './upload-queue.ts'
import type { UploadWords } from './words.ts'

/** Why a recording was not taken, where this page knows better words for it than the service's own; else undefined. */
export function explainRefusal(
  refusal: Refusal,
  limits: Account['limits'],
  words: UploadWords,
  formats: Pick<Formats, 'bytes' | 'span'>,
): string | undefined {
  const { refusals } = words
  const most = formats.bytes(limits.max_upload_bytes)
  if (refusal.reason !== 'error') {
    return refusal.reason === 'empty' ? refusals.empty : refusals['too-large'](most)
  }
  const code = refusal.error instanceof CallmarkError ? refusal.error.code : undefined
  switch (code) {
    case errorCodes.too_large:
      return refusals['too-large'](most)
    case errorCodes.unsupported_format:
      return refusals.format
    case errorCodes.no_audio:
      return refusals.noAudio
    case errorCodes.empty_audio:
      return refusals.emptyAudio
    case errorCodes.audio_too_long:
      return refusals.tooLong(formats.span(limits.max_duration_seconds))
    default:
      return undefined
  }
}

/** The service's name for the value at fault; undefined: it is none of those that can be changed here. */
export function fieldAtFault({ refusal }: { readonly refusal: Refusal | undefined }): string | undefined {
  return refusal?.reason === 'error' && refusal.error instanceof CallmarkError
    ? refusal.error.path
    : undefined
}
