import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { Behaviour } from '../behaviours/behaviour.ts'
import { getBehaviour, recogniseBehaviours, recogniseCircumstances } from '../behaviours/behaviours.ts'

/** What has to be so for a question to apply to a call. */
export interface Condition {
  readonly anyOf: readonly Behaviour[]
  /** false: the question applies only where none of these took place. */
  readonly present: boolean
}

const opener =
  /\b(if|when(?:ever)?|in case|where|unless) ([^,.;\n]{4,120}?)(?=[,.;\n]|$|\s(?:the )?(?:agent|representative|operator|advisor|associate|rep)\s(?!is\b|was\b))/i
const waiver =
  /\b(?:not applicable|n\/a|na|(?:does|do)(?: not|n['’]t) apply|skip(?:ped)?|ignored?|leave (?:it |this )?(?:out|empty|blank))\b[^.\n]{0,25}$/i
const scope = /\b(?:only )?(?:applies|applicable|apply|relevant)\b[^.\n]{0,25}$/i
const denial = /\b(no|not|never|without|none|nothing|neither|cannot)\b|\w+n['’]t\b/i

/** Takes "when the customer is upset" and "not applicable when …" out of a wording. */
export function splitCondition(text: string): {
  main: string
  condition: Condition | undefined
  /** A condition of which it cannot be told whether it holds. */
  unknown?: string
} {
  const match = opener.exec(text)
  const before = match ? text.slice(0, match.index) : ''
  // "Asks if …" tells what is asked, not when.
  if (
    !match ||
    /\b(true|yes|false|score|points?|(?:ask|check|confirm|enquir|inquir|verif|wonder|find|see)\w*(?: (?:the |a )?(?:customer|caller|client)s?)?(?: out)?)\s*$/i.test(
      before,
    )
  )
    return { main: text, condition: undefined }
  const waived = waiver.exec(before)
  const scoped = waived ?? scope.exec(before)
  const anyOf = circumstancesIn(plainWords(match[2]!))
  const main =
    `${scoped ? before.slice(0, scoped.index) : before}${text.slice(match.index + match[0].length)}`
      .replace(/^[\s.,;]+/, '')
      .trim()
  const plain = plainWords(main)
  const saysSomething = plain.includes(' ') || recogniseBehaviours(plain).length > 0
  if (anyOf.length === 0) {
    // "If anyone was injured, …": nobody here can tell.
    const isUnknown = /^if$/i.test(match[1]!) && saysSomething && !scoped
    if (isUnknown) return { main, condition: undefined, unknown: match[2]!.trim() }
    return { main: scoped && saysSomething ? main : text, condition: undefined }
  }
  if (!saysSomething) return { main: text, condition: undefined }
  // Every "not" turns the sense round: "not applicable when there is no complaint" needs a complaint.
  const turns = [waived !== null, denial.test(match[2]!), /unless/i.test(match[1]!)].filter(Boolean).length
  return { main, condition: { anyOf, present: turns % 2 === 0 } }
}

function circumstancesIn(plain: string): Behaviour[] {
  const named = [...recogniseBehaviours(plain), ...recogniseCircumstances(plain)]
  // Whoever complains is unhappy, whether or not they say so.
  if (named.some(({ id }) => id === 'frustration' || id === 'trouble'))
    named.push(getBehaviour('complaint'), getBehaviour('frustration'))
  return [...new Set(named)]
}
