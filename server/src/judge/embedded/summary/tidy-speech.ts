const noiseMark = /\[[^\]]{0,40}\]|<[^>]{0,40}>/g
const filler =
  /(?<![\p{L}\p{N}'’])(?:u+h[ -]huh|u+m+|u+h+m*|uhm+|erm?|a+h+|hm+|mm+|mhm+)(?![\p{L}\p{N}'’])[,.…]*\s*/giu
const brokenOff = /(?<![\p{L}\p{N}'’])[\p{L}'’]+~/gu
const stutter = /(?<![\p{L}\p{N}'’])([\p{L}'’]{1,12})(?:[,\s…-]+\1){1,6}(?![\p{L}\p{N}'’])/giu
// A figure or a letter said twice is meant twice.
const repeatable =
  /^(?:zero|oh|double|one|two|three|four|five|six|seven|eight|nine|ten|[b-hj-z]|hundred|had|that|no|very|really|so)$/i
const opening =
  /^(?:(?:okay|ok|alright|all right|so|and|well|right|sure|great|perfect|lovely|brilliant|good(?=[.!,])|fine(?=[.!])|oh(?! (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|treble|\d))|now|then|(?:(?:yeah|yes),? )?(?:hi|hello|hey|hiya|g['’]day|good (?:morning|afternoon|evening|day)|morning(?=[.,!])|afternoon(?=[.,!]))(?: there)?(?:,? \p{Lu}\p{Ll}+(?=[.,!]))?|thank you(?! for)|thanks(?! for)|you know|basically|like)(?:[,.!…-]+\s*|\s+))+(?=\S)/iu

const longestText = 280

/** A piece of speech as it would be written: without noise, fillers, stammering and small i. */
export function tidySpeech(text: string): string {
  const clean = text
    .slice(0, 4 * longestText)
    .replace(noiseMark, ' ')
    .replace(/\p{C}+/gu, ' ')
    .replace(filler, '')
    .replace(brokenOff, '')
    .replace(/\s+/g, ' ')
    .replace(stutter, (whole, word: string) =>
      repeatable.test(word) || isNameTwice(whole, word) ? whole : word,
    )
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/(^|[\s“"(])i(?=$|[\s,.;!?'’])/g, '$1I')
    .trim()
  return cutText(clean, longestText)
}

function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const word = cut.replace(/\s+\S*$/, '')
  return `${(word.length > longest / 2 ? word : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s.,;:]+$/, '')} …`
}

/** Without the small words people begin with before they say something. */
export function withoutOpening(text: string): string {
  const rest = text.replace(opening, '')
  return rest === '' ? text : rest
}

export function capitalise(word: string): string {
  return word === '' ? '' : word[0]!.toUpperCase() + word.slice(1)
}

/** "Dale Prosser, Prosser Scaffolding" is no stammer. */
function isNameTwice(whole: string, word: string): boolean {
  return whole.includes(',') && /^\p{Lu}\p{Ll}{2}/u.test(word)
}
