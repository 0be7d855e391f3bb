import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** Goes on with the rest of a pattern from a place of the text; false: it leads nowhere from there. */
type Walk = (at: number) => boolean
/** The place behind the one character at a place; −1: it is none of those wanted. */
type Step = (at: number) => number

// Before anybody puts a counting one in its place.
const { exec } = RegExp.prototype
const parser = new RegExpParser({ ecmaVersion: 2025 })
const lineEnds = new Set(['\n', '\r', '\u2028', '\u2029'])

/**
 * Reads texts by a pattern as JavaScript's engine does, trying one way and going back for the next, and counts the steps:
 * the engine itself tells nobody how often it tried. Its shortcuts, such as jumping to a letter that a match must have,
 * are left out. They save a share of the steps, and hardly ever change how these grow with the text.
 */
export class PatternWalker {
  readonly #flags: string
  readonly #groups: AST.CapturingGroup[] = []
  readonly #captured: { from: number; to: number }[]
  readonly #walk: Walk
  readonly #isTiedToOnePlace: boolean
  #text = ''
  #steps = 0

  constructor(source: string, flags: string) {
    this.#flags = flags
    const sets = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    const pattern = parser.parsePattern(source, 0, source.length, sets)
    visitRegExpAST(pattern, { onCapturingGroupEnter: (group) => void this.#groups.push(group) })
    this.#captured = this.#groups.map(() => ({ from: -1, to: -1 }))
    this.#walk = this.#choose(pattern.alternatives, () => true, false)
    this.#isTiedToOnePlace =
      flags.includes('y') || (!flags.includes('m') && pattern.alternatives.every(beginsAtStart))
  }

  /** Where the first match from here on begins, if there is one, and how many steps it takes to find that out. */
  search(text: string, from: number): { readonly steps: number; readonly index: number | undefined } {
    this.#text = text
    this.#steps = 0
    for (let at = from; at <= text.length; at++) {
      this.#steps++
      if (this.#walk(at)) return { steps: this.#steps, index: at }
      if (this.#isTiedToOnePlace) break
    }
    return { steps: this.#steps, index: undefined }
  }

  #choose(alternatives: readonly AST.Alternative[], next: Walk, back: boolean): Walk {
    const walks = alternatives.map(({ elements }) =>
      (back ? elements : elements.toReversed()).reduce(
        (rest, element) => this.#read(element, rest, back),
        next,
      ),
    )
    if (walks.length === 1) return walks[0]!
    return (at) =>
      walks.some((walk) => {
        this.#steps++
        return walk(at)
      })
  }

  #read(element: AST.Element, next: Walk, back: boolean): Walk {
    if (element.type === 'Assertion') return this.#assert(element, next)
    if (element.type === 'Quantifier')
      return isOneCharacter(element.element)
        ? this.#repeatCharacter(element, next, back)
        : this.#repeat(element, next, back)
    if (element.type === 'Group') return this.#choose(element.alternatives, next, back)
    if (element.type === 'CapturingGroup') return this.#capture(element, next, back)
    if (element.type === 'Backreference') return this.#readAgain(element, next, back)
    const step = this.#stepOver(element, back)
    return (at) => {
      this.#steps++
      const to = step(at)
      return to >= 0 && next(to)
    }
  }

  #stepOver(element: AST.Element, back: boolean): Step {
    const isWanted = this.#recognise(element.raw)
    const whole = /[uv]/.test(this.#flags)
    return (at) => {
      const text = this.#text
      const nearest = back ? at - 1 : at
      if (nearest < 0 || nearest >= text.length) return -1
      const first = whole && back && isPair(text, at - 2) ? at - 2 : nearest
      const length = whole && isPair(text, first) ? 2 : 1
      const code = length === 2 ? text.codePointAt(first)! : text.charCodeAt(first)
      return isWanted(code) ? (back ? first : first + length) : -1
    }
  }

  /** Asks the engine about one character, once. */
  #recognise(raw: string): (code: number) => boolean {
    const alone = new RegExp(`^(?:${raw})$`, this.#flags.replace(/[gymd]/g, ''))
    const known = new Map<number, boolean>()
    return (code) => {
      const before = known.get(code)
      if (before !== undefined) return before
      const wanted = exec.call(alone, String.fromCodePoint(code)) !== null
      known.set(code, wanted)
      return wanted
    }
  }

  #assert(element: AST.Assertion, next: Walk): Walk {
    const holds = this.#holding(element)
    return (at) => {
      this.#steps++
      return holds(at) && next(at)
    }
  }

  #holding(element: AST.Assertion): Walk {
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      const look = this.#choose(element.alternatives, () => true, element.kind === 'lookbehind')
      return (at) => look(at) !== element.negate
    }
    if (element.kind === 'word') {
      const isLetter = this.#recognise('\\w')
      const isWord = (at: number) => at >= 0 && at < this.#text.length && isLetter(this.#text.charCodeAt(at))
      return (at) => (isWord(at - 1) !== isWord(at)) !== element.negate
    }
    const byLines = this.#flags.includes('m')
    return element.kind === 'start'
      ? (at) => at === 0 || (byLines && lineEnds.has(this.#text[at - 1]!))
      : (at) => at === this.#text.length || (byLines && lineEnds.has(this.#text[at]!))
  }

  #capture(group: AST.CapturingGroup, next: Walk, back: boolean): Walk {
    const captured = this.#captured[this.#groups.indexOf(group)]!
    const opened: number[] = []
    const inner = this.#choose(
      group.alternatives,
      (at) => {
        const other = opened.pop()!
        const { from, to } = captured
        Object.assign(captured, { from: Math.min(other, at), to: Math.max(other, at) })
        if (next(at)) return true
        Object.assign(captured, { from, to })
        opened.push(other)
        return false
      },
      back,
    )
    return (at) => {
      opened.push(at)
      if (inner(at)) return true
      opened.pop()
      return false
    }
  }

