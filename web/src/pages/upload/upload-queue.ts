import { type CallmarkClient, isFinal, type Submission } from '@callmark/client'
import { readProgress, type UploadedCall } from './read-progress.ts'
import { type CallValues, noValues } from './submission-values.ts'
import type { WatchedFetch } from './watched-fetch.ts'

const atOnce = 2
/** Hundreds of recordings meet every limit of the service: whoever is told to wait waits, and goes on. */
const patience = { attempts: 40, totalMs: 1_800_000 }

/** Why a recording was not taken. */
export type Refusal =
  | { readonly reason: 'too-large' | 'empty' }
  | { readonly reason: 'error'; readonly error: unknown }

export interface UploadItem {
  readonly key: string
  readonly file: File
  readonly externalId: string
  readonly own: CallValues
  readonly state: 'ready' | 'waiting' | 'sending' | 'sent' | 'refused' | 'cancelled'
  /** 0…1, while it is sent. */
  readonly share: number
  /** The service asked for patience; it is sent again by itself. */
  readonly held: boolean
  readonly refusal: Refusal | undefined
  readonly call: UploadedCall | undefined
  /** The service had it before. */
  readonly wasThere: boolean
  /** Erased since it was sent. */
  readonly gone: boolean
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void
  items(): readonly UploadItem[]
  /** Leaves out what is listed already, and says how many that were. */
  add(files: readonly File[], maxBytes: number): number
  change(key: string, change: Partial<Pick<UploadItem, 'externalId' | 'own'>>): void
  remove(keys: readonly string[]): void
  send(batch: readonly { readonly key: string; readonly submission: Submission }[]): void
  cancel(keys: readonly string[]): void
  /** Asks the service how far it is with what was sent. */
  look(client: CallmarkClient, signal: AbortSignal): Promise<void>
}

/** The recordings of one visit to the page, sent two at a time in the order in which they were listed. */
export function createUploadQueue(client: CallmarkClient, watched: WatchedFetch): UploadQueue {
  let items: readonly UploadItem[] = []
  let made = 0
  const listeners = new Set<() => void>()
  const submissions = new Map<string, Submission>()
  const sending = new Map<string, AbortController>()

  function update(next: readonly UploadItem[]): void {
    items = next
    for (const listener of listeners) listener()
  }

  function change(keys: string | readonly string[], change: Partial<UploadItem>): void {
    const chosen = new Set(typeof keys === 'string' ? [keys] : keys)
    update(items.map((item) => (chosen.has(item.key) ? { ...item, ...change } : item)))
  }

  function sendNext(): void {
    while (sending.size < atOnce) {
      const next = items.find(({ state }) => state === 'waiting')
      const submission = next && submissions.get(next.key)
      if (!next || !submission) return
      submissions.delete(next.key)
      void sendOne(next.key, submission).finally(sendNext)
    }
  }

  async function sendOne(key: string, submission: Submission): Promise<void> {
    const controller = new AbortController()
    sending.set(key, controller)
    const show = (news: Partial<UploadItem>) => change(key, news)
    try {
      await sendRecording({ client, watched, submission, signal: controller.signal, show })
    } finally {
      sending.delete(key)
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    items: () => items,
    add(files, maxBytes) {
      const known = new Set(items.map(({ file }) => identify(file)))
      const fresh = files.filter((file) => !known.has(identify(file)) && known.add(identify(file)))
      update([...items, ...fresh.map((file) => listFile(file, `${++made}`, maxBytes))])
      return files.length - fresh.length
    },
    change,
    remove(keys) {
      const chosen = new Set(keys)
      update(items.filter(({ key }) => !chosen.has(key)))
    },
    send(batch) {
      for (const { key, submission } of batch) submissions.set(key, submission)
      change(
        batch.map(({ key }) => key),
        { state: 'waiting', refusal: undefined },
      )
      sendNext()
    },
    cancel(keys) {
      const waiting = keys.filter((key) => submissions.delete(key))
      if (waiting.length > 0) change(waiting, { state: 'cancelled' })
      for (const key of keys) sending.get(key)?.abort(new Error('Cancelled.'))
    },
    async look(reader, signal) {
      const news = await readProgress(
        reader,
        items.filter(isBeingHeard).map(({ call }) => call),
        signal,
      )
      update(items.map((item) => takeNews(item, item.call && news.get(item.call.id))))
    },
  }
}

/** What has not moved stays the same object, so that its row is not drawn anew. */
function takeNews(item: UploadItem, news: UploadedCall | 'gone' | undefined): UploadItem {
  if (news === 'gone') return { ...item, gone: true }
  return news && news.status !== item.call?.status ? { ...item, call: news } : item
}

/** Says how far it is, and in the end what became of it. */
async function sendRecording(one: {
  readonly client: CallmarkClient
  readonly watched: WatchedFetch
  readonly submission: Submission
  readonly signal: AbortSignal
  readonly show: (news: Partial<UploadItem>) => void
}): Promise<void> {
  const { client, watched, submission, signal, show } = one
  show({ state: 'sending', share: 0, held: false, refusal: undefined })
  const idempotencyKey = makeKey()
  let attempts = 0
  let shown = 0
  let wasThere = false
  const unwatch = watched.watch(idempotencyKey, {
    onStart() {
      attempts += 1
      shown = 0
      show({ share: 0, held: false })
    },
    onProgress(share) {
      // A long list is drawn anew each time: a hundred times for each recording will do.
      if (share - shown < 0.01 && share < 1) return
      shown = share
      show({ share })
    },
  })
  try {
    const call = await client.calls.submit(submission, {
      signal,
      idempotencyKey,
      retry: patience,
      onResponse({ ok, headers }) {
        // What our own earlier attempt has brought there is no news.
        wasThere = attempts === 1 && headers.get('idempotent-replayed') === 'true'
        if (!ok) show({ held: true })
      },
    })
    show({ state: 'sent', call, wasThere, held: false })
  } catch (error) {
    if (signal.aborted) show({ state: 'cancelled', held: false })
    else show({ state: 'refused', refusal: { reason: 'error', error }, held: false })
  } finally {
    unwatch()
  }
}

export function isBeingHeard(item: UploadItem): item is UploadItem & { readonly call: UploadedCall } {
  return item.state === 'sent' && !item.gone && item.call !== undefined && !isFinal(item.call.status)
}

export function isOnItsWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending'
}

/** Nothing but a change of the file itself would help these. */
export function mayTryAgain({ state, refusal }: UploadItem): boolean {
  return state === 'cancelled' || (state === 'refused' && refusal?.reason === 'error')
}

/** Still to be sent, by somebody's wish. */
export function isOpen(item: UploadItem): boolean {
  return item.state === 'ready' || mayTryAgain(item)
}

function listFile(file: File, key: string, maxBytes: number): UploadItem {
  const reason = file.size > maxBytes ? 'too-large' : file.size === 0 ? 'empty' : undefined
  return {
    key,
    file,
    externalId: file.name.replace(/\.[^.]{1,5}$/, '').slice(0, 255),
    own: noValues,
    state: reason ? 'refused' : 'ready',
    share: 0,
    held: false,
    refusal: reason && { reason },
    call: undefined,
    wasThere: false,
    gone: false,
  }
}

function identify({ name, size, lastModified }: File): string {
  return `${name}/${size}/${lastModified}`
}

/** `crypto.randomUUID` is kept from pages that are not reached by https. */
function makeKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
}
