import type { Evidence } from '../../../domain/answers.ts'
import type { Transcript } from '../../../domain/transcript.ts'
import { quoteTurn } from '../../evidence/quote-turn.ts'
import type { Engine } from '../reading/engine.ts'
import type { TakenCall } from '../reading/finder.ts'
import { encodeBare, type Line, listLines } from '../reading/lines.ts'
import { type Parties, readParties } from '../reading/parties.ts'
import { type Choices, join, type Look } from '../reading/reader.ts'
import { criterionRoom, longestReading } from '../reading/tokens.ts'

const mostLines = 14
const leastRelevance = 0.02
const linesWithContext = 3

/** A call that questions can be asked about. */
export interface ReadableCall {
  readonly engine: Engine
  readonly transcript: Transcript
  readonly parties: Parties
  readonly lines: readonly Line[]
  readonly taken: TakenCall
  /** YYYY-MM-DD: what "tomorrow" is reckoned from. */
  readonly calledOn: string
  /** What was read for questions that leave nothing to choose: a summary and its insights ask some twice. */
  readonly read: Map<string, Promise<Shown>>
}

export async function takeCall(
  transcript: Transcript,
  calledOn: string,
  engine: Engine,
): Promise<ReadableCall> {
  const parties = readParties(transcript.turns)
  const lines = listLines(transcript.turns, parties.partyOf, engine.pieces)
  const taken = await engine.finder.take(lines)
  return { engine, transcript, parties, lines, calledOn, taken, read: new Map() }
}

/** What a question was answered from. */
export interface Shown extends Look {
  /** Numbers of the lines that were read, in their order. */
  readonly lines: readonly number[]
}

/** A question and what it is about. */
export interface Sought {
  readonly ids: readonly number[]
  readonly lines: readonly number[]
}

export async function seek(question: string, { engine, lines, taken }: ReadableCall): Promise<Sought> {
  const ids = encodeBare(engine.pieces, question, criterionRoom - 2)
  return { ids, lines: chooseLines(await engine.finder.find(ids, taken), lines) }
}

/** The second reader is asked where the first is not sure. */
export async function look({ ids, lines }: Sought, call: ReadableCall, choices?: Choices): Promise<Shown> {
  const { reader, secondReader } = call.engine
  const shown = lines.map((line) => call.lines[line]!)
  const first = await reader.look(ids, shown, choices)
  if (!secondReader || isSure(first)) return { ...first, lines }
  return { ...join(first, await secondReader.look(ids, shown, choices)), lines }
}

/** Above this, what a second says hardly ever changes the answer. */
const sure = 0.97

function isSure({ yes, no, notApplicable, choices }: Look): boolean {
  return Math.max(...(choices.length > 0 ? choices : [yes, no, notApplicable])) >= sure
}

/** Finds what a question is about and reads it. */
export function readFor(
  question: string,
  call: ReadableCall,
  choose?: (lines: readonly number[]) => Choices,
): Promise<Shown> {
  const read = async () => {
    const sought = await seek(question, call)
    return look(sought, call, choose?.(sought.lines))
  }
  if (choose) return read()
  const shown = call.read.get(question) ?? read()
  call.read.set(question, shown)
  return shown
}

/** The lines that matter most, and what the first of them answer to, as far as there is room. */
function chooseLines(relevance: Float32Array, lines: readonly Line[]): number[] {
  const order = [...relevance.keys()].sort((a, b) => relevance[b]! - relevance[a]! || a - b)
  const likely = order.slice(0, mostLines).filter((line) => relevance[line]! > leastRelevance)
  const best = likely.length > 0 ? likely : order.slice(0, 3)
  const chosen = new Set<number>()
  let room = longestReading - 1 - criterionRoom
  const choose = (line: number) => {
    const { length } = lines[line]!.ids
    if (chosen.has(line) || length > room) return
    chosen.add(line)
    room -= length
  }
  for (const [place, line] of best.entries()) {
    choose(line)
    if (place < linesWithContext && line > 0) choose(line - 1)
  }
  return [...chosen].sort((a, b) => a - b)
}

const leastProof = 0.5
const mostQuotes = 2

/** Whether any line decides, or only what is missing. */
export function isShown({ relevance }: Look): boolean {
  return relevance.some((one) => one >= leastProof)
}

/** The lines that decided, as quotes; none where no line did. */
export function quoteShown(shown: Shown, call: ReadableCall): Evidence[] {
  return rankShown(shown)
    .filter(({ relevance }) => relevance >= leastProof)
    .slice(0, mostQuotes)
    .map(({ line }) => quoteLine(call, line))
}

/** The same for an answer that cannot be without any. */
export function quoteLikeliest(shown: Shown, call: ReadableCall): Evidence[] {
  const quotes = quoteShown(shown, call)
  if (quotes.length > 0) return quotes
  return rankShown(shown)
    .slice(0, 1)
    .map(({ line }) => quoteLine(call, line))
}

function rankShown({ relevance, lines }: Shown): { relevance: number; line: number }[] {
  return relevance
    .map((relevance, index) => ({ relevance, line: lines[index]! }))
    .sort((a, b) => b.relevance - a.relevance)
}

export function quoteLine({ lines, transcript }: ReadableCall, number: number): Evidence {
  const { turnIndex, text, start } = lines[number]!
  const before = text.length - text.trimStart().length
  return quoteTurn(transcript.turns[turnIndex]!, start + before, start + before + text.trim().length)
}