  #readAgain({ resolved }: AST.Backreference, next: Walk, back: boolean): Walk {
    const captured = this.#captured[this.#groups.indexOf([resolved].flat()[0]!)]!
    const fold = (text: string) => (this.#flags.includes('i') ? text.toLowerCase() : text)
    return (at) => {
      const { from, to } = captured
      if (from < 0) return next(at)
      this.#steps += 1 + to - from
      const start = back ? at - (to - from) : at
      const said = this.#text.slice(Math.max(0, start), start + to - from)
      return fold(said) === fold(this.#text.slice(from, to)) && next(back ? start : start + to - from)
    }
  }

  /** Each round is a walk of its own, made when it is first taken; from the last that is wanted on, they are alike. */
  #repeat({ element, min, max, greedy }: AST.Quantifier, next: Walk, back: boolean): Walk {
    const rounds = new Map<number, Walk>()
    const roundOf = (done: number): Walk => {
      const key = max === Infinity ? Math.min(done, min) : done
      const known = rounds.get(key)
      if (known) return known
      let enteredAt = -1
      // A round that reads nothing would go on for ever.
      const body = this.#read(
        element,
        (at) => !(at === enteredAt && done >= min) && roundOf(done + 1)(at),
        back,
      )
      const enter: Walk = (at) => {
        const before = enteredAt
        enteredAt = at
        const went = body(at)
        enteredAt = before
        return went
      }
      const walk: Walk = (at) => {
        this.#steps++
        if (done >= max) return next(at)
        if (done < min) return enter(at)
        return greedy ? enter(at) || next(at) : next(at) || enter(at)
      }
      rounds.set(key, walk)
      return walk
    }
    return roundOf(0)
  }

  #repeatCharacter({ element, min, max, greedy }: AST.Quantifier, next: Walk, back: boolean): Walk {
    const step = this.#stepOver(element, back)
    return (at) => {
      const places = [at]
      const readOne = () => {
        this.#steps++
        const to = places.length > max ? -1 : step(places.at(-1)!)
        if (to >= 0) places.push(to)
        return to >= 0
      }
      const goOn = () => {
        this.#steps++
        return next(places.at(-1)!)
      }
      while ((greedy || places.length <= min) && readOne());
      if (places.length <= min) return false
      if (greedy) {
        for (; places.length > min; places.pop()) if (goOn()) return true
        return false
      }
      do if (goOn()) return true
      while (readOne())
      return false
    }
  }
}

function beginsAtStart({ elements: [first] }: AST.Alternative): boolean {
  return first?.type === 'Assertion' && first.kind === 'start'
}

function isOneCharacter({ type }: AST.Element): boolean {
  return type === 'Character' || type === 'CharacterClass' || type === 'CharacterSet'
}

/** Two halves of one character. */
function isPair(text: string, at: number): boolean {
  return text.codePointAt(at)! > 0xffff
}
