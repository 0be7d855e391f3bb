import { FairLine } from './fair-line.ts'
import { inTurnOf } from './turn-of-client.ts'

interface Place {
  readonly client: string
  readonly enter: () => void
}

/** Lets only so many act at once, one of each client, and those that wait by turns of their clients. */
export function takeTurns(most: number) {
  const line = new FairLine<Place>()
  let busy = 0

  function letIn(): void {
    const whoIsNext = () => line.next(({ client }) => !line.isServed(client))
    for (let place = whoIsNext(); place && busy < most; place = whoIsNext()) {
      line.serve(place)
      busy++
      place.enter()
    }
  }

  function wait(client: string, signal: AbortSignal): Promise<Place> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.leave(place)
        reject(signal.reason)
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve(place)
      }
      const place: Place = { client, enter }
      signal.addEventListener('abort', leave, { once: true })
      line.join(place)
      letIn()
    })
  }

  return async <Result>(client: string, signal: AbortSignal, act: () => Promise<Result>): Promise<Result> => {
    signal.throwIfAborted()
    const place = await wait(client, signal)
    const startedAt = performance.now()
    try {
      return await inTurnOf(client, act)
    } finally {
      busy--
      line.end(place, performance.now() - startedAt)
      letIn()
    }
  }
}
