import { readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import type { Limits } from '../http/limits/limits.ts'

const mebibyte = 1_048_576

export function readLimits(config: Config): Limits {
  return {
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustedProxies: config.TRUST_PROXY,
    dataDir: config.DATA_DIR,
    minFreeBytes: config.MIN_FREE_DISK_MB * mebibyte,
    queueLimit: config.QUEUE_LIMIT,
    uploadsAtOnce: config.UPLOADS_AT_ONCE,
    // A connection is an open file: half of those there may be are for recordings, the database and the engines.
    connections: Math.min(config.MAX_CONNECTIONS, Math.floor(readOpenFiles() / 2)),
    connectionsPerAddress: config.MAX_CONNECTIONS_PER_ADDRESS,
  }
}

/** How many files this process may have open; Node has asked for all that the machine gives. */
function readOpenFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? []
    return Number(soft ?? Number.POSITIVE_INFINITY)
  } catch {
    // Only Linux tells it in this way.
    return Number.POSITIVE_INFINITY
  }
}
