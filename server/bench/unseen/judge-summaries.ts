import { readFileSync } from 'node:fs'
import { mean } from '../../../corpus/figures.ts'
import type { Judge } from '../../src/judge/judge.ts'
import { measureConversation } from '../../src/judge/talk/conversation-metrics.ts'
import { readStraightCalls } from './unseen-calls.ts'

/** Calls whose summaries were read fact by fact. Nothing is tuned on them. */
const judgedCalls =
  'a-01 a-05 a-09 a-13 a-17 a-21 a-25 a-29 a-31 a-33 a-37 a-41 a-45 a-49 b-03 b-07 b-11 b-15 b-19 b-23 b-27 b-31 b-35 b-39 b-41 b-43 b-47 c-01 c-05 c-09 c-13 c-17 c-21 c-25 c-29 c-33 c-37 c-41 c-45 c-49'.split(
    ' ',
  )
const table = new URL('../../../corpus/summaries-judged.csv', import.meta.url)

/** What the summaries of calls look like that nothing was tuned on, and what was found when they were read. */
export async function measureSummaries(judge: Judge, small: boolean): Promise<void> {
  const calls = readStraightCalls().filter(({ name }) => judgedCalls.includes(name))
  const summaries: string[] = []
  for (const { name, subject } of small ? calls.slice(0, 1) : calls) {
    const metrics = measureConversation(subject.transcript)
    const { summary } = await judge.digest(
      { ...subject, answers: [], metrics },
      AbortSignal.timeout(3_600_000),
    )
    summaries.push(summary!)
    console.log(`\n${name}\n${summary}`)
  }
  const count = (pattern: RegExp) => summaries.filter((summary) => pattern.test(summary)).length
  console.log(`\nsummaries  ${summaries.length}`)
  console.log(`  sentences, on average        ${mean(summaries.map(countSentences)).toFixed(1)}`)
  console.log(`  words, on average            ${mean(summaries.map(countWords)).toFixed(0)}`)
  console.log(`  with a reason for the call   ${count(/\bReason for the call\b/)}`)
  console.log(`  with a next step             ${count(/\bNext step\b/)}`)
  showJudged()
}

function countSentences(summary: string): number {
  return summary.split(/(?<=”\.) (?=\p{Lu})/u).length
}

function countWords(summary: string): number {
  return summary.split(/\s+/).length
}

/** The figures of the committed table: every fact of every summary, read once against its call. */
function showJudged(): void {
  const rows = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1, 6).map(Number))
  const [sentences, facts, wrong, misleading, secret] = [0, 1, 2, 3, 4].map((column) =>
    rows.reduce((sum, row) => sum + row[column]!, 0),
  )
  const sound = rows.filter((row) => row[2] === 0 && row[3] === 0 && row[4] === 0).length
  console.log(`\nread by hand ${rows.length} summaries: ${sentences} sentences, ${facts} facts`)
  console.log(`  wrong ${wrong}, misleading ${misleading}, told what opens an account ${secret}`)
  console.log(`  summaries with none of these ${sound}`)
}
