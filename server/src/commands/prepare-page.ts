import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { isPageCurrent, pageFolder } from '@callmark/web/build-page'
import type { Logger } from 'pino'

const builder = createRequire(import.meta.url).resolve('@callmark/web/build-page')
const longestMs = 120_000

/**
 * The folder of the dashboard, built first if its sources have changed. In a process of its own, for the tools that build
 * take more memory than the service. Undefined: it could not be built, which keeps nobody from using the API.
 */
export async function preparePage(log: Logger): Promise<string | undefined> {
  try {
    if (await isPageCurrent()) return pageFolder
    const startMs = performance.now()
    await promisify(execFile)(process.execPath, [builder], { timeout: longestMs })
    log.info({ seconds: (performance.now() - startMs) / 1000 }, 'dashboard built')
    return pageFolder
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string }
    log.warn({ code, reason: stderr?.slice(0, 2_000) }, 'dashboard could not be built')
    return undefined
  }
}
