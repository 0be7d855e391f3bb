import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { cutPassages, readPassage } from '../../src/domain/meaning/passages.ts'
import { readPieces } from '../../src/judge/embedded/reading/engine.ts'
import { oneRow, openNetwork } from '../../src/judge/embedded/reading/network.ts'
import { openSentences } from '../../src/judge/meaning/read-sentences.ts'
import type { Corpus } from '../corpus-calls.ts'
import { areDialoguesThere, type BankDialogue, readBankDialogues } from '../read-dialogues.ts'
import { questionsOfTasks } from './questions.ts'

const finderFile = new URL('../../../weights/reader/finder-lower.onnx', import.meta.url)
const shown = 10

interface Text {
  readonly call: string
  readonly task: string
  readonly text: string
}

type Rank = (question: string) => Promise<readonly number[]>

/**
 * Real calls to a bank, with the task that each caller had been given as the truth: of the ten passages that are found
 * for a question, how many are of calls about it. Passages at the end of a call, when all is said, count as misses.
 */
export async function measureQuality(corpus: Corpus, everyNth: number): Promise<void> {
  if (!areDialoguesThere(corpus)) return
  const calls = (await readBankDialogues(corpus)).filter((_, index) => index % everyNth === 0)
  const texts = calls.flatMap(cutCall)
  const tasks = Object.keys(questionsOfTasks).filter((task) => calls.some((call) => call.task === task))
  const share = tasks.map((task) => texts.filter((text) => text.task === task).length / texts.length)
  console.log(`quality    ${calls.length} calls to a bank, ${texts.length} passages, ${tasks.length} tasks`)
  console.log('           of the first ten passages, of calls about the task; and of the first, likewise')
  const readers: Readonly<Record<string, Rank>> = {
    'by meaning (shipped)': await rankByMeaning(texts),
    "the judge's finder": await rankByFinder(texts),
    'words in common': rankByWords(texts),
  }
  for (const [name, rank] of Object.entries(readers)) {
    const { first, ten } = await score(texts, tasks, rank)
    console.log(`           ${name.padEnd(22)} ${percent(ten)} of ten, ${percent(first)} of the first`)
  }
  const chance = share.reduce((sum, one) => sum + one, 0) / tasks.length
  console.log(`           ${'at random'.padEnd(22)} ${percent(chance)}`)
}

function cutCall({ id, task, transcript }: BankDialogue): Text[] {
  const turns = transcript.turns.map(({ startSeconds, endSeconds, ...turn }) => ({
    ...turn,
    start: startSeconds,
    end: endSeconds,
  }))
  return cutPassages(turns).map((passage) => ({
    call: id,
    task,
    text: readPassage(turns, passage)!
      .map(({ text }) => text)
      .join('\n'),
  }))
}

async function score(texts: readonly Text[], tasks: readonly string[], rank: Rank) {
  let [first, ten, asked] = [0, 0, 0]
  for (const task of tasks) {
    for (const question of questionsOfTasks[task]!) {
      const weights = await rank(question)
      assert.equal(weights.length, texts.length)
      const best = [...texts.keys()].sort((one, other) => weights[other]! - weights[one]!).slice(0, shown)
      const right = best.map((index) => texts[index]!.task === task)
      if (right[0]) first++
      ten += right.filter(Boolean).length / best.length
      asked++
    }
  }
  return { first: first / asked, ten: ten / asked }
}

async function rankByMeaning(texts: readonly Text[]): Promise<Rank> {
  const read = await openSentences()
  return rankByVectors(texts, async (text) => (await read(text)).vector)
}

/** What is shipped for the judge: the mean of its states. */
async function rankByFinder(texts: readonly Text[]): Promise<Rank> {
  const network = await openNetwork(readFileSync(finderFile))
  const pieces = readPieces()
  return rankByVectors(texts, async (text) => {
    const ids = pieces.encode(text, 256)
    const { encoded } = await network.run({
      ids: oneRow(ids),
      places: oneRow([...ids.keys()]),
      sides: oneRow(ids.map(() => 0)),
    })
    const states = encoded!.data as Float32Array
    const width = states.length / ids.length
    const mean = new Float32Array(width)
    for (const [index, value] of states.entries()) mean[index % width]! += value
    return toLengthOne(mean)
  })
}

async function rankByVectors(
  texts: readonly Text[],
  read: (text: string) => Promise<Float32Array>,
): Promise<Rank> {
  const vectors: Float32Array[] = []
  for (const { text } of texts) vectors.push(await read(text))
  return async (question) => {
    const asked = await read(question)
    return vectors.map((vector) => vector.reduce((sum, value, index) => sum + value * asked[index]!, 0))
  }
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

/** The rarer a word that both have, the more it counts. */
function rankByWords(texts: readonly Text[]): Rank {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}/g))
  const sets = texts.map(({ text }) => wordsOf(text))
  return async (question) => {
    const weights = new Map(
      [...wordsOf(question)].map((word) => {
        const held = sets.filter((set) => set.has(word)).length
        return [word, held === 0 ? 0 : Math.log(1 + sets.length / held)]
      }),
    )
    return sets.map((set) =>
      [...weights].reduce((sum, [word, weight]) => sum + (set.has(word) ? weight : 0), 0),
    )
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
