import { contentStems } from '../meaning/word-stems.ts'
import type { SpokenNumber } from './spoken-numbers.ts'

type Cue = 'helps' | 'hinders' | 'none'

interface CuePair {
  readonly asked: RegExp
  readonly before?: RegExp
  readonly after?: RegExp
  /** Such words leave no doubt what the number is. */
  readonly settles?: true
  /** What says the contrary, right before the number. */
  readonly contrary?: RegExp
}

const nowBefore =
  /\b(?:now|new \w+(?: \w+)?(?: is| will be)?|(?:down|up|bring it|changed?|reduced?) (?:\w+ )?to|going to be|gonna be|will be)(?: (?:its|it is|at|a|the))*$/
const onceBefore =
  /\b(?:instead of|rather than|used to (?:be|pay)|was|were|quoted(?: me)?|originally|previously|(?:down|up) from)(?: (?:at|only|just|a|the|about))*$/

const pairs: readonly CuePair[] = [
  {
    settles: true,
    asked: /\b(?:at least|minimum|min|lowest)\b/,
    before: /\b(?:at least|minimum(?: \w+)?(?: of| is)?|no less than)$/,
  },
  {
    settles: true,
    asked: /\b(?:at most|maximum|max|highest|up to)\b/,
    before: /\b(?:at most|up to|maximum(?: \w+)?(?: of| is)?|no more than|limit(?: is| of))$/,
    after: /^(?:\w+ )?(?:is|as) (?:the|a) (?:maximum|limit|most)\b/,
  },
  {
    settles: true,
    asked: /\b(?:total|altogether|in all)\b/,
    before: /\b(?:total(?: \w+){0,3} (?:is|of|to|be)|(?:comes?|came) to)$/,
    after: /^(?:in total|altogether|all together|all in|in all)\b/,
  },
  { asked: /\b(?:monthly|per month|a month)\b/, after: /^(?:(?:a|per|each|every) month|monthly)\b/ },
  {
    asked: /\b(?:annual|yearly|per year|a year|per annum)\b/,
    after: /^(?:(?:a|per|each|every) (?:year|annum)|yearly|annually)\b/,
  },
  { asked: /\b(?:weekly|per week|a week)\b/, after: /^(?:(?:a|per|each|every) week|weekly)\b/ },
  {
    asked: /\b(?:new|current|now|after the (?:change|increase|reduction))\b/,
    before: nowBefore,
    contrary: onceBefore,
  },
  {
    asked:
      /\b(?:old|original(?:ly)?|previous(?:ly)?|former(?:ly)?|before the (?:change|increase|reduction)|at first)\b/,
    before: onceBefore,
    contrary: nowBefore,
  },
]
const weightOfACue = 0.2
const weightOfANeighbour = 0.12
// In characters: many times what any cue takes.
const farthestCue = 120
const clauseEnd = /[,;]\s|\s(?=(?:and|but|or|while)\s)/gi

/** How the words right beside a number speak for it: "at least 6.5" is a minimum, "59.99 a month" a monthly price. */
export function weighCues(
  asked: string,
  own: readonly string[],
): (number: SpokenNumber, text: string) => { weigh: () => number; settled: boolean } {
  const plain = plainText(asked)
  const wanted = pairs.filter((pair) => pair.asked.test(plain))
  const ownWords = new Set(own)
  const endsOf = rememberEnds()
  return (number, text) => {
    const around = wanted.length > 0 ? textAround(number, text) : nothing
    const cues = wanted.map((pair) => ({ pair, cue: readCue(pair, around) }))
    return {
      weigh: () =>
        weightOfACue * cues.reduce((sum, { cue }) => sum + { helps: 1, hinders: -1, none: 0 }[cue], 0) +
        (contentStems(clauseOf(number, text, endsOf(text))).some((stem) => ownWords.has(stem))
          ? weightOfANeighbour
          : 0),
      settled: cues.some(({ pair, cue }) => pair.settles && cue === 'helps'),
    }
  }
}

/** "The visit is £48, and if tests are needed that's another £95": each number has its own. */
function clauseOf({ start, end }: SpokenNumber, text: string, ends: readonly number[]): string {
  return text.slice(
    ends.findLast((at) => at < start) ?? 0,
    ends.find((at) => at >= end),
  )
}

/** Where the clauses of a text end; the numbers of one text are asked about one after the other. */
function rememberEnds(): (text: string) => readonly number[] {
  let last = { text: '', ends: [] as readonly number[] }
  return (text) => {
    if (text !== last.text) last = { text, ends: [...text.matchAll(clauseEnd)].map(({ index }) => index) }
    return last.ends
  }
}

interface Around {
  readonly left: string
  readonly right: string
}

const nothing: Around = { left: '', right: '' }

function textAround({ start, end }: SpokenNumber, text: string): Around {
  return {
    left: plainText(text.slice(Math.max(0, start - farthestCue), start)),
    right: plainText(text.slice(end, end + farthestCue)),
  }
}

function readCue({ before, after, contrary }: CuePair, { left, right }: Around): Cue {
  if (before?.test(left) || after?.test(right)) return 'helps'
  return contrary?.test(left) ? 'hinders' : 'none'
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
