import { hostname } from 'node:os'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { currentTraceIds } from '../observe/tracing.ts'
import { readVersion } from './read-version.ts'

/**
 * JSON lines on standard output: static text, ids, codes and durations. An error is logged by its kind and place, and a
 * request by its id: a message or an address may hold a customer's words.
 */
export function createLog(
  config: Pick<Config, 'LOG_LEVEL' | 'OTEL_SERVICE_NAME'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.LOG_LEVEL,
    base: { service: config.OTEL_SERVICE_NAME, version: readVersion(), pid: process.pid, host: hostname() },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: currentTraceIds,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
      }),
      req: () => undefined,
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    hooks: {
      // The framework, and pino itself, take an error's own words for the line's text.
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info']) {
        const [first] = args as [unknown]
        const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
        if (!(error instanceof Error)) return method.apply(this, args)
        const text = args[1] === undefined || args[1] === error.message ? 'unexpected error' : args[1]
        return method.call(this, { ...(first === error ? {} : (first as object)), err: error }, text)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
