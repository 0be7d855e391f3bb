import { type Profiler, Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'
import { PatternWalker } from './pattern-walker.ts'

/** What a program did, and how often. */
export interface Operations {
  /** Of built-in functions and patterns, by name and place: items, characters and steps. */
  readonly named: ReadonlyMap<string, number>
  /** How often the blocks of each function ran, by where the function stands; the first is the function itself. */
  readonly blocks: ReadonlyMap<string, readonly Profiler.CoverageRange[]>
}

/** Built-in work on less than this costs no more than the line that asks for it, which is counted by itself. */
const leastCounted = 32

let counts = new Map<string, number>()
let isCounting = false

/**
 * Counts what a program does instead of how long it takes, so that a busy machine changes nothing: how often every block
 * of code under `folder` runs, by the engine's own counters, and how many items and characters built-in functions go
 * over, by the line that calls them. Counts only what is loaded after this, and changes built-in objects for good: for a
 * thread of its own.
 */
export async function countBlocks(folder: URL): Promise<Count> {
  // A small function that is put into the place of its call is counted no more.
  setFlagsFromString('--no-opt')
  countBuiltIns()
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const takeBlocks = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const own = result.filter(({ url }) => url.startsWith(folder.href))
    return own.flatMap(({ url, functions }) =>
      functions.map(({ functionName, ranges }): [string, Profiler.CoverageRange[]] => [
        `${functionName} ${url.slice(folder.href.length)}:${ranges[0]!.startOffset}`,
        ranges,
      ]),
    )
  }
  return async (run) => {
    await takeBlocks()
    const named = await countNamed(run)
    return { named, blocks: new Map(await takeBlocks()) }
  }
}

/** The same for the steps that patterns take, apart from blocks because nothing is optimized where blocks are counted. */
export function countSteps(): Count {
  const forgetTexts = countPatterns()
  return async (run) => {
    const named = await countNamed(run)
    forgetTexts()
    return { named, blocks: new Map() }
  }
}

type Count = (run: () => unknown) => Promise<Operations>

async function countNamed(run: () => unknown): Promise<Operations['named']> {
  counts = new Map()
  isCounting = true
  await run()
  isCounting = false
  return counts
}

/**
 * Whatever was done more than three times as often when there was twice as much to do: halfway between what grows with
 * it, as sorting does, too, and what grows with its square. So many more are allowed for what only begins where there is
 * more.
 */
export function findGrown(once: Operations, twice: Operations, allowed: number): string[] {
  const grown: string[] = []
  const compare = (what: string, before: number, after: number) => {
    if (after > 3 * before + allowed) grown.push(`${before} → ${after} ${what}`)
  }
  for (const [what, count] of twice.named) compare(what, once.named.get(what) ?? 0, count)
  for (const [place, ranges] of twice.blocks) {
    const known = once.blocks.get(place) ?? []
    for (const { startOffset, endOffset, count } of ranges) {
      // A block that ran as often as what is around it is not listed by itself.
      const around = known.findLast(
        (range) => range.startOffset <= startOffset && range.endOffset >= endOffset,
      )
      compare(`${place} at ${startOffset}`, around?.count ?? 0, count)
    }
  }
  return grown
}

function add(what: string, amount: number): void {
  counts.set(what, (counts.get(what) ?? 0) + amount)
}

interface Known {
  readonly name: string
  readonly walker: PatternWalker
  /** Of texts that were read from their beginning. */
  readonly steps: Map<string, number>
}

/** Gives back how to let go of the texts that were read: one that is read again takes as many steps as the first time. */
function countPatterns(): () => void {
  const { exec } = RegExp.prototype
  const byName = new Map<string, Known>()
  // One that stands within a function is another each time.
  const know = (pattern: RegExp): Known => {
    const { source } = pattern
    const key = `${source}/${pattern.ignoreCase}${pattern.unicode}${pattern.sticky}`
    const before = byName.get(key)
    if (before) return before
    const { flags } = pattern
    const known = { name: `/${source}/${flags}`, walker: new PatternWalker(source, flags), steps: new Map() }
    byName.set(key, known)
    return known
  }
  const walk = ({ name, walker }: Known, text: string, from: number, match: RegExpExecArray | null) => {
    const { steps, index } = walker.search(text, from)
    if (index !== match?.index) throw new Error(`The engine and the walker do not agree about ${name}.`)
    return steps
  }
  RegExp.prototype.exec = function (text) {
    const from = this.lastIndex
    const match = exec.call(this, text)
    if (!isCounting) return match
    isCounting = false
    const known = know(this)
    const before = from === 0 ? known.steps.get(text) : undefined
    const steps = before ?? walk(known, text, from, match)
    if (from === 0) known.steps.set(text, steps)
    add(known.name, steps)
    isCounting = true
    return match
  }
  return () => {
    for (const { steps } of byName.values()) steps.clear()
  }
}

interface Long {
  readonly length: number
}
type AmountOf = (own: Long, result: unknown, given: readonly unknown[]) => number

function countBuiltIns(): void {
  const whole: AmountOf = ({ length }) => length
  const upToFound: AmountOf = ({ length }, at, [, from = 0]) =>
    (at === -1 ? length : Number(at)) - Number(from)
  const given: AmountOf = (_, result) => (result as Long).length
  for (const name of ['slice', 'concat', 'toReversed', 'toSorted', 'splice'])
    count(Array.prototype, name, given)
  for (const name of ['includes', 'join', 'reverse', 'shift', 'unshift']) count(Array.prototype, name, whole)
  for (const name of ['includes', 'toLowerCase', 'toUpperCase', 'normalize', 'trim', 'replaceAll', 'split'])
    count(String.prototype, name, whole)
  for (const owner of [Array.prototype, String.prototype]) count(owner, 'indexOf', upToFound)
  for (const owner of [Array.prototype, Set.prototype, Map.prototype]) countItems(owner)
}

function count(owner: object, name: string, amountOf: AmountOf): void {
  type Method = (this: Long, ...given: unknown[]) => unknown
  const method = Reflect.get(owner, name) as Method
  const counting: Method = function (...given) {
    const result = method.apply(this, given)
    if (isCounting) note(name, amountOf(this, result, given), counting)
    return result
  }
  Reflect.set(owner, name, counting)
}

/** What is spread or gone through, item by item. */
function countItems(owner: object): void {
  type Iterate = (this: object) => Iterator<unknown>
  const iterate = Reflect.get(owner, Symbol.iterator) as Iterate
  const counting: Iterate = function () {
    const items = iterate.call(this)
    if (!isCounting) return items
    let seen = 0
    return {
      next() {
        const next = items.next()
        seen++
        if (next.done) note('items', seen, this.next)
        return next
      },
      return(value) {
        note('items', seen, this.return!)
        return { done: true, value }
      },
      [Symbol.iterator]() {
        return this
      },
    } as IterableIterator<unknown>
  }
  Reflect.set(owner, Symbol.iterator, counting)
}

/** Counts an amount under the line that asked for it, the first above this function. */
function note(what: string, amount: number, asked: (...given: never[]) => unknown): void {
  if (!isCounting || amount < leastCounted) return
  isCounting = false
  const seen: { stack?: string } = {}
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 1
  Error.captureStackTrace(seen, asked)
  Error.stackTraceLimit = stackTraceLimit
  add(`${what} ${seen.stack?.split('\n', 2)[1]?.trim() ?? ''}`, amount)
  isCounting = true
}
