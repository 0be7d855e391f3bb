import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { Topic } from './name-topic.ts'
import { reportWords } from './report-speech.ts'
import { cutText, lowerStart, tidySpeech, withoutOpening, withoutStop, writeAsName } from './tidy-speech.ts'
import { type FiguresOf, writeFigures } from './write-figures.ts'

const leadIn =
  /^(?:(?:it|that|this)(?:['’]s|s| is| was| would be| will be)(?: gonna be| going to be)?|(?:the|my|our|her|his) (?:[\p{L}’']+ ){0,3}?(?:name|number|address|amount|company|codes?|zip|phone|e-?mail|account|date|time|total|order|reference|birthday|id|policy|model|city|state|street|card|balance|price|day)(?: of (?:the |my )?[\p{L}’']+)?(?: number| code| name| id)?(?: is|['’]s| are| was| will be| would be)(?: called)?|(?:i['’]d|i would|i['’]ll|i will)(?: like| love| prefer| take)(?: to (?:check|replace|have|do|use|get)(?! it\b))?|i (?:want|need|wanted|have|prefer|got)|(?:and )?(?:address|number|name|zip(?: code)?|amount) is|for|into|to|from(?!.*\bto\b)|on|at|in|by|the|my|our|an?(?! (?:hundred|thousand|million|couple|few))|let['’]?s (?:do|say|try|go with)|how about|maybe|probably|please|i think|i believe|i guess|would be|is)(?:,)?\s+/iu
const closing =
  /[\s,]+(?:please|thank you|thanks|sir|ma['’]?am|yes|yeah|correct|right|okay|ok|if (?:that is|that['’]s|possible).*|works?(?: for me)?|would be (?:great|good|fine|perfect))$/i
const secret =
  /\b(?:pass ?(?:word|code|phrase)s?|pin(?: (?:number|code))?|cvv|cvc|security (?:code|answer|word|question|number)|secret|social security|ssn|card number|maiden name|date of birth|birth ?(?:date|day)|account number|routing number|debit card number|credit card number)\b/i
const named = /\b(?:name|company|address|street|city|town|state|street|brand|airport|hotel|store|provider)\b/i
const figured = /\b(?:address|street|zip|post ?code|postal|number|phone|code|id|reference|digits)\b/i
const timed = /\b(?:time|when|hour|o ?clock)\b/i
const placeNames =
  /\b(?:(?:[\p{L}’']+ ){1,2}(?:street|avenue|road|drive|lane|boulevard|court|place|way|highway|square|terrace))\b/giu
const longestAnswer = 100
const longestWithLeadIn = 6

/** Whether the talk is about what opens an account or proves who somebody is. */
export function isSecret(words: string): boolean {
  return secret.test(words)
}

/** What was told, without what people say around it; empty where it has to stay between the two. */
export function tidyReply(
  pieces: readonly { readonly text: string; readonly again: boolean }[],
  topic: Topic | undefined,
  asked: string,
): string {
  const about = `${topic?.phrase ?? ''} ${asked}`
  if (secret.test(topic?.phrase ?? asked)) return ''
  const figuresOf: FiguresOf = /\b(?:phone|mobile|cell)\b/i.test(about)
    ? 'phone'
    : figured.test(topic?.phrase ?? '')
      ? 'figures'
      : timed.test(about)
        ? 'time'
        : 'other'
  const tidied = withoutKnown(
    pieces.map(({ text, again }) => {
      const tidy = withoutOpening(tidySpeech(text))
      const short = topic?.kind === 'for' || tidy.split(' ').length <= longestWithLeadIn
      return {
        text: lowerStart(withoutStop(short ? stripLeadIn(tidy) : tidy)),
        again,
        restarts: beginsAnew.test(tidy),
      }
    }),
  )
  if (!topic)
    return cutText(
      writeFigures(joinPieces(pieces.map(({ text }) => withoutStop(withoutOpening(tidySpeech(text)))))),
      longestAnswer,
    )
  if (topic.kind === 'whether' || topic.kind === 'to') return tellYesOrNo(pieces[0]!.text, tidied)
  const told = withoutStop(
    writePieces(
      tidied.map(withoutSpelling).filter((piece) => piece !== ''),
      figuresOf,
    ),
  )
  const written = named.test(topic.phrase) ? writeAsName(told) : capitaliseStreets(told)
  return cutText(reportWords(lowerStart(written), 'the agent'), longestAnswer)
}

function stripLeadIn(text: string): string {
  let rest = withoutOpening(text)
  for (let count = 0; count < 4; count += 1) {
    const next = withoutOpening(rest.replace(leadIn, '')).replace(closing, '')
    if (next === rest || next.trim() === '') break
    rest = next
  }
  return rest
}

/** What is only said again adds nothing; figures said again on request would make one number of two. */
function withoutKnown(
  pieces: readonly { readonly text: string; readonly again: boolean; readonly restarts: boolean }[],
): string[] {
  const kept: string[] = []
  for (const { text, again, restarts } of pieces) {
    // "Six … it's two one three": who begins anew takes back what came before.
    if (
      restarts &&
      kept.every((other) =>
        plainWords(other)
          .split(' ')
          .every((word) => number.test(word) || word === 'and'),
      )
    )
      kept.length = 0
    const plain = plainWords(text)
    const all = ` ${kept.map(plainWords).join(' ')} `
    const words = plain.split(' ')
    const figures = words.every((word) => number.test(word))
    const known = figures
      ? (again && kept.some((other) => number.test(other) || /\d/.test(other))) ||
        (words.length >= fewestFiguresOfAWhole && all.includes(` ${plain} `))
      : all.includes(` ${plain} `) || kept.some((other) => writeFigures(other) === writeFigures(text))
    if (plain !== '' && !bareLeadIn.test(plain) && !known)
      kept.push(restarts && number.test(kept.at(-1) ?? '') && number.test(plain) ? `; ${text}` : text)
  }
  return kept
}

const beginsAnew =
  /^(?:(?:my|the) (?:\w+ ){0,3}(?:is|was)|it['’]?s|it is|no|sorry|i mean|actually|that['’]?s)\b/i
const fewestFiguresOfAWhole = 4
const bareLeadIn =
  /^(?:(?:my|the|our|and|so|its|it|that|thats) (?:\w+ ){0,4}?(?:is|are)|its|it is|is|and|the)$/
/** How something is spelled is no part of it. */
function withoutSpelling(text: string): string {
  return withoutStop(
    text
      .replace(/(?<![\p{L}\p{N}])(?:\p{L}[\s,-]+){2,}\p{L}(?![\p{L}\p{N}'’])/gu, '')
      .replace(spelling, '')
      .trim(),
  )
}

const spelling =
  /[\s,]*\b(?:(?:and )?(?:that(?:['’]s| is) )?(?:\w+ )?spelled|(?:they are|i(?:['’]m| am)) (?:gonna|going to) spell|as in|like (?:the|where|in)|that(?:['’]s| is) (?:one|two|three|\d) words?|(?:one|two|three) words|(?:the|that) (?:first|second|last) word)\b.*$/i
const number =
  /(?:^|[\s-])(?:\d[\d-]*|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/i

/** Amounts are whole pieces each; figures run over several. */
function writePieces(pieces: readonly string[], figuresOf: FiguresOf): string {
  const amounts = pieces.filter((piece) =>
    /\b(?:hundred|thousand|million)\b|[$€£%]|\bdollars?\b/i.test(piece),
  ).length
  const goesOn = pieces
    .slice(1)
    .some((piece) => /^(?:and|dollars?|cents?|hundred|thousand|percent)\b/i.test(piece))
  return amounts > 0 && pieces.length > 1 && !goesOn
    ? pieces.map((piece) => withoutStop(writeFigures(piece, figuresOf))).join(', ')
    : writeFigures(joinPieces(pieces), figuresOf)
}

/** Words next to words get a comma; a number read out in pieces stays one. */
function joinPieces(pieces: readonly string[]): string {
  return pieces.reduce((joined, piece) => {
    if (joined === '') return piece
    // A second number is not the rest of the first.
    if (piece.startsWith(';')) return joined + piece
    const first = piece.split(/\s/)[0]!
    const near =
      number.test(joined) ||
      number.test(first) ||
      /^(?:dollars?|cents?|percent|[ap] ?m|street|avenue|road|drive|lane|boulevard|court|place|way)\b/i.test(
        piece,
      )
    return `${withoutStop(joined)}${near ? ' ' : ', '}${piece}`
  }, '')
}

function tellYesOrNo(first: string, pieces: readonly string[]): string {
  const plain = plainWords(tidySpeech(first))
  const word = /^(?:no|nope|nah|not)\b/.test(plain)
    ? 'no'
    : /^(?:yes|yeah|yep|yup|sure|correct|right|of course|okay|absolutely|definitely|please)\b/.test(plain)
      ? 'yes'
      : undefined
  const rest = withoutStop(writeFigures(joinPieces(pieces)).replace(/^(?:no|nope|nah|yes|yeah)[,.\s]+/i, ''))
  const more = plainWords(rest).split(' ').length
  const told =
    (more >= 2 || /\d/.test(rest)) && more <= 14 && !/^(?:yes|no|yeah)$/i.test(rest)
      ? reportWords(lowerStart(rest), 'the agent')
      : ''
  if (!word) return cutText(told || reportWords(lowerStart(rest), 'the agent'), longestAnswer)
  return told === '' || told.toLowerCase() === word ? word : cutText(`${word}, ${told}`, longestAnswer)
}

function capitaliseStreets(text: string): string {
  return text.replace(placeNames, (words) =>
    /^(?:the|my|our|this|that|a|one|no|by) /i.test(words) ? words : writeAsName(words),
  )
}
