import { smallNumbers, tens } from '../../domain/language/counting-words.ts'

const numbers = new Set(
  [
    ...smallNumbers,
    ...tens,
    'hundred thousand million percent half',
    'double triple hundert tausend prozent cien ciento doscientos trescientos cuatrocientos quinientos seiscientos',
    'setecientos ochocientos novecientos mil uno dos tres cuatro cinco seis siete ocho nueve diez veinte treinta',
    'cuarenta cincuenta sesenta setenta ochenta noventa cent mille deux trois quatre cinq sept huit neuf dix vingt',
    'trente quarante cinquante soixante',
  ]
    .join(' ')
    .split(' '),
)
const negations = new Set(
  [
    'not no never none nobody nothing neither nor cannot without dont doesnt didnt wont wouldnt cant couldnt shouldnt',
    'isnt arent wasnt werent hasnt havent hadnt aint mustnt mightnt neednt shant hardly barely scarcely rarely seldom',
    'nicht kein keine keinen keiner keinem nie niemals kaum nein nunca jamás jamas tampoco apenas pas jamais aucun',
    'aucune non mai não nao niet geen nooit',
  ]
    .join(' ')
    .split(' '),
)
/** Turn a sentence round without denying it. */
const turning = new Set(
  'almost nearly unless refuse refuses refused decline declines declined deny denies denied fail fails failed'.split(
    ' ',
  ),
)
const subjects = /^(?:i|im|ive|ill|you|youre|we|were|he|she|they|it|its|that|this|the|my|your|our)$/
/** Also an answer to a question, and then nothing of what follows. */
const replies = /^(?:no|non|nein|nothing|none|nobody|mai)$/
const negativePrefix = /^(?:un|in|im|il|ir|dis|mis|non)(?=\p{L}{4})/u

export function isNumberWord(word: string): boolean {
  return numbers.has(word) || /\p{N}/u.test(word)
}

/** With another one, or without it, it is another sentence. */
export function isTelling(word: string): boolean {
  return negations.has(word) || turning.has(word) || isNumberWord(word)
}

/** Whether `word` turns round what `next` begins: "not" before "recorded", but not "no" before "I have one". */
export function negates(word: string, next: string): boolean {
  return negations.has(word) && next !== '' && !subjects.test(next)
}

/** A negation that is no answer of its own: "not", never "no". */
export function isPlainNegation(word: string): boolean {
  return negations.has(word) && !replies.test(word)
}

/** Where what one negation covers comes to an end. */
export function opensClause(word: string): boolean {
  return (
    subjects.test(word) ||
    /^(?:and|but|or|if|so|because|when|while|und|aber|oder|y|pero|et|mais|ou)$/.test(word)
  )
}

/** The word without its "un-" or "im-"; the word itself where it has none. */
export function withoutDenial(word: string): string {
  return word.replace(negativePrefix, '')
}
