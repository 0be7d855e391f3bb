import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutPassages, readPassage } from '../../src/domain/meaning/passages.ts'
import { findThemes } from '../../src/domain/themes/find-themes.ts'
import { compare, meanOf, seeFrom } from '../../src/domain/themes/group-by-meaning.ts'
import { findOpening } from '../../src/domain/topics/find-opening.ts'
import type { Turn } from '../../src/domain/transcript.ts'
import { openSentences, type ReadSentences } from '../../src/judge/meaning/read-sentences.ts'
import { type BenchOptions, chooseParts } from '../bench-options.ts'
import { isTuningCall } from '../corpus-calls.ts'
import { openCorpus } from '../open-corpus.ts'
import { areDialoguesThere, readBankDialogues, readStarDialogues } from '../read-dialogues.ts'
import { compareGroups, type Fit } from './compare-groups.ts'
import { judgedNames } from './judged-names.ts'
import { groupByKMeans } from './k-means.ts'
import { showLongestBlock } from './longest-block.ts'
import { growByDay } from './topics-by-day.ts'

const parts = ['bank', 'star'] as const
type Part = (typeof parts)[number]
const starts = 20
/** As many as a question across calls groups. */
const mostAsked = 200
const aimUnderstood = 0.8

interface Dialogue {
  readonly id: string
  readonly task: string
  readonly turns: readonly Turn[]
}

interface ReadCall extends Dialogue {
  readonly first: readonly { readonly speaker: string; readonly text: string }[]
  readonly vector: Float32Array
  /** Of the passage that says why the call is made. */
  readonly opening: Float32Array
}

/**
 * Calls whose task is known, grouped into themes: how well the themes fit the tasks, beside k-means that is told how many
 * tasks there are and beside one theme for all; and whether the names say which task it is.
 * Settings were tuned on the calls whose id ends in an even digit; figures are of the others.
 */
