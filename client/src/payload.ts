export interface OpenedPayload {
  readonly headers: Readonly<Record<string, string>>
  readonly init: {
    readonly body: NonNullable<RequestInit['body']>
    readonly duplex?: 'half'
    readonly redirect?: 'error'
  }
}

/** The body of a request, as often as it is sent. */
export interface Payload {
  /** Opens it for one attempt; `onProgress` is called whenever a piece of it is taken. */
  open(onProgress: () => void): OpenedPayload | Promise<OpenedPayload>
  /** False once a stream that cannot be had again has been begun. */
  canRepeat(): boolean
  /** What broke on the sender's own side, such as a file that could not be read. */
  readonly failure?: unknown
  /** Large, and without a sign of progress: no time limit but the caller's own. */
  readonly unhurried?: boolean
}

export function jsonPayload(value: unknown): Payload {
  const body = JSON.stringify(value)
  return {
    open: () => ({ headers: { 'content-type': 'application/json' }, init: { body } }),
    canRepeat: () => true,
  }
}

/** Node's fetch keeps a copy of everything it sends, to send it on after a redirect; with this it does not. */
export const keepNoCopy = { redirect: 'error' } as const

export function formPayload(form: FormData): Payload {
  return {
    open: () => ({ headers: {}, init: { body: form, ...keepNoCopy } }),
    canRepeat: () => true,
    unhurried: true,
  }
}
