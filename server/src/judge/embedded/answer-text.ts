import { isQuestion } from '../utterances.ts'
import { answerAddress } from './answer-address.ts'
import { answerHours } from './answer-hours.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { findRequest } from './find-request.ts'
import { quoteOf } from './find-support.ts'
import { type Finding, found, notDetermined } from './finding.ts'
import { leastSubject, measureSubject } from './measure-subject.ts'
import { partyOfWording, type ReadQuestion } from './read-question.ts'
import { measureRelevance } from './relevance.ts'
import { digitsOnly } from './spoken-figures.ts'
import { findSpokenNumbers } from './spoken-numbers.ts'
import { isFunctionWord } from './word-stems.ts'

const leastRelevance = 0.55
const wholePhoneNumber = 10

/** A short piece of what was said, when it is clear which one is meant. */
export async function answerText(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  const asked = `${read.name}. ${read.text}`.toLowerCase()
  if (/\be-?mail\b/.test(asked))
    return answerPattern(read, reading, /[\w.+-]+@[\w-]+\.[\w.]+[a-z]/i, 'an e-mail address')
  if (/\baddress\b/.test(asked) && !/\b(ip|web) address\b/.test(asked)) return answerAddress(read, reading)
  if (/\b(opening|business|office|branch|store|working) (hours|times)\b|\bhours of\b/.test(asked))
    return answerHours(read, reading)
  if (/\b(reason|purpose|why|request|intent|issue|problem|topic)\b/.test(asked)) return answerRequest(reading)
  if (
    /\bname\b/.test(asked) &&
    !/\b(company|bank|business|product|brand|plan|store|organi[sz]ation)\b/.test(asked)
  )
    return answerName(read, reading)
  if (
    /\b(phone|telephone|mobile|account|order|reference|ticket|policy|card|tracking|zip|postal|confirmation)\b.*\b(number|code|id)\b|\b(phone|zip|postcode)\b/.test(
      asked,
    )
  ) {
    return answerDigits(read, reading)
  }
  return answerReply(read, reading)
}

function answerRequest(reading: CallReading): Finding {
  const request = findRequest(reading)
  if (!request) return notDetermined('no sentence says plainly what the customer wants.')
  return found(request.text, 0.7, 'Took the first sentence in which the customer says what they want.', [
    quoteOf(request),
  ])
}

function answerPattern(read: ReadQuestion, reading: CallReading, pattern: RegExp, what: string): Finding {
  for (const utterance of saidBy(reading, partyOfWording(read.text))) {
    const match = pattern.exec(utterance.text)
    if (match) return found(match[0], 0.8, `Looked for ${what} and found one.`, [quoteOf(utterance)])
  }
  return notDetermined(`${what} was not said in a form that can be read.`)
}

