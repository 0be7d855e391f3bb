import { readdirSync, readFileSync } from 'node:fs'
import { findArea, mean } from './figures.ts'
import { answerOf, makeCall, seeded } from './make-calls.ts'
import { readStraight } from './read-straight.ts'
import { readTrade } from './read-trade.ts'

/**
 * How far the words of a call and of a criterion give the answer away to somebody who cannot read: a linear model over
 * bags of words, taught on half of the trades and asked about the other half. `node corpus/measure-tone.ts [CALLS]`
 * Within a call 0.5 means that nothing is given away, and 1 that nobody need read.
 */
const callsPerTrade = Number(process.argv[2] ?? 40)
const here = new URL('./', import.meta.url)
const size = 2 ** 16
const rounds = 3

interface Asked {
  readonly call: string
  readonly criterion: string
  readonly features: readonly number[]
  readonly yes: boolean
}

const trades = readdirSync(new URL('trades/', here)).sort()
show(
  'trades, half against half',
  trades.filter((_, index) => index % 2 === 0).flatMap((file) => balance(askTrade(`trades/${file}`))),
  trades.filter((_, index) => index % 2 === 1).flatMap((file) => balance(askTrade(`trades/${file}`))),
)
const straight = readdirSync(new URL('straight-training/', here)).sort()
show(
  'straight calls, some writers against others',
  straight.filter((file) => file < 's').flatMap((file) => askStraight(`straight-training/${file}`)),
  straight.filter((file) => file >= 's').flatMap((file) => askStraight(`straight-training/${file}`)),
)

function askTrade(path: string): Asked[] {
  const trade = readTrade(readFileSync(new URL(path, here), 'utf8'))
  return Array.from({ length: callsPerTrade }, (_, number) => {
    const call = makeCall(trade, seeded(number * 7919 + 1))
    const words = call.turns.map(({ text }) => text).join(' ')
    return trade.criteria.flatMap((criterion): Asked[] => {
      const { answer } = answerOf(criterion, call)
      if (typeof answer !== 'boolean') return []
      return [
        {
          call: `${path} ${number}`,
          criterion: `${path} ${criterion.line}`,
          features: listFeatures(words, criterion.wordings[0]!),
          yes: answer,
        },
      ]
    })
  }).flat()
}

function askStraight(path: string): Asked[] {
  const { turns, criteria } = readStraight(readFileSync(new URL(path, here), 'utf8'))
  const words = turns.map(({ text }) => text).join(' ')
  return criteria.flatMap(({ kind, answer, wording }) =>
    kind === 'met' && answer !== 'n/a'
      ? [{ call: path, criterion: wording, features: listFeatures(words, wording), yes: answer === 'yes' }]
      : [],
  )
}

/** Of every criterion as many calls that meet it as calls that do not, which is how training draws them, too. */
function balance(asked: readonly Asked[]): Asked[] {
  return [...Map.groupBy(asked, ({ criterion }) => criterion).values()].flatMap((mine) => {
    const yes = mine.filter((one) => one.yes)
    const no = mine.filter((one) => !one.yes)
    const most = Math.min(yes.length, no.length)
    return [...yes.slice(0, most), ...no.slice(0, most)]
  })
}

/** Words of the call, words of the criterion, and those they share. */
function listFeatures(call: string, criterion: string): number[] {
  const said = new Set(splitWords(call))
  const asked = new Set(splitWords(criterion))
  const shared = [...asked].filter((word) => said.has(word)).length
  return [
    ...[...said].map((word) => place(`said ${word}`)),
    ...[...asked].map((word) => place(`asked ${word}`)),
    ...[...asked].filter((word) => said.has(word)).map((word) => place(`both ${word}`)),
    place(`shared ${Math.round((10 * shared) / Math.max(1, asked.size))}`),
  ]
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']+/gu) ?? []
}

function place(feature: string): number {
  let hash = 2166136261
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619)
  return (hash >>> 0) % size
}

function show(name: string, taught: readonly Asked[], asked: readonly Asked[]): void {
  const weights = teach(taught)
  const calls = new Map<string, [number, boolean][]>()
  for (const { call, features, yes } of asked) {
    const score = features.reduce((sum, feature) => sum + weights[feature]!, 0)
    calls.set(call, [...(calls.get(call) ?? []), [score, yes]])
  }
  const areas = [...calls.values()].map(findArea).filter((area) => !Number.isNaN(area))
  console.log(
    `${name}: AUROC within a call ${mean(areas).toFixed(3)} (${areas.length} calls, ${asked.length} answers)`,
  )
}

/** Logistic regression, one answer after another. */
function teach(taught: readonly Asked[]): Float32Array {
  const weights = new Float32Array(size)
  const random = seeded(1)
  for (let round = 0; round < rounds; round += 1) {
    const order = taught.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at)
    for (const { one } of order) {
      const sum = one.features.reduce((total, feature) => total + weights[feature]!, 0)
      const error = (one.yes ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const feature of one.features) weights[feature]! += (0.5 * error) / one.features.length ** 0.5 / 4
    }
  }
  return weights
}
