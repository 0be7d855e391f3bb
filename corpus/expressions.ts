/** What must hold of a call's tags for a criterion to be met. */
export type Expression =
  | { readonly tag: string }
  | { readonly not: Expression }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly atLeast: number; readonly of: readonly Expression[] }
  /** The first of `earlier` comes before the first of `later`. */
  | { readonly earlier: Expression; readonly later: Expression }
  /** Of all these, the one said last is the first named. */
  | { readonly lastOf: readonly string[] }
  /** Not applicable where the condition does not hold. */
  | { readonly condition: Expression; readonly asked: Expression }

/** What was tagged in a call: by tag, the turns, in order. */
export interface Tagged {
  /** Done, and not taken back later. */
  readonly done: ReadonlyMap<string, readonly number[]>
  /** Seems to be done and is not, or was taken back. */
  readonly near: ReadonlyMap<string, readonly number[]>
}

export interface Outcome {
  readonly holds: boolean | 'not applicable'
  /** Turns that show it; none: it follows from what is missing. */
  readonly evidence: readonly number[]
}

export function evaluate(expression: Expression, tagged: Tagged): Outcome {
  if ('tag' in expression) {
    const done = tagged.done.get(expression.tag)
    if (done) return { holds: true, evidence: done }
    return { holds: false, evidence: tagged.near.get(expression.tag) ?? [] }
  }
  if ('not' in expression) {
    const { holds, evidence } = evaluate(expression.not, tagged)
    return holds === 'not applicable'
      ? { holds, evidence }
      : { holds: !holds, evidence: holds ? evidence : [] }
  }
  if ('all' in expression) return join(expression.all, tagged, expression.all.length)
  if ('any' in expression) return join(expression.any, tagged, 1)
  if ('atLeast' in expression) return join(expression.of, tagged, expression.atLeast)
  if ('earlier' in expression) return evaluateOrder(expression.earlier, expression.later, tagged)
  if ('lastOf' in expression) return evaluateLast(expression.lastOf, tagged)
  const condition = evaluate(expression.condition, tagged)
  return condition.holds === true
    ? evaluate(expression.asked, tagged)
    : { holds: 'not applicable', evidence: [] }
}

function join(parts: readonly Expression[], tagged: Tagged, needed: number): Outcome {
  const outcomes = parts.map((part) => evaluate(part, tagged))
  const holds = outcomes.filter((outcome) => outcome.holds === true).length >= needed
  const telling = outcomes.filter((outcome) => (outcome.holds === true) === holds)
  return { holds, evidence: unique(telling.flatMap(({ evidence }) => evidence)) }
}

function evaluateOrder(earlier: Expression, later: Expression, tagged: Tagged): Outcome {
  const first = evaluate(earlier, tagged)
  if (first.holds !== true) return { holds: false, evidence: first.evidence }
  const second = evaluate(later, tagged)
  if (second.holds !== true) return { holds: true, evidence: first.evidence }
  const [one = 0, other = 0] = [Math.min(...first.evidence), Math.min(...second.evidence)]
  return { holds: one <= other, evidence: one <= other ? first.evidence : unique([one, other]) }
}

function evaluateLast(tags: readonly string[], tagged: Tagged): Outcome {
  const last = tags.map((tag) => tagged.done.get(tag)?.at(-1) ?? -1)
  const latest = Math.max(...last)
  const holds = latest >= 0 && last[0] === latest
  return { holds, evidence: latest >= 0 ? [latest] : [] }
}

function unique(turns: readonly number[]): number[] {
  return [...new Set(turns)].sort((a, b) => a - b)
}

/** Every tag an expression speaks of. */
export function tagsOf(expression: Expression): string[] {
  if ('tag' in expression) return [expression.tag]
  if ('not' in expression) return tagsOf(expression.not)
  if ('all' in expression) return expression.all.flatMap(tagsOf)
  if ('any' in expression) return expression.any.flatMap(tagsOf)
  if ('atLeast' in expression) return expression.of.flatMap(tagsOf)
  if ('earlier' in expression) return [...tagsOf(expression.earlier), ...tagsOf(expression.later)]
  if ('lastOf' in expression) return [...expression.lastOf]
  return [...tagsOf(expression.condition), ...tagsOf(expression.asked)]
}

/** Whether it is met by something left undone: "does not …", "never …". */
export function isNegative(expression: Expression): boolean {
  if ('not' in expression) return true
  if ('all' in expression) return expression.all.some(isNegative)
  if ('any' in expression) return expression.any.some(isNegative)
  return 'asked' in expression && isNegative(expression.asked)
}

/** `if hold: hold_ask and not (rude or blame)`, `price before booked`, `2 of (name, birth, address)`, `last(pleased, upset)`. */
export function parseExpression(text: string): Expression {
  const tokens = text.match(/[a-z_][a-z0-9_]*|\d+|[(),:]|\S/g) ?? []
  let at = 0
  const take = (expected?: string) => {
    const token = tokens[at++]
    if (token === undefined || (expected && token !== expected))
      throw new Error(`expected ${expected ?? 'more'} after "${tokens.slice(0, at - 1).join(' ')}"`)
    return token
  }
  const listOf = <T>(item: () => T): T[] => {
    take('(')
    const items = [item()]
    while (tokens[at] === ',') {
      at += 1
      items.push(item())
    }
    take(')')
    return items
  }
  const single = (): Expression => {
    const token = take()
    if (token === 'not') return { not: single() }
    if (token === '(') {
      const inner = either()
      take(')')
      return inner
    }
    if (/^\d+$/.test(token)) {
      take('of')
      return { atLeast: Number(token), of: listOf(either) }
    }
    if (token === 'last') return { lastOf: listOf(() => take()) }
    if (!/^[a-z]/.test(token)) throw new Error(`"${token}" is no tag`)
    return { tag: token }
  }
  const ordered = (): Expression => {
    const first = single()
    if (tokens[at] !== 'before') return first
    at += 1
    return { earlier: first, later: single() }
  }
  const both = (): Expression => {
    const parts = [ordered()]
    while (tokens[at] === 'and') {
      at += 1
      parts.push(ordered())
    }
    return parts.length === 1 ? parts[0]! : { all: parts }
  }
  function either(): Expression {
    const parts = [both()]
    while (tokens[at] === 'or') {
      at += 1
      parts.push(both())
    }
    return parts.length === 1 ? parts[0]! : { any: parts }
  }
  const whole = (): Expression => {
    if (tokens[at] !== 'if') return either()
    at += 1
    const condition = either()
    take(':')
    return { condition, asked: either() }
  }
  const expression = whole()
  if (at < tokens.length) throw new Error(`nothing is known to do with "${tokens.slice(at).join(' ')}"`)
  return expression
}