const nameOpening = /\b(?:my name(?:'s| is)|name is|this is|i am|i'm|it's|speaking with|call me)\s+/gi
const nameEnders = new Set(
  'and calling from with here speaking how what can could need want would lost have looking trying just wondering at in on the a to so not happy glad sorry going an my your our his her about for is was bank first last spelled that'.split(
    ' ',
  ),
)

function answerName(read: ReadQuestion, reading: CallReading): Finding {
  const party = partyOfWording(`${read.text} ${read.name}`) === 'agent' ? 'agent' : 'customer'
  for (const opening of [/\bmy name(?:'s| is)\s+/gi, nameOpening]) {
    for (const utterance of saidBy(reading, party)) {
      const name = [...utterance.text.matchAll(opening)]
        .map((match) => nameAfter(utterance, match.index + match[0].length))
        .find((words) => words !== '')
      if (!name) continue
      const sure = opening !== nameOpening
      return found(
        name,
        sure ? 0.85 : 0.5,
        `Took the name given after the words people introduce themselves with.`,
        [quoteOf(utterance)],
      )
    }
  }
  return notDetermined(`no introduction by name was recognised in the turns of the ${party}.`)
}

/** Up to three words that can be a name; a capital is not asked for, many transcripts have none. */
function nameAfter(utterance: ReadUtterance, at: number): string {
  const words: string[] = []
  for (const raw of utterance.text.slice(at).split(/\s+/).slice(0, 3)) {
    const word = raw.replace(/[^\p{L}'’-]/gu, '')
    if (word === '' || isFunctionWord(word.toLowerCase()) || nameEnders.has(word.toLowerCase())) break
    words.push(word[0]!.toUpperCase() + word.slice(1))
    if (/[.,;:!?]$/.test(raw)) break
  }
  return words.join(' ')
}

async function answerDigits(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  if ((await measureSubject(read, reading)) < leastSubject)
    return notDetermined('the call does not speak of this.', 0.2)
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  const said = saidBy(reading, partyOfWording(read.text))
  const isPhone = /\b(phone|telephone|mobile|cell)\b/i.test(`${read.name} ${read.text}`)
  let best: { digits: string; used: readonly ReadUtterance[]; score: number } | undefined
  for (let index = 0; index < said.length; index += 1) {
    const { digits, used } = joinDigits(said.slice(index, index + 8), isPhone ? wholePhoneNumber : Infinity)
    if (digits.length < 3) continue
    const whole = isPhone && digits.length === wholePhoneNumber ? 0.3 : 0
    const score = Math.max(...used.map(relevance)) + Math.min(0.2, 0.02 * digits.length) + whole
    if (!best || score > best.score) best = { digits, used, score }
  }
  if (!best || best.score < leastRelevance)
    return notDetermined('no row of figures was said where the talk is about this.')
  if (isPhone && best.digits.length < 7)
    return notDetermined('only part of a telephone number was made out.', 0.2)
  return found(
    best.digits,
    Math.min(0.8, best.score),
    `Took the row of figures said where the talk is about “${read.name}”.`,
    best.used.map(quoteOf),
  )
}

/** A long number is read out in pieces, one breath after another. */
function joinDigits(said: readonly ReadUtterance[], most: number): { digits: string; used: ReadUtterance[] } {
  const used: ReadUtterance[] = []
  let digits = ''
  for (const utterance of said) {
    const piece =
      used.length === 0
        ? firstDigits(utterance.text)
        : digitsOnly(utterance.plain) || firstDigits(utterance.text)
    if (piece === '') {
      if (used.length > 0 && utterance.plain.split(' ').every(isFunctionWord)) continue
      break
    }
    if (digits.length + piece.length > most) break
    digits += piece
    used.push(utterance)
    if (digits.length === most) break
  }
  return { digits, used }
}

function firstDigits(text: string): string {
  return findSpokenNumbers(text).find((number) => number.digits !== null)?.digits ?? ''
}

/** "The company is Acme" answers with "Acme". */
function withoutLeadIn(text: string): string {
  const lead =
    /^(?:(?:uh|um|uhm|yes|yeah|okay|sure|so|well|oh)[, ]+)*(?:(?:it|that)(?:['’]s| is| would be| will be)|(?:the|my|our) (?:\w+ ){1,3}?is(?: called)?|(?:i['’]d like|i would like|i want))\s+/i
  // Spelled out letter by letter, a name has been said already.
  const spelled = /[\s,.]+(?:(?:and )?that(?:['’]s| is)\b.*|(?:\p{L}[\s,.-]+){2,}\p{L}[\s.,]*)$/iu
  const rest = text
    .replace(lead, '')
    .replace(spelled, '')
    .replace(/[\s.,;]+$/, '')
  return rest === '' ? text : rest
}

/** A reply that breaks off ("the company is") goes on in the speaker's next breath. */
function completeReply(reply: ReadUtterance, reading: CallReading): ReadUtterance {
  if (!/\b(is|called|its|are)$/.test(reply.plain)) return reply
  const rest = reading.utterances.slice(reply.index + 1, reply.index + 4)
  return rest.find(({ turn }) => turn.speaker === reply.turn.speaker) ?? reply
}

const stalling = /\b(one|a) (moment|second|minute|sec)\b|\bhold on\b|\b(repeat|pardon|excuse me)\b/

/** The reply to the question on the call that asks for the same thing. */
async function answerReply(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  let best: { question: ReadUtterance; reply: ReadUtterance; score: number } | undefined
  for (const question of reading.utterances.filter(isQuestion)) {
    const reply = reading.utterances
      .slice(question.index + 1, question.index + 5)
      .find(
        ({ turn, plain }) =>
          turn.speaker !== question.turn.speaker &&
          !stalling.test(plain) &&
          !plain.split(' ').every(isFunctionWord),
      )
    const score = relevance(question)
    if (
      reply &&
      withoutLeadIn(reply.text).split(' ').length <= 14 &&
      !isQuestion(reply) &&
      (!best || score > best.score)
    )
      best = { question, reply, score }
  }
  if (!best || best.score < leastRelevance)
    return notDetermined('no question on the call asks plainly for this.')
  const reply = completeReply(best.reply, reading)
  return found(
    withoutLeadIn(reply.text),
    Math.min(0.7, best.score),
    `Took the reply to the question on the call that is closest to “${read.name}”.`,
    [quoteOf(reply), quoteOf(best.question)],
  )
}
