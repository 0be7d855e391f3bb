import { Worker } from 'node:worker_threads'
import { EngineError } from '../../domain/errors.ts'
import type { ThemePassage, Themes } from '../../domain/themes/find-themes.ts'
import { takeTurns } from '../../process/take-turns.ts'

/** With the wait for one's turn: fifty times what the most passages take. What lasts longer is stuck. */
const longestMs = 30_000
/** Questions come in series; starting a thread takes a tenth of a second. */
const restMs = 60_000
const heapMegabytes = 256

/** Groups passages into themes on a thread of its own. */
export interface ThemeFinder {
  /** Throws EngineError, or the signal's reason. */
  find(workspaceId: string, passages: readonly ThemePassage[], signal: AbortSignal): Promise<Themes>
  close(): Promise<void>
}

/**
 * One thread for all: it has one processor and no more, whoever asks and however often. Workspaces take turns, one
 * question each. The thread starts with the first question, and ends when nobody has asked for a while.
 */
export function openThemeFinder(): ThemeFinder {
  const inTurn = takeTurns(1)
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let isClosed = false

  const end = async () => {
    clearTimeout(resting)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  const group = async (passages: readonly ThemePassage[], signal: AbortSignal): Promise<Themes> => {
    clearTimeout(resting)
    if (isClosed) throw new Error('It has been closed.')
    thread ??= startThread()
    thread.ref()
    try {
      const themes = await askThread(thread, passages, signal)
      thread.unref()
      resting = setTimeout(() => void end(), restMs).unref()
      return themes
    } catch (error) {
      // Whatever it is at, nobody wants it any more.
      await end()
      throw error
    }
  }
  return {
    async find(workspaceId, passages, signal) {
      if (passages.length === 0) return { themes: [], others: [] }
      const either = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
      try {
        return await inTurn(workspaceId, either, () => group(passages, either))
      } catch (error) {
        signal.throwIfAborted()
        throw new EngineError('Passages could not be grouped.', { retryable: true, cause: error })
      }
    },
    close() {
      isClosed = true
      return end()
    },
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('./group-apart-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  // Whoever waits for it is told; without anybody, an error is no reason to end the service.
  thread.on('error', () => {})
  return thread
}

function askThread(thread: Worker, passages: readonly ThemePassage[], signal: AbortSignal): Promise<Themes> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      thread.off('message', answer).off('error', fail).off('exit', leave)
      signal.removeEventListener('abort', stop)
      act()
    }
    const answer = (themes: Themes) => settle(() => resolve(themes))
    const fail = (error: Error) => settle(() => reject(error))
    const leave = () => settle(() => reject(new Error('The thread has ended.')))
    const stop = () => settle(() => reject(signal.reason))
    if (signal.aborted) return reject(signal.reason)
    thread.on('message', answer).on('error', fail).on('exit', leave)
    signal.addEventListener('abort', stop, { once: true })
    thread.postMessage(passages)
  })
}
