import { type Expression, parseExpression } from './expressions.ts'

/** One thing somebody says, and what it does in the call. */
export interface Line {
  readonly speaker: 'Agent' | 'Customer'
  readonly words: string
  /** What it does. */
  readonly tags: readonly string[]
  /** What it seems to do and does not: half done, offered only, done by the wrong party, refused. */
  readonly nearMisses: readonly string[]
  /** What it takes back. */
  readonly takenBack: readonly string[]
  readonly values: readonly Value[]
}

export interface Value {
  readonly name: string
  /** As an answer gives it: `42`, `2026-03-09`, `Ottershaw`. */
  readonly value: string
}

export interface Variant {
  readonly label: string
  readonly lines: readonly Line[]
}

export interface Moment {
  readonly name: string
  /** May be left out of a call. */
  readonly optional: boolean
  readonly variants: readonly Variant[]
}

export interface Choice {
  readonly name: string
  /** Undefined: what remains. */
  readonly when: Expression | undefined
}

export type Criterion = { readonly wordings: readonly string[]; readonly line: number } & (
  | { readonly kind: 'met'; readonly when: Expression }
  | { readonly kind: 'pick' | 'grade'; readonly choices: readonly Choice[] }
  | { readonly kind: 'value'; readonly type: string; readonly name: string }
)

export interface Trade {
  readonly name: string
  readonly moments: readonly Moment[]
  readonly criteria: readonly Criterion[]
}

export const valueTypes = ['number', 'date', 'time', 'name', 'code', 'text'] as const

/** Reads a trade as it was written by hand. Every fault is told with its line. */
export function readTrade(text: string): Trade {
  let name = ''
  const moments: { name: string; optional: boolean; variants: { label: string; lines: Line[] }[] }[] = []
  const criteria: Criterion[] = []
  let inCriteria = false
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    const fault = (why: string) => new Error(`line ${index + 1}: ${why}: ${line.slice(0, 80)}`)
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('trade:')) name = line.slice(6).trim()
    else if (line === '# criteria') inCriteria = true
    else if (line.startsWith('#')) {
      inCriteria = false
      const title = line.slice(1).trim()
      moments.push({ name: title.replace(/\?$/, ''), optional: title.endsWith('?'), variants: [] })
    } else if (inCriteria) criteria.push(readCriterion(line, index + 1, fault))
    else if (line.startsWith('- ')) {
      if (moments.length === 0) throw fault('a variant before the first moment')
      moments.at(-1)!.variants.push({ label: line.slice(2), lines: [] })
    } else {
      const variant = moments.at(-1)?.variants.at(-1)
      if (!variant) throw fault('words outside of a variant')
      variant.lines.push(readLine(line, fault))
    }
  }
  return { name, moments, criteria }
}

/** Criteria that any trade can be asked about. */
export function readCriteria(text: string): Criterion[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim()
    if (line === '' || line.startsWith('//') || line.startsWith('#')) return []
    return [
      readCriterion(line, index + 1, (why) => new Error(`line ${index + 1}: ${why}: ${line.slice(0, 80)}`)),
    ]
  })
}

function readLine(line: string, fault: (why: string) => Error): Line {
  const [, who, tagged = '', written] = /^([AC])(?: \(([^)]*)\))?: (.+)$/.exec(line) ?? []
  if (!who || !written) throw fault('expected "A (tags): words" or "C: words"')
  const tags = tagged.split(/\s+/).filter(Boolean)
  for (const tag of tags) if (!/^[~-]?[a-z][a-z0-9_]*$/.test(tag)) throw fault(`bad tag "${tag}"`)
  const values: Value[] = []
  const words = written.replaceAll(/\{([a-z0-9_]+)=([^|}]+)\|([^}]+)\}/g, (_, name, value, said) => {
    values.push({ name, value })
    return said
  })
  if (/[{}]/.test(words)) throw fault('bad value, expected "{name=value|words said}"')
  return {
    speaker: who === 'A' ? 'Agent' : 'Customer',
    words,
    tags: tags.filter((tag) => /^[a-z]/.test(tag)),
    nearMisses: tags.filter((tag) => tag.startsWith('~')).map((tag) => tag.slice(1)),
    takenBack: tags.filter((tag) => tag.startsWith('-')).map((tag) => tag.slice(1)),
    values,
  }
}

function readCriterion(line: string, number: number, fault: (why: string) => Error): Criterion {
  const [, kind, body] = /^(met|pick|grade|value): (.+)$/.exec(line) ?? []
  if (!kind || !body) throw fault('expected "met: …", "pick: …", "grade: …" or "value: …"')
  const [left, right, ...more] = body.split(' :: ')
  if (!left || !right || more.length > 0) throw fault('expected one " :: "')
  const wordingsOf = (part: string) => part.split(' | ').map((wording) => wording.trim())
  const expression = (part: string) => {
    try {
      return parseExpression(part.trim())
    } catch (error) {
      throw fault((error as Error).message)
    }
  }
  if (kind === 'met') return { kind, when: expression(left), wordings: wordingsOf(right), line: number }
  if (kind === 'value') {
    const [type = '', name = ''] = left.trim().split(/\s+/)
    if (!(valueTypes as readonly string[]).includes(type))
      throw fault(`expected one of ${valueTypes.join(', ')}`)
    return { kind, type, name, wordings: wordingsOf(right), line: number }
  }
  const choices = right.split(' ; ').map((choice) => {
    const at = choice.lastIndexOf(' = ')
    if (at < 0) throw fault('expected "answer = expression ; answer = otherwise"')
    const when = choice.slice(at + 3).trim()
    return { name: choice.slice(0, at).trim(), when: when === 'otherwise' ? undefined : expression(when) }
  })
  return { kind: kind as 'pick' | 'grade', choices, wordings: wordingsOf(left), line: number }
}
