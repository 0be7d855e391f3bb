import { AppError } from '../domain/errors.ts'

const mostAtOnce = 2

/**
 * Keeps previews few, so that the calls that have come in are still judged in good time: two at once, and one for each
 * client, so that nobody keeps another out.
 */
export function limitPreviews(): <T>(clientId: string, run: () => Promise<T>) => Promise<T> {
  const running = new Set<string>()
  return async (clientId, run) => {
    if (running.has(clientId)) {
      throw new AppError('rate_limited', 'A preview of yours is still running. Wait for it and try again.')
    }
    if (running.size >= mostAtOnce) {
      throw new AppError('rate_limited', 'Other previews are running just now. Wait and try again.')
    }
    running.add(clientId)
    try {
      return await run()
    } finally {
      running.delete(clientId)
    }
  }
}
