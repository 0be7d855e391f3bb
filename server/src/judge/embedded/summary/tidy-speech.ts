const noiseMark = /\[[^\]]{0,40}\]|<[^>]{0,40}>/g
const filler =
  /(?<![\p{L}\p{N}'’])(?:u+h[ -]huh|u+m+|u+h+m*|uhm+|erm?|a+h+|hm+|mm+|mhm+|m?kay(?=\s))(?![\p{L}\p{N}'’])[,.…]*\s*/giu
const brokenOff = /(?<![\p{L}\p{N}'’])[\p{L}'’]+~/gu
const stutter = /(?<![\p{L}\p{N}'’])([\p{L}'’]{1,12})(?:[,\s…-]+\1){1,6}(?![\p{L}\p{N}'’])/giu
const restart = /(?<![\p{L}\p{N}'’])([\p{L}'’]{1,12} [\p{L}'’]{1,12})(?:[,…-]* \1){1,4}(?![\p{L}\p{N}'’])/giu
// A figure or a letter said twice is meant twice.
const repeatable =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|[b-hj-z]|hundred|had|that|very|really|so)\b/i
const title =
  /\b(?:doctor|dr|mister|mr|mrs|ms|miss)\.? (?!(?:and|or|is|my|the|a|your|you|it|this|that|will|has|can|for|at|on|in|to|of|i|appointment|visit|office)\b)[a-z]{3,}/g
const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g
const months = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/g
const opening =
  /^(?:(?:okay|ok|m?k|(?:that )?sounds good|alright(?:y)?|all right|so|and|well|sure|great|perfect|awesome|wonderful|excellent|yes|yeah|yep|yup|oh|now|then|but|hi|hello|hey|certainly|absolutely|of course|oh no|no problem|no worries|thank you(?: so much| very much)?|thanks|good (?:morning|afternoon|evening|day)|i(?:['’]m| am) (?:so |very |really )?sorry(?: to hear that| about that| for that)?|i (?:do |totally |completely )?understand|ma['’]?am|sir|right|good(?=[,.!])|got it|i see|let['’]?s see|you know|actually|basically|like|also|or)(?:[,.!…-]+\s*|\s+))+(?=\S)/i

/** "Hi Omar, my …": whom it is said to is no part of what is said. */
const addressed =
  /^(?:(?:hi|hello|hey)(?: there)?,? )(?!(?:I|we|my|the|this|can|could|what|how|do|is|are|yes|yeah|it|there|so|um|um)\b)[\p{L}'’-]{2,15},? (?=(?:i|i['’](?:m|d|ve|ll)|im|we|my|the|this|can|could|what|how|um|uh)\b)/iu

/** Where a text is cut, so that no turn of any length fills a page. */
const longestText = 260

/** A piece of speech as it would be written: without noise, fillers, stammering and small i. */
export function tidySpeech(text: string): string {
  const clean = text
    .slice(0, 20 * longestText)
    .replace(noiseMark, ' ')
    .replace(filler, '')
    .replace(brokenOff, '')
    .replace(/,? (?:ma['’]am|maam|sir)(?=[\s,.!?]|$)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(stutter, (whole, word: string) => (repeatable.test(word) ? whole : word))
    .replace(restart, (whole, words: string) => (repeatable.test(words) ? whole : words))
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/(^|[\s“"(])i(?=$|[\s,.;!?'’])/g, '$1I')
    .replace(title, (words) => words.split(' ').map(capitalise).join(' '))
    .replace(weekdays, capitalise)
    .replace(months, capitalise)
    .trim()
  return cutText(clean, longestText)
}

export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const word = cut.replace(/\s+\S*$/, '')
  return `${(word.length > longest / 2 ? word : cut).replace(/[\uD800-\uDBFF]$/, '').replace(/[\s.,;:]+$/, '')} …`
}

/** Without the small words people begin with before they say something. */
export function withoutOpening(text: string): string {
  const rest = text.replace(addressed, '').replace(opening, '')
  return rest === '' ? text : rest
}

export function withoutStop(text: string): string {
  return text.replace(/[\s.,;:!?。！？-]+$/u, '').replace(/[.,]([”"’])$/, '$1')
}

export function capitalise(word: string): string {
  return word === '' ? '' : word[0]!.toUpperCase() + word.slice(1)
}

const smallInNames = /^(?:of|and|the|de|la|for|in|at|on|to|a|an)$/

/** "fossil gas" → "Fossil Gas"; what already carries capitals is left as it is. */
export function writeAsName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text
  return text
    .split(' ')
    .map((word, index) => (index > 0 && smallInNames.test(word) ? word : capitalise(word)))
    .join(' ')
}

const startOfSentence =
  /^(?:Another|Other|Most|Many|Sometimes|The|Your|You|We|It|There|That|This|These|Those|So|All|An?|Our|My|If|When|Once|After|Before|Because|As|Since|What|Which|How|Where|Who|Why|In|On|At|For|From|To|With|By|Any|Some|No|Not|One|They|He|She|His|Her|Their|Its|It['’]s|That['’]s|Let|Please|Just|Can|Could|Would|Will|Do|Does|Did|Is|Are|Was|Were|Have|Has|Both|Each|Every|Only|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Yes|Next|Then|You['’]re|You['’]ll|You['’]ve|We['’]re|We['’]ll|We['’]ve|There['’]s|Here|Here['’]s|Unfortunately|Currently|Usually|Normally|Your['’]s|Someone|Somebody|Everything|Nothing|Something|Anything|Looks|Seems)(?=[\s,]|$)/

/** For the middle of a sentence; a name keeps its capital. */
export function lowerStart(text: string): string {
  return text.replace(startOfSentence, (word) => word.toLowerCase())
}
