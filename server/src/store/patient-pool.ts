import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/**
 * Lends connections of the pool, and has whoever finds them all in use wait for as long as others come back: a burst of
 * requests is no database out of reach. Once none has come back for `silentMs`, it is.
 */
export function patientPool(pool: pg.Pool, silentMs: number): PostgresPool {
  let cameBackMs = performance.now()
  pool.on('release', () => {
    cameBackMs = performance.now()
  })

  const connect = async (): Promise<pg.PoolClient> => {
    const lent = pool.connect()
    const silence = watchForSilence(silentMs, () => cameBackMs)
    try {
      return await Promise.race([lent, silence.fallen])
    } catch (error) {
      // Nobody waits for it any more, but it may yet come.
      void lent.then((client) => client.release()).catch(() => {})
      throw error
    } finally {
      silence.stop()
    }
  }

  return { connect, end: () => pool.end(), options: pool.options }
}

function watchForSilence(silentMs: number, lastSound: () => number) {
  const sinceMs = performance.now()
  const { promise, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout
  let stopped = false
  const leftMs = () => Math.max(sinceMs, lastSound()) + silentMs - performance.now()
  const look = () => {
    // What has arrived is heard first: where this process itself was held up, the database was not silent.
    setImmediate(() => {
      if (stopped) return
      if (leftMs() > 0) timer = setTimeout(look, leftMs())
      else reject(new Error('timeout exceeded while waiting for a connection'))
    })
  }
  timer = setTimeout(look, silentMs)
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { fallen: promise, stop }
}
