import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readPieces } from '../server/src/judge/embedded/reading/engine.ts'
import { findValues, type ValueType } from '../server/src/judge/spoken/find-values.ts'
import { isNegative, tagsOf } from './expressions.ts'
import { answerOf, makeCall, seeded } from './make-calls.ts'
import { isProhibition, readStraight } from './read-straight.ts'
import { type Criterion, type Line, readCriteria, readTrade } from './read-trade.ts'
import { calledOn, isSameValue } from './same-value.ts'

/** Writes calls with their answers as numbers, for training: `node corpus/export-calls.ts FOLDER CALLS`. */
const [folder = '', count = '100'] = process.argv.slice(2)
const here = new URL('./', import.meta.url)
const pieces = readPieces()
const fillers = readFillers()
const shared = existsSync(new URL('shared-criteria.txt', here))
  ? readCriteria(readFileSync(new URL('shared-criteria.txt', here), 'utf8'))
  : []

type Texts = (text: string) => number

const valuesOf = new Map<string, { value: string; token: number }[]>()

const restWords =
  /\b(other\w*|else|none|nothing|nobody|nowhere|neither|no|not|never|un(clear|known|decided|said|specified|sure)|mixed|neutral|any\w*)\b/i

const silence = { turns: [], tagged: { done: new Map(), near: new Map() }, values: new Map() }

for (const [name, calls, withFillers] of [
  ['trades', Number(count), true],
  ['set-aside', 40, true],
] as const)
  writeSet(name, (texts) =>
    readdirSync(new URL(`${name}/`, here)).map((file) => exportTrade(name, file, calls, withFillers, texts)),
  )
/** Trades near those of `set-aside/`: nothing is trained on their calls. */
const near =
  /^trade: .*\b(blood don\w+|citizens|driving|venue|photographer|heating oil|home insurance|piano rental|opticians?|glasses|lens|parking|recruitment agency|temp (staffing|agency)|self.storage)\b/im
for (const name of ['straight', 'straight-training'])
  writeSet(name, (texts) =>
    readdirSync(new URL(`${name}/`, here))
      .filter(
        (file) => name === 'straight' || !near.test(readFileSync(new URL(`${name}/${file}`, here), 'utf8')),
      )
      .map((file) => exportStraight(`${name}/${file}`, texts)),
  )

function writeSet(name: string, make: (texts: Texts) => object[]): void {
  const known = new Map<string, number>()
  const ids: number[][] = []
  const sets = make((text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    known.set(text, ids.length)
    ids.push(pieces.encode(text, 400).slice(1, -1))
    return ids.length - 1
  })
  writeFileSync(`${folder}/${name}.json`, JSON.stringify({ texts: ids, sets }))
  console.log(name, sets.length, 'sets,', ids.length, 'texts')
}

function exportTrade(place: string, file: string, calls: number, withFillers: boolean, texts: Texts) {
  const trade = readTrade(readFileSync(new URL(`${place}/${file}`, here), 'utf8'))
  const known = new Set(
    trade.moments.flatMap(({ variants }) =>
      variants.flatMap(({ lines }) => lines.flatMap(({ tags }) => tags)),
    ),
  )
  const general = shared.filter((criterion) => tagsAsked(criterion).some((tag) => known.has(tag)))
  const criteria = [...trade.criteria, ...general]
  return {
    name: file.replace('.txt', ''),
    criteria: criteria.map((criterion, index) => ({
      kind: criterion.kind,
      own: index < trade.criteria.length,
      negative: criterion.kind === 'met' && isNegative(criterion.when),
      /** The answer where a call does not speak of it. */
      empty: codeOf(criterion, answerOf(criterion, silence).answer),
      wordings: criterion.wordings.map(texts),
      options: 'choices' in criterion ? criterion.choices.map(({ name }) => texts(name)) : [],
      rest:
        'choices' in criterion
          ? restOf(criterion.choices.map(({ name, when }) => (when ? name : 'other')))
          : [],
    })),
    calls: Array.from({ length: calls }, (_, seed) => {
      const call = makeCall(trade, seeded(seed * 7919 + file.length), withFillers ? fillers : [])
      return {
        turns: call.turns.map(({ speaker, lines }) => [speaker === 'Agent' ? 0 : 1, ...lines.map(texts)]),
        answers: criteria.map((criterion) => {
          const { answer, evidence, related } = answerOf(criterion, call)
          const said = call.turns.map(({ lines }) => lines)
          const more = criterion.kind === 'value' ? [listCandidates(criterion.type, answer, said)] : []
          return [codeOf(criterion, answer), evidence, related, ...more]
        }),
      }
    }),
  }
}

