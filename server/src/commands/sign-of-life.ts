import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const everyMs = 10_000

/**
 * A worker has no port to ask. It touches `DATA_DIR/worker-alive` instead; a file that is older than a minute means that
 * the process hangs.
 */
export async function showSignOfLife(dataDir: string): Promise<{ stop(): void }> {
  const path = join(dataDir, 'worker-alive')
  await writeFile(path, '')
  // Its time alone changes: that works on a full disk too, which a restart would not mend.
  const show = () => utimes(path, new Date(), new Date()).catch(() => {})
  const timer = setInterval(() => void show(), everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
