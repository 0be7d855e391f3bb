/** In the order of the contract's table: the first seven are the ones the body of POST /v1/auth may show. */
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
export type Scope = (typeof scopes)[number]

const shownAtSignIn = new Set<Scope>(scopes.slice(0, 7))

/** The scope string of the sign-in answer: of the client's scopes, only those among the first seven. */
export function scopesShownAtSignIn(granted: readonly Scope[]): string {
  return scopes.filter((scope) => shownAtSignIn.has(scope) && granted.includes(scope)).join(' ')
}
