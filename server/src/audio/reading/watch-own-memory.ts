import { memorySignal, mostMemoryBytes } from '../memory-limit.ts'

// A thread of its own: a kilobyte of hostile M4A makes FFmpeg take gigabytes inside one call, while the main thread waits.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemoryBytes) process.kill(process.pid, memorySignal)
}, 50)
