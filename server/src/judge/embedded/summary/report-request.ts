import { isAsked } from '../spoken/asks-for.ts'
import type { Saying } from './read-sayings.ts'
import { reportWords } from './report-speech.ts'
import { lowerStart, tidySpeech, withoutOpening, withoutStop } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

const introduction =
  /^(?:(?:hi|hello|hey|yes|yeah)[,.!]?\s+)*(?:my name(?:['’]?s| is)|this is)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)??(?:[,.]|\s+and|\s+calling)?\s+(?=(?:i|we|i['’]?m|i['’]d|my|what|can|could)\b)/iu
const wantsTo =
  /^(?:(?:I|we)(?:['’]d| would)(?: really| also| just| actually)* (?:like|love|want)|(?:I|we)(?: just| also| really| actually)* (?:want|wanted|need|needed|have|was hoping|were hoping|was looking|am looking|am trying|was trying|would like|was calling|am calling|called|was wanting)|(?:I['’]?m|we['’]re)(?: just| actually)* (?:looking|trying|hoping|calling|here|wanting)(?: in)?|calling(?: in)?)(?: today)? to (.+)$/i
const calledAbout =
  /^(?:(?:I|we)(?: am| was| are)|I['’]?m|we['’]re)?(?: just| actually)* ?call(?:ing|ed)(?: in)?(?: today)? (about|regarding|because|since|for|on behalf of|concerning) (.+)$/i
const wondering =
  /^(?:I|we)(?:['’]m| was| were| am)?(?: just)? wonder(?:ing)? (?:if|whether) (you|I|we) (?:can|could|would be able to|might|would) (.+)$/i
const askingYou = /^(?:can|could|would|will) you(?: please| possibly| maybe| just)* (.+)$/i
const askingToDo = /^(?:can|could|may) (?:I|we)(?: please| possibly| just)* (.+)$/i
const whatIs = /^what(?:['’]?s| is| are) ((?:the|your|my) .+)$/i
const howTo = /^how (?:do|can|would|could) (?:I|we) (.+)$/i
/** Whatever a few words stand before "I would like" are a name or a start that was given up. */
const beforeWish =
  /^(?:[\p{L}'’.,-]+ ){1,5}?(?=(?:I(?:['’]d| would) like|I (?:just )?(?:need|want|wanted) to|I(?:['’]m| am) calling)\b)/iu
const statement =
  /^(?:I|we|my|our|the|there(?:['’]s| is| are| was)|it|some(?:body|one)|a|an|I['’](?:m|ve|d|ll)|we['’](?:re|ve))\b/i
const bareNeed = /^(?:(?:I|we)(?:['’]d| would) like|(?:I|we)(?: just| really)* (?:want|need)) (?!to\b)(.+)$/i

/** What the customer wanted, as words after their name: "called to check their account balance". */
export function reportRequest(request: Saying, before?: Saying): string {
  const whole =
    before && statement.test(readText(before)) ? tellWish(joined(before, request), 'called') : undefined
  if (whole?.startsWith('called because')) return whole
  return tellWish(request, 'called') ?? `called and said “${readText(request)}”`
}

/** A second wish in the same breath: "and asked the agent to send them a new one". */
export function reportFurtherWish(saying: Saying): string | undefined {
  const text = readText(saying)
  if (!wantsTo.test(text) && !askingYou.test(text) && !askingToDo.test(text) && !bareNeed.test(text))
    return undefined
  return tellWish(saying, 'then')
}

function joined(before: Saying, request: Saying): Saying {
  return { ...request, text: `${withoutStop(before.text)} ${request.text}` }
}

function readText(saying: Saying): string {
  const tidy = withoutOpening(tidySpeech(saying.text))
    .replace(introduction, '')
    .replace(beforeWish, '')
    .replace(/^I,? (?=(?:what|how|can|could|where|when)\b)/i, '')
  return withoutStop(
    writeFigures(
      withoutOpening(tidy)
        .replace(/[,\s]+(?:please|thank you|thanks)[.!?]*$/i, '')
        .replace(
          /,? (?:and )?(?:can|could|would) you (?:please )?help(?: me)?(?: out)?(?: with)?(?: that| this| it)?\?*$/i,
          '',
        ),
    ),
  )
}

function tellWish(saying: Saying, verb: 'called' | 'then'): string | undefined {
  const text = readText(saying)
  // The caller speaks to the company, whose things these are.
  const tell = (words: string) =>
    reportWords(
      lowerStart(words.replace(/\byour\b/gi, 'the').replace(/\byou guys\b/gi, 'you')),
      'the company',
    )
  const lead = verb === 'called' ? 'called to ' : ''
  const asked = verb === 'called' ? 'called to ask' : 'asked'
  const wish = wantsTo.exec(text)
  if (wish)
    return `${lead || 'wanted to '}${tell(wish[1]!).replace(/^(?:know|see|figure out) /, 'find out ')}`
  const about = calledAbout.exec(text)
  if (about) return `called ${about[1]!.toLowerCase()} ${tell(about[2]!)}`
  const wonder = wondering.exec(text)
  if (wonder)
    return /^you$/i.test(wonder[1]!)
      ? askAgent(asked, tell(wonder[2]!))
      : `${asked} whether they could ${tell(wonder[2]!)}`
  const you = askingYou.exec(text)
  if (you) return askAgent(asked, tell(you[1]!))
  const toDo = askingToDo.exec(text)
  if (toDo) return `${asked} to ${tell(toDo[1]!)}`
  const what = whatIs.exec(text)
  if (what && !/\b(?:you|i|is|are)\b/i.test(what[1]!)) return `${asked} about ${tell(what[1]!)}`
  const how = howTo.exec(text)
  if (how) return `${asked} how to ${tell(how[1]!)}`
  if (isAsked(saying)) return undefined
  const need = bareNeed.exec(text)
  if (need && verb === 'then') return `asked for ${tell(need[1]!)}`
  if (!statement.test(text) || /\byou\b/i.test(text)) return undefined
  return `called because ${tell(text)}`
}

function askAgent(asked: string, words: string): string {
  const help = /^help them with (.+)$/.exec(words)
  return help ? `${asked} for help with ${help[1]}` : `${asked} the agent to ${words}`
}