export async function benchThemes({ small, named }: BenchOptions): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  try {
    const corpus = await openCorpus(small, work)
    if (!areDialoguesThere(corpus)) return
    const read = await openSentences()
    const dialogues: Readonly<Record<Part, () => Promise<Dialogue[]>>> = {
      bank: async () =>
        (await readBankDialogues(corpus)).map(({ id, task, transcript }) => ({
          id,
          task,
          turns: transcript.turns,
        })),
      // Several tasks in one conversation have no one theme.
      star: async () =>
        (await readStarDialogues(corpus))
          .filter(({ tasks }) => tasks.length === 1)
          .map(({ id, tasks, transcript }) => ({ id: String(id), task: tasks[0]!, turns: transcript.turns })),
    }
    for (const part of chooseParts(parts, named)) {
      const all = await dialogues[part]()
      const kept = small ? thrice(all) : all.filter(({ id }) => !isTuningCall(id))
      const calls: ReadCall[] = []
      for (const dialogue of kept) calls.push(await readCall(dialogue, read))
      await measure(part, calls, read)
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** In small there is one call of each task, which makes neither a theme nor a topic. */
function thrice(dialogues: readonly Dialogue[]): Dialogue[] {
  return ['', ' again', ' once more'].flatMap((more) =>
    dialogues.map((dialogue) => ({ ...dialogue, id: `${dialogue.id}${more}` })),
  )
}

/** What stands for a call is its first passage, in which the customer says why they call. */
async function readCall(dialogue: Dialogue, read: ReadSentences): Promise<ReadCall> {
  const turns = dialogue.turns.map(({ startSeconds, endSeconds, ...turn }) => ({
    ...turn,
    start: startSeconds,
    end: endSeconds,
  }))
  const passages = cutPassages(turns).map((passage) => readPassage(turns, passage)!)
  const vectorOf = async (place: number) =>
    (await read(passages[place]!.map((turn) => turn.text).join('\n'))).vector
  const vector = await vectorOf(0)
  const place = findOpening(passages)!
  return { ...dialogue, first: passages[0]!, vector, opening: place === 0 ? vector : await vectorOf(place) }
}

async function measure(part: Part, calls: readonly ReadCall[], read: ReadSentences): Promise<void> {
  const truth = calls.map(({ task }) => task)
  const tasks = [...new Set(truth)].sort()
  console.log(`${part.padEnd(10)} ${calls.length} calls held out (odd ids), ${tasks.length} tasks`)
  const startMs = performance.now()
  const { themes, others } = findThemes(
    calls.map(({ id, first, vector }) => ({ callId: id, turns: first, vector })),
  )
  const ms = performance.now() - startMs
  // What is in no theme counts as one more group.
  const themeOf = calls.map((_, index) => themes.findIndex(({ passages }) => passages.includes(index)))
  show(`themes: ${themes.length}`, compareGroups(themeOf, truth))
  console.log(
    `           ${'in no theme'.padEnd(34)} ${percent(others.length / calls.length)}; grouped and named in ${ms.toFixed(0)} ms`,
  )
  const middle = meanOf(calls.map(({ vector }) => vector))
  const seen = calls.map(({ vector }) => seeFrom(vector, middle))
  const fits = Array.from({ length: starts }, (_, seed) =>
    compareGroups(groupByKMeans(seen, Math.min(tasks.length, calls.length), seed + 1), truth),
  )
  show(`k-means told ${tasks.length}, mean of ${starts} starts`, meanFit(fits))
  show(
    'one theme for all',
    compareGroups(
      calls.map(() => 0),
      truth,
    ),
  )
  await showNames(part, themes, truth, tasks, read)
  await showLongestBlock(
    calls.slice(0, mostAsked).map(({ id, first, vector }) => ({ callId: id, turns: first, vector })),
  )
  showGrown(calls)
}

/** Topics that grow day by day: the benchmark is theirs, too. */
function showGrown(calls: readonly ReadCall[]): void {
  const { grown, once, ...figures } = growByDay(calls.map(({ task, opening }) => ({ task, vector: opening })))
  show(`topics day by day: ${figures.topics.toFixed(1)}`, grown)
  show(`all calls grouped at once: ${figures.onceTopics}`, once)
  console.log(
    `           ${'in no topic'.padEnd(34)} ${percent(figures.other)} day by day, ${percent(figures.onceOther)} at once`,
  )
  console.log(
    `           ${'in another topic if grouped anew'.padEnd(34)} ${percent(figures.elsewhere)} of calls`,
  )
}

function show(name: string, { purity, rand }: Fit): void {
  console.log(
    `           ${name.padEnd(34)} purity ${purity.toFixed(2)}   adjusted Rand index ${rand.toFixed(2)}`,
  )
}

function meanFit(fits: readonly Fit[]): Fit {
  const mean = (pick: (fit: Fit) => number) => fits.reduce((sum, fit) => sum + pick(fit), 0) / fits.length
  return { purity: mean(({ purity }) => purity), rand: mean(({ rand }) => rand) }
}

async function showNames(
  part: Part,
  themes: ReturnType<typeof findThemes>['themes'],
  truth: readonly string[],
  tasks: readonly string[],
  read: ReadSentences,
): Promise<void> {
  const wordsOf = (task: string) => task.replaceAll('_', ' ')
  const vectors = new Map<string, Float32Array>()
  for (const task of tasks) vectors.set(task, (await read(wordsOf(task))).vector)
  let [nearest, understood, judged] = [0, 0, 0]
  for (const { name, passages } of themes) {
    const held = Map.groupBy(passages, (index) => truth[index]!)
    const [task, own] = [...held].sort(([, one], [, other]) => other.length - one.length)[0]!
    const { vector } = await read(name)
    const likeness = tasks.map((one) => compare(vector, vectors.get(one)!))
    const isNearest = tasks[likeness.indexOf(Math.max(...likeness))] === task
    if (isNearest) nearest++
    const verdict = judgedNames[part][name]
    if (verdict !== undefined) judged++
    if (verdict) understood++
    const said = verdict === undefined ? 'not judged' : verdict ? 'understandable' : 'not clear'
    console.log(
      `           ${String(passages.length).padStart(4)}  ${name.padEnd(58)} ${wordsOf(task)} ${percent(own.length / passages.length)}; ${said}${isNearest ? '' : '; nearer to another task'}`,
    )
  }
  if (themes.length === 0) return
  console.log(`names      ${nearest} of ${themes.length} nearest in meaning to the name of their own task`)
  if (judged === 0) return
  const share = understood / judged
  console.log(
    `           ${understood} of ${judged} judged say which task it is   aim ${percent(aimUnderstood)}${share >= aimUnderstood ? '' : '   MISSED'}${judged < themes.length ? `; ${themes.length - judged} not judged` : ''}`,
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
