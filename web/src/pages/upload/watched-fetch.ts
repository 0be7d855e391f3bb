export interface UploadWatcher {
  /** Once for every attempt, before the first byte. */
  onStart(): void
  /** 0…1 of the whole request. */
  onProgress(share: number): void
}

export interface WatchedFetch {
  readonly fetch: typeof globalThis.fetch
  /** Watches the request with this Idempotency-Key, as often as it is sent. Gives the way to stop. */
  watch(key: string, watcher: UploadWatcher): () => void
}

/**
 * A fetch that tells how far a form has come. Browsers tell that of an XMLHttpRequest only; everything but forms goes the
 * usual way. An XMLHttpRequest follows redirects, but the page's policy lets it nowhere but to the service itself.
 */
export function createWatchedFetch(): WatchedFetch {
  const watchers = new Map<string, UploadWatcher>()
  return {
    fetch: (input, init) =>
      init?.body instanceof FormData
        ? sendForm(String(input), init, init.body, watchers)
        : globalThis.fetch(input, init),
    watch(key, watcher) {
      watchers.set(key, watcher)
      return () => watchers.delete(key)
    },
  }
}

function sendForm(
  url: string,
  init: RequestInit,
  form: FormData,
  watchers: ReadonlyMap<string, UploadWatcher>,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const watcher = watchers.get(headers.get('idempotency-key') ?? '')
  const { signal } = init
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    request.responseType = 'blob'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => watcher?.onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => reject(new TypeError('The connection broke off.'))
    request.onabort = () => reject(signal?.reason)
    const giveUp = () => request.abort()
    request.onloadend = () => signal?.removeEventListener('abort', giveUp)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    watcher?.onStart()
    request.send(form)
  })
}

function readAnswer(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const { status, statusText } = request
  const isBare = status === 204 || status === 205 || status === 304
  return new Response(isBare ? null : (request.response as Blob), { status, statusText, headers })
}
