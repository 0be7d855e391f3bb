import { cpus, totalmem } from 'node:os'

/** Not checked with the rest: it speaks of a browser. */
const webBench: string = new URL('../../web/bench/web.ts', import.meta.url).href

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  fairness: async () => (await import('./fairness.ts')).benchFairness(process.argv.slice(3)),
  http: async () => (await import('./http.ts')).benchHttp(),
  calls: async () => (await import('./calls.ts')).benchCalls(),
  judge: async () => (await import('./judge.ts')).benchJudge(process.argv.slice(3)),
  load: async () => (await import('./load.ts')).benchLoad(process.argv.slice(3)),
  speech: async () => (await import('./speech.ts')).benchSpeech(process.argv.slice(3)),
  stats: async () => (await import('./stats.ts')).benchStats(),
  web: async () => (await import(webBench)).benchWeb(),
}

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (!benchmark) {
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(2)
}
const gigabytes = Math.round(totalmem() / 2 ** 30)
console.log(`benchmark  ${name}`)
console.log(
  `machine    ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, Node ${process.version}`,
)
console.log(`date       ${new Date().toISOString()}\n`)
await benchmark()
