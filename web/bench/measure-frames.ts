import type { Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly longestMs: number
  readonly p99Ms: number
  readonly over50: number
}

interface Watch {
  times: number[]
  running: boolean
}

/** Notes when each frame of the page is drawn, until it is told to stop. */
export async function measureFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch: Watch = { times: [], running: true }
    Object.assign(window, { frameWatch: watch })
    const note = (at: number) => {
      watch.times.push(at)
      if (watch.running) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

export async function stopFrames(page: Page): Promise<Frames> {
  const times = await page.evaluate(() => {
    const { frameWatch } = window as unknown as { frameWatch: Watch }
    frameWatch.running = false
    return frameWatch.times
  })
  const lengths = times.slice(1).map((at, index) => at - times[index]!)
  const sorted = lengths.toSorted((one, other) => one - other)
  return {
    frames: lengths.length,
    longestMs: sorted.at(-1) ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    over50: lengths.filter((length) => length > 50).length,
  }
}
