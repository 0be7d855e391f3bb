import { lowerStart, tidySpeech, withoutOpening, withoutStop } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

type Swap = readonly [RegExp, string]

/** The speaker's own words about themselves, told by somebody else. */
const ownWords: readonly Swap[] = [
  [/\b(?:I['’]m|Im|I am|we['’]re|we are)\b/gi, 'they are'],
  [/\b(?:I['’]ve|Ive|we['’]ve|weve)\b/gi, 'they have'],
  [/\b(?:I['’]d|we['’]d)\b/gi, 'they would'],
  [/\b(?:I['’]ll|we['’]ll)\b/gi, 'they will'],
  [/\b(?:I|we) was\b/gi, 'they were'],
  [/\bwas I\b/gi, 'were they'],
  [/\bam I\b/gi, 'are they'],
  [/\b(?:I|we)\b/gi, 'they'],
  [/\b(?:myself|ourselves)\b/gi, 'themselves'],
  [/\b(?:my|our)\b/gi, 'their'],
  [/\b(?:mine|ours)\b/gi, 'theirs'],
  [/\b(?:me|us)\b/gi, 'them'],
]

const afterObject =
  /^(?:$|[,.;:)]|\s*(?:[,.;:)]|(?:an?|the|my|our|your|that|this|these|those|it|them|any|some|one|two|in|on|to|with|for|by|at|from|of|about|as|and|or|but|so|if|when|while|within|before|after|today|tomorrow|tonight|now|soon|back|again|here|there|out|up|off|down|over|through|know|then|please|very|more|all|directly|shortly|instead|either|new|[$€£\d])\b|[$€£\d]))/i

/** What somebody said to the other party, told by a third: "your card" → "the customer's card", then "their". */
function reportAddressed(text: string, other: string | undefined): string {
  let named = other === undefined
  const whom = other ?? 'them'
  const name = (first: string, later: string) => {
    const word = named ? later : first
    named = true
    return word
  }
  const plural: Readonly<Record<string, readonly [string, string]>> = {
    "'re": [`${whom} is`, 'they are'],
    "'ve": [`${whom} has`, 'they have'],
    "'ll": [`${whom} will`, 'they will'],
    "'d": [`${whom} would`, 'they would'],
  }
  return text.replace(
    /\b(?:(yourself|yours|your)|you(['’](?:re|ve|ll|d)| are| have| were| do| don['’]t| need| want|(?: guys)?))\b/gi,
    (_, possessive: string | undefined, following: string | undefined, offset: number) => {
      if (possessive) {
        if (/^yourself$/i.test(possessive)) return 'themselves'
        if (/^yours$/i.test(possessive)) return name(`${whom}’s`, 'theirs')
        return name(`${whom}’s`, 'their')
      }
      const verb = (following ?? '').replace('’', "'").toLowerCase()
      const short = plural[verb]
      if (short) return name(...short)
      const rest = text.slice(offset + 3)
      if (verb.trim() === '' || verb === ' guys') {
        if (afterObject.test(rest.slice(verb.length))) return name(whom, 'them')
        // Before any other verb the name would need another ending: "the customer pays".
        return sameForAll.test(rest.slice(verb.length)) ? name(whom, 'they') : 'they'
      }
      return name(`${whom}${singular[verb] ?? verb}`, `they${verb}`)
    },
  )
}

const sameForAll =
  /^\s+(?:will|would|can|could|should|may|might|must|cannot|can['’]t|won['’]t|shouldn['’]t|\w+ed)\b/i
const singular: Readonly<Record<string, string>> = {
  ' are': ' is',
  ' have': ' has',
  ' were': ' was',
  ' do': ' does',
  " don't": ' does not',
  ' need': ' needs',
  ' want': ' wants',
}

/** Changes pronouns and nothing else: every other word is the speaker's. `other`, who was spoken to, is named once. */
export function reportWords(text: string, other?: string): string {
  const own = ownWords.reduce((words, [pattern, word]) => words.replace(pattern, word), text)
  return reportAddressed(own, other).replace(/\bmy\b/gi, 'their')
}

/** The words of a statement, ready to be reported. */
export function readyToReport(text: string): string {
  return lowerStart(writeFigures(withoutStop(withoutOpening(tidySpeech(text)))))
}

const imperative =
  /^((?:just )?(?:go|call|visit|press|unplug|restart|try|bring|use|click|open|log|keep|send|wait|make sure|contact|enter|turn|dial|remember|download|reply|fill|sign|tap|select|choose|hold|write|give us|return|take)\b(?! (?:is|was|will|has)\b).+)$/i
const isClause =
  /\b(?:is|are|was|were|will|would|can|cannot|could|should|may|might|must|has|have|had|do|does|did|be|been|needs?|covers?|costs?|expects?|takes?|comes?|gets?|wants?|goes|go|works?|means?|includes?|starts?|ends?|opens?|closes?|\w{2,}ed|bought|sent|made|paid|got|went|came|took|told|lost|found|gave|broke|sold|said)\b|['’](?:s|re|ll|ve|d|m)\b|n['’]t\b/i

const lifted: readonly Swap[] = [
  [/^(?:I|we)(?:['’]ve| have) (?:just |now |already |also |gone ahead and )*(?=\w)/i, 'has '],
  [/^I(?:['’]ll| will)(?: be)? (?:just |now |also |go ahead and )*(?=\w)/i, 'will '],
  [/^I(?:['’]m| am) going to (?:go ahead and )?(?=\w)/i, 'is going to '],
  [/^I(?:['’]m| am)(?: just)? gonna (?=\w)/i, 'is going to '],
]

function lowerFirst(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1)
}

/** Without `lift` always as something said. "I have ordered your card" → "The agent has ordered the customer's card"; else "The agent said that …". */
export function reportStatement(text: string, speaker: string, other: string, lift = true): string {
  const ready = readyToReport(text)
  for (const [pattern, words] of lift ? lifted : []) {
    const match = pattern.exec(ready)
    if (!match) continue
    const rest = ready.slice(match[0].length)
    const future = /^will /.test(words) && /\bbe \w*\s*$/i.test(match[0]) ? 'will be ' : words
    return `${speaker} ${future}${reportWords(rest, other)}`
  }
  const wish = /^please (.+)$/i.exec(ready) ?? imperative.exec(ready)
  if (wish) return `${speaker} asked ${other} to ${reportWords(lowerFirst(wish[1]!))}`
  if (!isClause.test(ready)) return `${speaker} said “${ready}”`
  const said = reportWords(ready, other).replace(
    /^that (?!(?:is|was|will|would|should|has|can|the|they|there|it)\b)/i,
    'the ',
  )
  return `${speaker} said ${/^(?:that|if|when|once)\b/i.test(said) ? '' : 'that '}${said}`
}
