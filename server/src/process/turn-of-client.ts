import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Whatever the engines are asked while this runs, they are asked on behalf of the client, and by its turns. */
export function inTurnOf<Result>(workspaceId: string, run: () => Result): Result {
  return current.run(workspaceId, run)
}

/** Whose work is going on; empty: nobody's in particular. */
export function whoseTurn(): string {
  return current.getStore() ?? ''
}
