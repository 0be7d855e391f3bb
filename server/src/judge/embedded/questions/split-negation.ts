import { plainWords } from '../../../domain/language/spoken-words.ts'
import { recogniseBehaviours } from '../behaviours/behaviours.ts'

export interface Wording {
  /** What should happen; empty when the wording only forbids. */
  readonly wanted: string
  /** What should not happen, said without the negation. */
  readonly unwanted: readonly string[]
}

const negation =
  /\b(?:(?:do|does|did|should|must|may|will|would|can|is|was|are|were|has|have|had) (?:not|never)\b|cannot\b|\w+n['’]t\b|never\b|avoid(?:s|ed|ing)?\b|refrain(?:s|ed|ing)?\b(?: from)?|without\b)(?! (?:only|just|applicable|happy|satisfied))|^\s*(?:no|not)\b(?! (?:only|just|applicable|happy|satisfied))/i
// "Says that they did not get it" reports something; it forbids nothing.
const reporting =
  /\b(?:says?|said|states?|mentions?|claims?|complains?|reports?|tells?|explains?|ask(?:s|ed)? (?:if|whether|why)|because)\b/i
const joint =
  /[,;]?\s+(?:and|but)\s+(?=(?:(?:the )?(?:agent|representative|operator|advisor|they|he|she)\s+)?(?:(?:does|do|did|should|must|is|will|would|can) (?:not|never)\b|\w+n['’]t\b|never\b|avoids?\b|refrains?\b))|,?\s+(?=without\b)/i

/** Only the first sentence decides; those after it explain. What stands in quotation marks is to be said, not to be read. */
export function splitNegation(text: string): Wording {
  const { wanted, unwanted } = splitShielded(shield(text))
  return { wanted: unshield(wanted), unwanted: unwanted.map(unshield) }
}

const quoted =
  /"[^"\n]{2,200}"|“[^”\n]{2,200}”|«[^»\n]{2,200}»|(?<=^|[\s(:,])'[^\n]{2,200}?'(?=$|[\s.,;:)!?])/g
const privateUse = 0xe000

/** Moves the letters of quoted phrases where no rule looks for words. */
function shield(text: string): string {
  return text.replace(quoted, (phrase) => {
    const inner = phrase
      .slice(1, -1)
      .replace(/[\u0020-\u00ff]/g, (letter) => String.fromCharCode(privateUse + letter.charCodeAt(0)))
    return `${phrase[0]}${inner}${phrase.at(-1)}`
  })
}

function unshield(text: string): string {
  return text.replace(/[\ue020-\ue0ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - privateUse))
}

function splitShielded(text: string): Wording {
  const first = /^[^.\n;?]*/.exec(text.trim())![0]
  const rest = text.trim().slice(first.length)
  const clauses = first.split(joint).filter((clause) => clause !== undefined && clause.trim() !== '')
  const unwanted = clauses.flatMap((clause) => strip(clause) ?? [])
  const wanted = clauses.filter((clause) => strip(clause) === undefined).join(' ')
  if (unwanted.length === 0) return { wanted: text, unwanted }
  // A sentence that only forbids is explained by those after it; they ask for nothing of their own.
  return wanted === '' ? { wanted: '', unwanted } : { wanted: `${wanted}${rest}`, unwanted }
}

function strip(clause: string): string | undefined {
  const match = negation.exec(clause)
  if (!match || reporting.test(clause.slice(0, match.index))) return undefined
  const bare = `${clause.slice(0, match.index)} ${clause.slice(match.index + match[0].length)}`
    .replace(/\s+/g, ' ')
    .trim()
  const ofCustomer = /^(?:(?:did|does|has|was|is) )?(?:the |a )?(?:customer|caller|client|user)\b/i.test(bare)
  // "The customer did not get the parcel" is a matter to look for, unless it denies something known.
  if (ofCustomer && recogniseBehaviours(plainWords(bare)).length === 0) return undefined
  return bare === '' ? undefined : bare
}
