import { readFileSync } from 'node:fs'
import { readStraight } from './read-straight.ts'

/** Reads straight calls, says what is wrong with them, and counts. */
const answers = new Map<string, number>()
let faults = 0
for (const path of process.argv.slice(2)) {
  try {
    for (const { kind, answer } of readStraight(readFileSync(path, 'utf8')).criteria) {
      const name = kind === 'met' ? `met ${answer}` : kind
      answers.set(name, (answers.get(name) ?? 0) + 1)
    }
  } catch (error) {
    faults += 1
    console.log(`${path}: ${(error as Error).message}`)
  }
}
console.log(
  process.argv.length - 2,
  'calls',
  Object.fromEntries(answers),
  faults === 0 ? 'no faults' : `${faults} faults`,
)
process.exitCode = faults === 0 ? 0 : 1
