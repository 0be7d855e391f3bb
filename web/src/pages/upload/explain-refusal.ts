import type { Account } from '@callmark/client'
import { CallmarkError } from '@callmark/client'
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
    case '001-002-0003':
      return refusals['too-large'](most)
    case '002-001-0001':
      return refusals.format
    case '002-001-0002':
      return refusals.noAudio
    case '002-001-0003':
      return refusals.emptyAudio
    case '002-001-0004':
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
