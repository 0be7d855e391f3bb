import { type Logger, pino } from 'pino'

/** JSON lines on standard output. An error is logged by its kind and place: its message may hold a customer's words. */
export function createLog(level: string): Logger {
  return pino({
    level,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
      }),
    },
  })
}
