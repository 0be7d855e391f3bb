import { CallmarkError, errorCodes } from '@callmark/client'
import type { Language } from '../session/preferences.tsx'
import { translationIn } from '../words/translations.ts'
import { defineWords } from '../words/use-words.ts'

export const errorWords = defineWords('parts.explain-error', {
  offline: 'The service cannot be reached. Check the connection and try again.',
  forbidden: 'Your role does not allow this. An admin of your workspace can change that.',
  limited: 'Too many requests. Wait a moment and try again.',
  unexpected: 'Something went wrong here. Reload the page. If it happens again, tell the operator.',
  requestId: 'Request',
  tryAgain: 'Try again',
  outdated: (time: string) => `As of ${time}. The service cannot be reached right now.`,
})

type ErrorWords = (typeof errorWords)['en']

export interface Explanation {
  readonly message: string
  readonly requestId: string | undefined
}

/** What a role does not allow needs no more words than that. */
const forbidding: readonly unknown[] = [errorCodes.scope_missing, errorCodes.role_missing, undefined]

/** In words a person can act on. What the service itself says comes first: it knows best. */
export function explainError(error: unknown, words: ErrorWords, language: Language): Explanation {
  if (!(error instanceof CallmarkError)) return { message: words.unexpected, requestId: undefined }
  const { status, code, requestId } = error
  if (status === undefined || status === 0) return { message: words.offline, requestId }
  if (status === 403 && forbidding.includes(code)) return { message: words.forbidden, requestId }
  if (status === 429) return { message: words.limited, requestId }
  const known = translationIn(language)?.messages
  if (!known) return { message: error.message, requestId }
  // Invalid input of a question has no code, only its status; what is wrong with it only the service can say.
  const isInvalid = status === 422 && (code ?? errorCodes.validation) === errorCodes.validation
  if (isInvalid) return { message: `${known[`422 ${errorCodes.validation}`]} (${error.message})`, requestId }
  return { message: known[`${status} ${code}`] ?? error.message, requestId }
}

/** What was asked for is not there, or cannot be there under such an id. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallmarkError && (error.status === 404 || error.status === 422)
}

/** It was there once, and has ended. */
export function isGone(error: unknown): boolean {
  return error instanceof CallmarkError && error.status === 410
}

export function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof CallmarkError && (error.status === undefined || error.status >= 500)
}
