import { isQuestion } from '../../../domain/language/utterances.ts'
import type { WayCode } from '../../../domain/sentences/things.ts'
import { findRequest } from '../behaviours/find-request.ts'
import { quoteOf } from '../behaviours/find-support.ts'
import { type CallReading, findPrompting, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { measureRelevance } from '../meaning/relevance.ts'
import { isFunctionWord } from '../meaning/word-stems.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { classOf } from '../summary/word-classes.ts'
import { answerAddress } from './answer-address.ts'
import { answerCode, asksForCode } from './answer-code.ts'
import { answerHours } from './answer-hours.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const leastRelevance = 0.55

/** A short piece of what was said, when it is clear which one is meant. */
export async function answerText(read: ReadQuestion, reading: CallReading): Promise<Finding> {
  const asked = `${read.name}. ${read.text}`.toLowerCase()
  if (/\be-?mail\b/.test(asked)) return answerEmail(read, reading)
  if (/\baddress\b/.test(asked) && !/\b(ip|web) address\b/.test(asked)) return answerAddress(read, reading)
  if (/\b(opening|business|office|branch|store|working) (hours|times)\b|\bhours of\b/.test(asked))
    return answerHours(read, reading)
  if (/\b(reason|purpose|why|request|intent|issue|problem|topic)\b/.test(asked)) return answerRequest(reading)
  if (
    /\bname\b/.test(asked) &&
    !/\b(company|bank|business|product|brand|plan|store|organi[sz]ation|insurance|insurer|provider|employer|school|university|hospital|clinic|shop|hotel|airline|restaurant|medicine|medication|street|city|course|event|software|app|device)\b/.test(
      asked,
    )
  )
    return answerName(read, reading)
  if (asksForCode(asked)) return answerCode(read, reading)
  return answerReply(read, reading)
}

function answerRequest(reading: CallReading): Finding {
  const request = findRequest(reading)
  if (!request) return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'request' }] } })
  return found(
    request.text,
    0.7,
    [{ code: 'found', values: { things: [{ thing: 'request' }] } }],
    [quoteOf(request)],
  )
}

// Both are tried from where a name can begin, not again from each of its letters.
const writtenEmail = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+[a-z]/i
const spokenEmail =
  /(?<![\w+-])[+-]*\b((?:[\w+-]+ (?:dot|underscore|dash|point) )*[\w+-]+) at ((?:[\w-]+ )?[\w-]+(?: dot [\w-]+)+)\b/i

/** Read as it was written, or as it was said: "jane dot doe at mail dot com". */
function answerEmail(read: ReadQuestion, reading: CallReading): Finding {
  const party = partyOfWording(read.text)
  const inOrder = [...saidBy(reading, party), ...(party === 'any' ? [] : saidBy(reading, 'any'))]
  for (const utterance of inOrder) {
    const written = writtenEmail.exec(utterance.text)?.[0]
    const spoken = spokenEmail.exec(utterance.text)
    const value = written ?? (spoken ? `${closeUp(spoken[1]!)}@${closeUp(spoken[2]!)}` : undefined)
    if (value !== undefined)
      return found(
        value,
        written ? 0.8 : 0.65,
        [{ code: 'found', values: { things: [{ thing: 'email-address', how: 'read-out' }] } }],
        [quoteOf(utterance)],
      )
  }
  return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'email-address' }] } })
}

function closeUp(spoken: string): string {
  return spoken
    .toLowerCase()
    .replace(/ (?:dot|point) /g, '.')
    .replace(/ underscore /g, '_')
    .replace(/ dash /g, '-')
    .replace(/ /g, '')
}

const nameOpening = /\b(?:my name(?:'s| is)|name is|this is|i am|i'm|it's|speaking with|call me)\s+/gi
const nameEnders = new Set(
  'and calling from with here speaking how what can could need want would lost have looking trying just wondering at in on the a to so not happy glad sorry going an my your our his her about for is was bank first last spelled that furious angry upset frustrated annoyed mad tired confused afraid worried interested aware sure done back fine okay good great new still really very calling'.split(
    ' ',
  ),
)

const thirdPersons =
  /\b(doctor|physician|dentist|therapist|technician|driver|manager|supervisor|nurse|engineer|adjuster|mechanic|lawyer|teacher|beneficiary|spouse|wife|husband|child|son|daughter|pet|dog|cat)\b/

const animals = 'pet|dog|cat|puppy|kitten|rabbit|horse|bird'

/** "What is your dog called?" – "Biscuit." */
function thirdNameInReply(role: string, reading: CallReading): NamedIn | undefined {
  const who = animals.split('|').includes(role) ? animals : role
  const asking = new RegExp(
    `\\b(?:${who})s? (?:\\w+ )?(?:called|names?)\\b|\\bname of (?:your|the) (?:${who})\\b`,
  )
  return findRepliedName(reading, asking)
}

/** "Doctor Meyer", "the technician is called Ben". */
function answerThirdName(role: string, reading: CallReading): Finding {
  const replied = thirdNameInReply(role, reading)
  if (replied) return foundName(replied.name, 0.7, 'in-reply', replied.utterance)
  const titled = new RegExp(
    `\\b(?:${role}${role === 'doctor' ? '|dr\\.?' : ''})(?:['’]s name)?,?\\s+(?:(?:is|was|called|named)\\s+)*`,
    'gi',
  )
  for (const utterance of reading.utterances) {
    const name = [...utterance.text.matchAll(titled)]
      .filter((match) => !isPartOfAName(utterance.text, match.index))
      .map((match) => nameAfter(utterance, match.index + match[0].length))
      .find((words) => words !== '' && /^\p{Lu}/u.test(words))
    if (name) return foundName(name, 0.6, 'where-spoken-of', utterance)
  }
  return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'name' }] } })
}

