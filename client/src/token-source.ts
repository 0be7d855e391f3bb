export interface Token {
  readonly value: string
  /** When to get the next one, by this machine's clock. */
  readonly renewAtMs: number
}

export interface TokenSource {
  /** A token that still has some life in it. */
  get(): Promise<string>
  /** A token other than `stale`, which the service has turned down; undefined when there is none to be had. */
  replace(stale: string): Promise<string | undefined>
}

/** Signs in when first asked and again before the token ends; never twice at once, however many are asking. */
export function createTokenSource(signIn: () => Promise<Token>): TokenSource {
  let current: Token | undefined
  let signingIn: Promise<Token> | undefined

  const renew = () => {
    signingIn ??= signIn()
      .then((token) => {
        current = token
        return token
      })
      .finally(() => {
        signingIn = undefined
      })
    return signingIn
  }
  return {
    async get() {
      if (current && Date.now() < current.renewAtMs) return current.value
      return (await renew()).value
    },
    async replace(stale) {
      if (current && current.value !== stale) return current.value
      return (await renew()).value
    },
  }
}

/** A token the caller looks after: a fixed one, or a function that knows how to get one. */
export function createGivenTokenSource(given: string | (() => string | Promise<string>)): TokenSource {
  if (typeof given === 'string') return { get: async () => given, replace: async () => undefined }
  return {
    get: async () => given(),
    async replace(stale) {
      const next = await given()
      return next === stale ? undefined : next
    },
  }
}

/** No token at all: the browser's cookie says who is asking, and whether that still holds only the service knows. */
export const browserSession: TokenSource = { get: async () => '', replace: async () => undefined }

/** The moment to renew: before the end, by a tenth of the token's life but no more than a minute. */
export function chooseRenewal(expiresAt: number, issuedAtMs: number, nowMs: number): number {
  const lifeMs = expiresAt * 1000 - issuedAtMs
  return nowMs + lifeMs - Math.min(60_000, lifeMs / 10)
}
