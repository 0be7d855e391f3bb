import { contentStems } from '../meaning/word-stems.ts'
import { reportWords } from './report-speech.ts'
import { tidySpeech, withoutOpening, withoutStop } from './tidy-speech.ts'

/** What a question asks for, as a report says it after "asked": "for the company name", "whether they have a receipt". */
export interface Topic {
  readonly kind: 'for' | 'whether' | 'to' | 'words'
  readonly phrase: string
}

const end =
  /\s+(?:please|for (?:me|us|you|that|this|your|verification|security|today)|so (?:that|i|we)|that (?:i|you|we|is)|which|you(?:['’]?(?:d|re|ve|ll))?|would|is|are|was|do|did|today|to (?:verify|confirm|pull|look|get|send)|in case|associated|attached|where|who|as well|again|if|then|because|on file|on the account|in order|real quick|first)\b.*$/i

const wantsThing =
  /\b(?:what(?:['’]s| is| was| are|s)|why is|(?:may|can|could) (?:i|we)(?: please| just| also)* (?:have|get|ask(?: you)?(?: for)?|know|take|verify|confirm|grab)|(?:can|could|would|will) you(?: please| just| also| kindly)* (?:give (?:me|us)|tell (?:me|us)|provide(?: me| us)?(?: with)?|confirm|verify|state|spell(?: out)?|share|read(?: me)?)|(?:i|we)(?:['’]ll| will|['’]d| would)?(?: just| also| only)* (?:need|like)(?: to (?:have|get|verify|confirm|know))?|(?:please|just) (?:provide|confirm|verify|tell me|give me|state)|let me (?:get|have|verify|confirm|take)|do you (?:happen to )?have(?=(?: your| the| an?)(?: [\p{L}]+){0,2} (?:number|name|code|address|reference|id)\b))(?: me| us)?(?: with)? ((?:your|the|that|an?|me your|her|his|their) .+)$/iu
const wantsKind = /\bwhat (?:kind|type|sort) of ([\p{L}’'-]+(?: [\p{L}’'-]+)?)/iu
const whatThing =
  /\b(?:what|which) ((?:[\p{L}’'-]+ ){1,3}?)(?:would|do|does|did|is|are|was|were|will|can|should|has|have|works?|you)\b/iu
const whichToDo =
  /\bwhich ((?:[\p{L}’'-]+ ){1,3}?)(?:would|do) (?:you|u) (?:like|want|wanna|need|wish)(?: for (?:me|us))?(?: to)?\s*(.*)$/iu
const yesOrNo: readonly (readonly [RegExp, string])[] = [
  [/^(?:do|did) you (?:happen to )?(.+)$/i, 'whether they $1'],
  [/^have you (.+)$/i, 'whether they have $1'],
  [/^(?:are|were) you (.+)$/i, 'whether they are $1'],
  [/^would you like (?:me|us) to (.+)$/i, 'whether they would like the agent to $1'],
  [/^would you (.+)$/i, 'whether they would $1'],
  [/^will you (.+)$/i, 'whether they will $1'],
  [/^is there (.+)$/i, 'whether there is $1'],
  [/^are there (.+)$/i, 'whether there are $1'],
  [/^(?:is|was) (?:it|that|this) (.+)$/i, 'whether it is $1'],
  [/^does (?:it|that|this) (.+)$/i, 'whether it does $1'],
  [/^(?:can|could) you (?:please )?(.+)$/i, 'asked them to $1'],
]

const pastOf = /^did /i
const vague =
  /^(?:the|your) (?:thing|one|matter|deal|same|only|best|next|other|problem|issue|reason|question|plan|point|rest|way)$/i
const longestQuestion = 80

/** Undefined where the question is only a courtesy or too long to be told. */
export function nameTopic(question: string): Topic | undefined {
  const text = withoutStop(withoutOpening(tidySpeech(question)))
  const last = lastQuestion(text)
  if (contentStems(last).length === 0) return undefined
  const which = whichToDo.exec(last)
  if (which) {
    const rest = tidyRest(which[2] ?? '')
    const toDo = rest === '' || /^(?:for|in|on|at|with|from)\b/i.test(rest) ? '' : ` to ${rest}`
    return words(`which ${which[1]!.trim()}${toDo}`)
  }
  const thing = wantsThing.exec(last)
  if (thing) {
    const phrase = nameThing(thing[1]!)
    if (phrase) return { kind: 'for', phrase }
  }
  const bare = /^(?:and )?((?:the|your) (?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+)$/iu.exec(last)
  const bareName = bare && nameThing(bare[1]!)
  if (bareName) return { kind: 'for', phrase: bareName }
  const kind = wantsKind.exec(last)
  if (kind) return { kind: 'for', phrase: `the kind of ${withoutVerb(kind[1]!)}` }
  if (/\bhow much\b/i.test(last) && !/\bhow much (?:longer|time)\b/i.test(last))
    return { kind: 'for', phrase: 'the amount' }
  const many = /\bhow many ([\p{L}’'-]+)/iu.exec(last)
  if (many) return { kind: 'for', phrase: `the number of ${many[1]}` }
  const what = whatThing.exec(last)
  if (what && !/^(?:else|you|i|can|about|if|happens?|happened)\b/i.test(what[1]!))
    return { kind: 'for', phrase: `the ${what[1]!.trim()}` }
  const short =
    /^(?:and )?(?:what|which) (?!is|are|was|you|i|about|if|else|do|happen)((?:[\p{L}’'-]+ ?){1,3})$/iu.exec(
      last,
    )
  if (short) return { kind: 'for', phrase: `the ${short[1]!.trim()}` }
  for (const [pattern, phrase] of yesOrNo) {
    if (!pattern.test(last) || pastOf.test(last) || last.length > longestQuestion) continue
    const told = reportWords(last.replace(pattern, phrase).replace(/,? please$/i, ''))
    return told.startsWith('asked ')
      ? { kind: 'to', phrase: told.slice(6) }
      : { kind: 'whether', phrase: told }
  }
  return last.length <= longestQuestion ? words(`“${last}”`) : undefined
}

function words(phrase: string): Topic {
  return { kind: 'words', phrase }
}

/** Several may stand in one breath; the last is the one that is answered. */
function lastQuestion(text: string): string {
  const parts = text.split(
    /[.?!]\s+|,\s+(?=(?:and )?(?:what|which|may i|can i|could i|could you|do you|are you|have you|is there)\b)/i,
  )
  return withoutOpening(parts.at(-1)!.trim() || text)
}

function nameThing(said: string): string | undefined {
  const again = wantsThing.exec(said)
  if (again) return nameThing(again[1]!)
  const phrase = said
    .replace(/^me /i, '')
    .replace(end, '')
    .replace(/^(?:your|that|an?|her|his|their)\b/i, 'the')
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
    .replace(/[\s,]+$/, '')
    .replace(/[\s,]+(?:and|or|with|on|in|of|the|for|at|to|your|a)$/i, '')
    .replace(/\b(?:your|my)\b/gi, 'the')
    .toLowerCase()
  return phrase.split(' ').length < 2 || vague.test(phrase) ? undefined : phrase
}

function tidyRest(rest: string): string {
  return reportWords(rest.replace(/\s+(?:please|today)$/i, ''))
    .split(' ')
    .slice(0, 6)
    .join(' ')
}

function withoutVerb(phrase: string): string {
  return phrase.replace(/ (?:would|do|did|is|are|was|were|will|can|you|have|has|did)$/i, '')
}
