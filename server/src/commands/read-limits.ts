import type { Config } from '../config.ts'
import type { Limits } from '../http/limits.ts'

const mebibyte = 1_048_576

export function readLimits(config: Config): Limits {
  return {
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustedProxies: config.TRUST_PROXY,
    dataDir: config.DATA_DIR,
    minFreeBytes: config.MIN_FREE_DISK_MB * mebibyte,
    queueLimit: config.QUEUE_LIMIT,
    uploadsAtOnce: config.UPLOADS_AT_ONCE,
  }
}
