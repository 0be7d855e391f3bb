import { valueTypes } from './read-trade.ts'

export interface StraightCall {
  readonly trade: string
  readonly turns: readonly { readonly speaker: string; readonly text: string }[]
  readonly criteria: readonly StraightCriterion[]
}

export interface StraightCriterion {
  readonly kind: 'met' | 'pick' | 'grade' | 'value'
  readonly wording: string
  /** Of a pick, what can be answered; of a grade, the most points. */
  readonly options: readonly string[]
  readonly type: string | undefined
  /** `yes`, `no`, `n/a`, an option, points, a value, or `none`. */
  readonly answer: string
  /** From 0. */
  readonly evidence: readonly number[]
}

const prohibiting = /\b(?:not|never|no|without|avoids?|refrains?|nothing|none|nor)\b/i

/** Whether a criterion forbids something, as far as its words tell. */
export function isProhibition(wording: string): boolean {
  return prohibiting.test(wording)
}

/** Reads a call that was written straight through. Every fault is told with its line. */
export function readStraight(text: string): StraightCall {
  let trade = ''
  const turns: { speaker: string; text: string }[] = []
  const criteria: StraightCriterion[] = []
  let inCriteria = false
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const fault = (why: string) => new Error(`line ${index + 1}: ${why}: ${line.slice(0, 80)}`)
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('trade:')) trade = line.slice(6).trim()
    else if (line === '# criteria') inCriteria = true
    else if (inCriteria) criteria.push(readCriterion(line, turns.length, fault))
    else {
      const [, who, words] = /^([AC]): (.+)$/.exec(line) ?? []
      if (!who || !words) throw fault('expected "A: words" or "C: words"')
      turns.push({ speaker: who === 'A' ? 'Agent' : 'Customer', text: words })
    }
  }
  if (trade === '') throw new Error('there is no "trade: …" line')
  if (criteria.length < 12) throw new Error(`only ${criteria.length} criteria`)
  return { trade, turns, criteria }
}

function readCriterion(line: string, turns: number, fault: (why: string) => Error): StraightCriterion {
  const at = line.indexOf(' :: ')
  if (at < 0) throw fault('expected " :: "')
  const [kind = '', ...given] = line.slice(0, at).split(' ')
  const shown = given.pop() ?? ''
  if (!/^(-|\d+(,\d+)*)$/.test(shown)) throw fault('expected the numbers of the turns, or "-"')
  const evidence = shown === '-' ? [] : shown.split(',').map((turn) => Number(turn) - 1)
  if (evidence.some((turn) => turn < 0 || turn >= turns)) throw fault('there is no such turn')
  const [wording = '', choices = ''] = line.slice(at + 4).split(' | ')
  const known = { wording, evidence, options: [], type: undefined }
  if (kind === 'met') {
    const answer = given.join(' ')
    if (!['yes', 'no', 'n/a'].includes(answer)) throw fault('expected yes, no or n/a')
    return { ...known, kind, answer }
  }
  if (kind === 'pick') {
    const options = choices.split(';').map((option) => option.trim())
    const answer = given.join(' ')
    if (!options.includes(answer)) throw fault('the answer is none of the options')
    return { ...known, kind, answer, options }
  }
  if (kind === 'grade') {
    const [points = '', most = ''] = given.join('').split('/')
    if (!(Number(points) >= 0 && Number(points) <= Number(most))) throw fault('expected points/most')
    return { ...known, kind, answer: points, options: [most] }
  }
  if (kind !== 'value') throw fault('expected met, pick, grade or value')
  const [type = '', ...value] = given
  if (!(valueTypes as readonly string[]).includes(type))
    throw fault(`expected one of ${valueTypes.join(', ')}`)
  return { ...known, kind, type, answer: value.join(' ') }
}
