import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const everyMs = 10_000

/**
 * A worker has no port to ask. It writes the time into `DATA_DIR/worker-alive` instead; a file that is older than a
 * minute means that the process hangs.
 */
export async function showSignOfLife(dataDir: string): Promise<{ stop(): void }> {
  const path = join(dataDir, 'worker-alive')
  const show = () => writeFile(path, `${new Date().toISOString()}\n`)
  await show()
  // A full disk is no reason to be restarted again and again, but cannot be told from one that is: the probe decides.
  const timer = setInterval(() => void show().catch(() => {}), everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
