import { readFileSync } from 'node:fs'
import { isNegative } from './expressions.ts'
import { findFaults } from './find-faults.ts'
import { readTrade } from './read-trade.ts'

/** Reads trades, says what is wrong with them, and how much there is. `node corpus/check.ts corpus/trades/*.txt` */
let faults = 0
const total = { trades: 0, segments: 0, criteria: 0, negative: 0 }
for (const path of process.argv.slice(2)) {
  try {
    const trade = readTrade(readFileSync(path, 'utf8'))
    for (const fault of findFaults(trade)) {
      faults += 1
      console.log(`${path}: ${fault}`)
    }
    const segments = trade.moments.reduce((sum, { variants }) => sum + variants.length, 0)
    const met = trade.criteria.filter((criterion) => criterion.kind === 'met')
    const negative = met.filter(({ when }) => isNegative(when))
    console.log(
      `${path}: ${trade.moments.length} moments, ${segments} segments, ${trade.criteria.length} criteria (${negative.length} of ${met.length} negative)`,
    )
    total.trades += 1
    total.segments += segments
    total.criteria += trade.criteria.length
    total.negative += negative.length
  } catch (error) {
    faults += 1
    console.log(`${path}: ${(error as Error).message}`)
  }
}
console.log(JSON.stringify(total), faults === 0 ? 'no faults' : `${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
