import { type ReadFigures, writeFigures } from './figures.ts'
import { figureFailures, registry } from './metrics.ts'

export const metricsContentType = registry.contentType

const longestReadMs = 2_000

/** Everything there is to measure, as Prometheus reads it. What cannot be read just now is left out; the rest still comes. */
export function createExposition(
  readers: readonly ReadFigures[],
  /** However many ask, the database is asked no more often than this. */
  freshMs = 2_000,
): () => Promise<string> {
  const cached = readers.map((read) => readOnceIn(freshMs, read))
  return async () => {
    const figures = await Promise.all(
      cached.map((read) =>
        inTime(read()).catch(() => {
          figureFailures.inc()
          return []
        }),
      ),
    )
    return `${await registry.metrics()}\n${writeFigures(figures.flat())}`
  }
}

/** Nor is it asked again while the last answer is still to come: a database that is slow would only get slower. */
function readOnceIn(ms: number, read: ReadFigures): ReadFigures {
  let last: { readonly at: number; readonly figures: ReturnType<ReadFigures> } | undefined
  let reading = false
  return () => {
    if (!last || (!reading && performance.now() - last.at > ms)) {
      reading = true
      const figures = read().finally(() => {
        reading = false
      })
      last = { at: performance.now(), figures }
    }
    return last.figures
  }
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('too slow')), longestReadMs).unref(),
  )
  return Promise.race([reading, tooLong])
}
