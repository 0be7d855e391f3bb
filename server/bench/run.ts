import { cpus, totalmem } from 'node:os'
import type { BenchOptions } from './bench-options.ts'
import { checkFigures } from './check-figures.ts'
import { useLittle } from './small/use-little.ts'

/** Not checked with the rest: they speak of a browser. */
const webBench: string = new URL('../../web/bench/web.ts', import.meta.url).href
const mondayBench: string = new URL('../../web/bench/monday/monday.ts', import.meta.url).href

const benchmarks: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  alerts: async (options) => (await import('./alerts/alerts.ts')).benchAlerts(options),
  fairness: async (options) => (await import('./fairness.ts')).benchFairness(options),
  http: async (options) => (await import('./http.ts')).benchHttp(options),
  calls: async (options) => (await import('./calls.ts')).benchCalls(options),
  judge: async (options) => (await import('./judge.ts')).benchJudge(options),
  monday: async (options) => (await import(mondayBench)).benchMonday(options),
  review: async (options) => (await import('./review/review.ts')).benchReview(options),
  load: async (options) => (await import('./load.ts')).benchLoad(options),
  speech: async (options) => (await import('./speech.ts')).benchSpeech(options),
  search: async (options) => (await import('./search/search.ts')).benchSearch(options),
  themes: async (options) => (await import('./themes/themes.ts')).benchThemes(options),
  stats: async (options) => (await import('./stats.ts')).benchStats(options),
  web: async (options) => (await import(webBench)).benchWeb(options),
}

const given = process.argv.slice(2)
const small = given.includes('--small')
const [chosen, ...named] = given.filter((word) => word !== '--small')
if (chosen === undefined ? !small : !Object.hasOwn(benchmarks, chosen)) {
  console.error(
    `Usage: npm run bench -- NAME [--small], where NAME is one of: ${Object.keys(benchmarks).join(', ')}\n` +
      '       npm run bench -- --small runs all of them, one after another',
  )
  process.exit(2)
}
if (small) useLittle()
for (const name of chosen === undefined ? Object.keys(benchmarks) : [chosen]) await runBenchmark(name)

async function runBenchmark(name: string): Promise<void> {
  const benchmark = () => benchmarks[name]!({ small, named })
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(`benchmark  ${name}`)
  console.log(
    `machine    ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, Node ${process.version}`,
  )
  console.log(`date       ${new Date().toISOString()}`)
  if (!small) {
    console.log('')
    return benchmark()
  }
  console.log('small      only to see that the benchmark works: quote none of these figures\n')
  const startMs = performance.now()
  await checkFigures(benchmark)
  console.log(`\nsmall      ${name} works (${((performance.now() - startMs) / 1000).toFixed(0)} s)\n`)
}
