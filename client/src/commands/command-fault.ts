import { CallmarkError } from '../callmark-error.ts'

/** What the user can put right; the message says how. */
export class CommandFault extends Error {}

/** Runs a command's work: what may go wrong is told in a sentence, and the exit code says that it did. */
export function runCommand<Arguments extends unknown[]>(
  work: (...given: Arguments) => Promise<void>,
): (...given: Arguments) => Promise<void> {
  return async (...given) => {
    process.stdout.on('error', endQuietly)
    try {
      await work(...given)
    } catch (error) {
      if (!isExpected(error)) throw error
      process.exitCode = 1
      console.error(describeFault(error))
    }
  }
}

/** A sentence for what went wrong; a stack only for what nobody expected. */
export function describeFault(error: unknown): string {
  if (error instanceof CallmarkError) return describeRefusal(error)
  const { message, stack } = error as Error
  return isExpected(error) ? message : (stack ?? message)
}

function isExpected(error: unknown): boolean {
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem || error instanceof CommandFault || error instanceof CallmarkError
}

function describeRefusal({ status, path, message, requestId, detail }: CallmarkError): string {
  const where = path && !message.includes(path) ? ` (${path})` : ''
  const trace = requestId && (status ?? 0) >= 500 ? ` (request ${requestId})` : ''
  const advice = status === 403 && !detail ? ' Use a client that has it, or ask the operator.' : ''
  return `${message}${where}${trace}${advice}`
}

/** Whoever was reading, `head` for one, has seen enough. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}
