import { AppError } from '../domain/errors.ts'

/** Deeper than anything that can be kept. */
const deepest = 64
/** Enough for every operation that does not say otherwise. */
const usualMostValues = 2_000

/**
 * Looks at the shape of a JSON text before anything is made of it: how deep it is nested and how many values it holds. One
 * pass over the characters, for reading and checking a million values takes seconds, in which nobody else is answered.
 */
export function findJsonFault(text: string, mostValues: number = usualMostValues): AppError | undefined {
  let depth = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > deepest)
          return new AppError('malformed_request', `The body is nested more than ${deepest} levels deep.`)
        if (++values > mostValues) return tooMany(mostValues)
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
      case 0x2c: // ,
        if (++values > mostValues) return tooMany(mostValues)
    }
  }
  return undefined
}

function tooMany(mostValues: number): AppError {
  return new AppError('too_large', `The body contains more than ${mostValues} values, the maximum.`)
}

/** Where the string that begins here ends: at a quotation mark behind an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before--
    if ((end - before) % 2 === 1) return end
  }
  return text.length
}