/** "Pawsafe Pet Insurance" speaks of no pet. */
function isPartOfAName(text: string, at: number): boolean {
  return /^\p{Lu}/u.test(text.slice(at)) && /\p{Lu}[\p{L}'’]+\s$/u.test(text.slice(0, at))
}

function answerName(read: ReadQuestion, reading: CallReading): Finding {
  const role = thirdPersons.exec(`${read.name} ${read.text}`.toLowerCase())?.[1]
  if (role !== undefined) return answerThirdName(role, reading)
  const party = partyOfWording(`${read.text} ${read.name}`) === 'agent' ? 'agent' : 'customer'
  for (const opening of [/\bmy name(?:'s| is)\s+/gi, nameOpening]) {
    const asked = opening === nameOpening && party === 'customer' ? nameInReply(reading) : undefined
    if (asked) return foundName(asked.name, 0.7, 'in-reply', asked.utterance)
    for (const utterance of saidBy(reading, party)) {
      const name = [...utterance.text.matchAll(opening)]
        .map((match) => nameAfter(utterance, match.index + match[0].length))
        .find((words) => words !== '')
      if (!name) continue
      const sure = opening !== nameOpening
      return foundName(name, sure ? 0.85 : 0.5, 'in-introduction', utterance)
    }
  }
  const replied = party === 'customer' ? nameInAddress(reading) : undefined
  if (replied) return foundName(replied.name, 0.55, 'as-addressed', replied.utterance)
  return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'name' }] } })
}

function foundName(name: string, confidence: number, how: WayCode, utterance: ReadUtterance): Finding {
  const things = [{ thing: 'name', how }] as const
  return found(name, confidence, [{ code: 'found', values: { things } }], [quoteOf(utterance)])
}

interface NamedIn {
  readonly name: string
  readonly utterance: ReadUtterance
}

/** "Your name, please?" – "Laura Stein." */
function nameInReply(reading: CallReading): NamedIn | undefined {
  return findRepliedName(reading, /\byour (?:\w+ ){0,3}name\b/)
}

function findRepliedName(reading: CallReading, asking: RegExp): NamedIn | undefined {
  for (const utterance of saidBy(reading, 'customer')) {
    const prompting = findPrompting(reading, utterance)
    if (!prompting || prompting.party === 'customer' || !asking.test(prompting.plain)) continue
    const start = /^(?:(?:yes|yeah|sure|uh|um|okay|it's|it is|that's|of course)[, ]+)*/i.exec(
      utterance.text,
    )![0].length
    const name = nameAfter(utterance, start)
    if (name !== '') return { name, utterance }
  }
  return undefined
}

/** "Thank you, Mr. Alvarez." */
function nameInAddress(reading: CallReading): NamedIn | undefined {
  for (const utterance of saidBy(reading, 'agent')) {
    const title = /\b(?:mr|mrs|ms|miss|mister|doctor|dr)\.?\s+/i.exec(utterance.text)
    const name = title ? nameAfter(utterance, title.index + title[0].length) : ''
    if (name !== '') return { name, utterance }
  }
  return undefined
}

/** Up to three words that can be a name; a capital is not asked for, many transcripts have none. */
function nameAfter(utterance: ReadUtterance, at: number): string {
  const words: string[] = []
  for (const raw of utterance.text.slice(at).split(/\s+/).slice(0, 3)) {
    const word = raw.replace(/[^\p{L}'’-]/gu, '')
    if (word === '' || isFunctionWord(word.toLowerCase()) || nameEnders.has(word.toLowerCase())) break
    // "This is ridiculous" introduces nobody.
    if (/^\p{Ll}/u.test(word) && classOf(word) === 'modifier') break
    words.push(word[0]!.toUpperCase() + word.slice(1))
    if (/[.,;:!?]$/.test(raw)) break
  }
  return words.join(' ')
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
    return notDetermined({ code: 'open_not_said', values: { things: [{ thing: 'reply' }] } })
  const reply = completeReply(best.reply, reading)
  return found(
    withoutLeadIn(reply.text),
    Math.min(0.7, best.score),
    [{ code: 'found', values: { things: [{ thing: 'reply' }] } }],
    [quoteOf(reply), quoteOf(best.question)],
  )
}