function tagsAsked(criterion: Criterion): string[] {
  if (criterion.kind === 'met') return tagsOf(criterion.when)
  return criterion.kind === 'value' ? [] : criterion.choices.flatMap(({ when }) => (when ? tagsOf(when) : []))
}

/** Of a yes-or-no question 1, 0 or 2 (not applicable); of a choice its number; of a value whether it was said. */
function codeOf(criterion: Criterion, answer: unknown): number {
  if (criterion.kind === 'met') return answer === 'not applicable' ? 2 : answer ? 1 : 0
  if (criterion.kind === 'value') return answer === null ? 0 : 1
  return criterion.choices.findIndex(({ name }) => name === answer)
}

function exportStraight(path: string, texts: Texts) {
  const { turns, criteria } = readStraight(readFileSync(new URL(path, here), 'utf8'))
  return {
    name: path.replace(/^.*\/|\.txt$/g, ''),
    criteria: criteria.map(({ kind, wording, options }) => ({
      kind,
      own: true,
      negative: kind === 'met' && isProhibition(wording),
      wordings: [texts(wording)],
      options:
        kind === 'pick'
          ? options.map(texts)
          : kind === 'grade'
            ? pointsUpTo(Number(options[0])).map(texts)
            : [],
      rest: restOf(options),
    })),
    calls: [
      {
        turns: turns.map(({ speaker, text }) => [speaker === 'Agent' ? 0 : 1, texts(text)]),
        answers: criteria.map(({ kind, answer, options, evidence, type }) => {
          const code =
            kind === 'met'
              ? { yes: 1, no: 0, 'n/a': 2 }[answer]!
              : kind === 'value'
                ? answer === 'none'
                  ? 0
                  : 1
                : kind === 'grade'
                  ? Number(answer)
                  : options.indexOf(answer)
          const said = turns.map(({ text }) => [text])
          const wanted = answer === 'none' ? null : answer
          const more = kind === 'value' ? [listCandidates(type!, wanted, said)] : []
          return [code, evidence, evidence, ...more]
        }),
      },
    ],
  }
}

/** Where what may be the value was said: the token of the turn, whether it is right, and the turn. */
function listCandidates(
  type: string,
  answer: unknown,
  turns: readonly (readonly string[])[],
): [number, number, number][] {
  if (type === 'text') return []
  const candidates = new Map<string, [number, number, number]>()
  for (const [turn, lines] of turns.entries()) {
    // Behind the speaker and a colon.
    let before = 2
    for (const line of lines) {
      for (const { value, token } of findPlaced(type as ValueType, line)) {
        const right = answer !== null && isSameValue(type, String(answer), value)
        const key = `${turn} ${before + token}`
        candidates.set(key, [before + token, right || candidates.get(key)?.[1] ? 1 : 0, turn])
      }
      before += countTokens(line)
    }
  }
  return [...candidates.values()]
}

function findPlaced(type: ValueType, line: string): { value: string; token: number }[] {
  const key = `${type} ${line}`
  const known = valuesOf.get(key)
  if (known) return known
  const found = findValues(type, line, calledOn).map(({ value, start }) => ({
    value,
    token: countTokens(line.slice(0, start)),
  }))
  valuesOf.set(key, found)
  return found
}

function countTokens(text: string): number {
  return pieces.encode(text, 400).length - 2
}

/** Options that hold where none of the others does. */
function restOf(options: readonly string[]): number[] {
  return [...options.keys()].filter((number) => restWords.test(options[number]!))
}

function pointsUpTo(most: number): string[] {
  return Array.from({ length: most + 1 }, (_, points) => String(points))
}

function readFillers(): Line[][] {
  const file = new URL('fillers.txt', here)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[AC]: /.test(line))
  return lines.map((line) =>
    line.split(' / ').map((said) => ({
      speaker: said.startsWith('A') ? 'Agent' : 'Customer',
      words: said.slice(3).trim(),
      tags: [],
      nearMisses: [],
      takenBack: [],
      values: [],
    })),
  )
}
