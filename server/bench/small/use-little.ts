import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Has every service that is started from here on get by with little: most of a small run is starting and stopping. */
export function useLittle(): void {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'callmark-test-compiled')
  process.env.ENGINE_PROCESSES ??= '1'
  process.env.JUDGE_AT_ONCE ??= '1'
}
