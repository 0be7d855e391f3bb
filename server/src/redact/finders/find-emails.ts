import type { Context } from '../read-context.ts'
import type { Conversation } from '../read-conversation.ts'
import { isPunctuation, type Token } from '../read-tokens.ts'
import { findDomainEnd } from './read-email-domain.ts'
import { findNameStart, isLetter, isOutsideName } from './read-email-name.ts'

const fewestSpelledLetters = 3

/** Addresses, written or said, also over several turns. */
export function findEmails({ turns, passages }: Conversation, context: Context): Token[][] {
  return passages.flatMap((passage) => {
    const tokens = passage.turns.flatMap((turn) => turns[turn]!.tokens)
    const whole = findWhole(tokens, context)
    const taken = new Set(whole.flat())
    return [...whole, ...findParts(tokens, context).filter((part) => !part.some((token) => taken.has(token)))]
  })
}

function findWhole(tokens: readonly Token[], context: Context): Token[][] {
  const found: Token[][] = []
  for (let at = 1; at < tokens.length; at++) {
    const { text, turn, start } = tokens[at]!
    if (!/^(@|at|arroba)$/.test(text)) continue
    const end = findDomainEnd(tokens, at, text !== 'at' || context.cues.recently('email', turn, start))
    if (end === undefined) continue
    const from = findNameStart(tokens, at)
    if (from < at) found.push(tokens.slice(from, end + 1))
  }
  return found
}

/** Where an address was asked for, also a part of one: `john underscore smith`, or letters spelled. */
function findParts(tokens: readonly Token[], context: Context): Token[][] {
  const found: Token[][] = []
  for (let at = 0; at < tokens.length; at++) {
    const { text, turn, start } = tokens[at]!
    const joins =
      /^(underscore|dot|punto|bajo)$/.test(text) &&
      at > 0 &&
      tokens[at + 1] &&
      !isPunctuation(tokens[at + 1]!.text)
    if (!joins && !isLetter(text)) continue
    if (!context.cues.about(turn, start, start).has('email')) continue
    if (joins) {
      if (!isOutsideName(tokens[at - 1]!.text)) found.push(tokens.slice(findNameStart(tokens, at), at + 2))
      continue
    }
    let last = at
    let letters = 0
    for (let next = at; tokens[next]; next++) {
      if (isLetter(tokens[next]!.text)) {
        last = next
        letters++
      } else if (!/^[-,.]$/.test(tokens[next]!.text)) break
    }
    if (letters < fewestSpelledLetters) continue
    found.push(tokens.slice(at, last + 1))
    at = last
  }
  return found
}
