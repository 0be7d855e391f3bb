import { clockTime, printable } from './terminal.ts'

export interface ImportProgress {
  /** Bytes on their way since the last time. */
  moved(bytes: number): void
  /** One call is over; `skipped` bytes did not have to be sent. */
  over(line: string, skippedBytes: number): void
  /** Tells something that is not about one call. */
  say(line: string): void
  end(): void
}

/** On a terminal a bar with rates and time left, elsewhere a line for each call. */
export function showImportProgress(calls: number, bytes: number): ImportProgress {
  const onTerminal = process.stdout.isTTY === true
  const startedMs = Date.now()
  let [done, moved, skipped] = [0, 0, 0]

  const draw = () => process.stdout.write(`\r\x1b[2K${describe()}`)
  const describe = () => {
    const seconds = Math.max((Date.now() - startedMs) / 1000, 0.001)
    const share = bytes > 0 ? Math.min(1, (moved + skipped) / bytes) : 1
    const cells = 20
    const filled = Math.floor(share * cells)
    const left = moved > 0 ? `${clockTime((bytes - moved - skipped) / (moved / seconds))} left` : ''
    const line = [
      `${'█'.repeat(filled)}${'░'.repeat(cells - filled)}`,
      `${done} of ${calls} calls`,
      `${(done / seconds).toFixed(1)} calls/s`,
      `${(moved / 1_000_000 / seconds).toFixed(1)} MB/s`,
      left,
    ].join('  ')
    // A line that wraps could not be drawn over.
    return line.slice(0, (process.stdout.columns ?? 80) - 1)
  }
  const timer = onTerminal ? setInterval(draw, 200) : undefined
  const say = (line: string) => {
    if (onTerminal) process.stdout.write('\r\x1b[2K')
    console.log(printable(line))
  }
  return {
    moved(count) {
      moved += count
    },
    over(line, skippedBytes) {
      done += 1
      skipped += skippedBytes
      if (line) say(line)
    },
    say,
    end() {
      clearInterval(timer)
      if (onTerminal) process.stdout.write(`\r\x1b[2K${describe()}\n`)
    },
  }
}
