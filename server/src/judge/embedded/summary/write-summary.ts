import { findRequest } from '../behaviours/find-request.ts'
import type { CallReading } from '../meaning/call-reading.ts'
import { similarity } from '../meaning/sentence-embedder.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { findCallerName } from '../spoken/find-caller-name.ts'
import { tellsPrivateDetail } from '../spoken/private-detail.ts'
import { checkFigures } from './check-figures.ts'
import { composeSummary, readSummaryWish, type WeighedSentence } from './follow-summary-wish.ts'
import { pairReplies, type Reply } from './pair-replies.ts'
import { weighStatements } from './pick-statements.ts'
import { readSayings, type Saying, type Sayings } from './read-sayings.ts'
import { reportDispleasure, reportEnding } from './report-ending.ts'
import { reportRemarks, reportReplies } from './report-replies.ts'
import { reportFurtherWish, reportRequest } from './report-request.ts'
import { findMissedFigures, tellCustomer, tellPromises, tellStatements } from './report-statements.ts'
import { quote, reportUnsorted } from './report-unsorted.ts'
import { listNames, spellNames } from './spell-names.ts'
import { capitalise } from './tidy-speech.ts'

const wish = /\b(?:need|want|wanted|like|would|calling|lost|trying|looking|help|can|could|how|what)\b/
const mostStatements = 3
const mostPromises = 2

/** Why the customer called, what was asked and told, what was done, what is open and how it ended: all of it said. */
export function writeSummary(reading: CallReading, prompt: string): string {
  if (reading.utterances.length === 0) return 'No speech was found in this recording.'
  const sayings = readSayings(reading)
  const sentences = reading.apart && sayings.english ? summarize(sayings) : reportUnsorted(sayings)
  const checked = checkFigures(sentences, reading.transcript.turns)
  if (checked.length === 0) return 'The call could not be summed up in words that were said.'
  return composeSummary(checked, readSummaryWish(prompt))
}

function summarize(call: Sayings): WeighedSentence[] {
  const { utterances: sayings } = call
  const name = findCallerName(sayings)
  const found = findRequest(call) as Saying | undefined
  const request = found && (wish.test(found.plain) || !tellsPrivateDetail(found)) ? found : undefined
  const replies = pairReplies(sayings)
  const statements = weighStatements(sayings, request)
  const done = statements.filter(({ promise }) => !promise).slice(0, mostStatements)
  const promised = statements.filter(({ promise }) => promise).slice(0, mostPromises)
  const opening = [request ? openWith(request, sayings, name) : openWithout(sayings)]
  const asked = reportReplies(
    replies.filter((reply) => !namesCaller(reply, name)),
    ({ asked: { who } }) => who,
    (reply) => weighReply(reply, request),
  )
  const told = tellStatements(done, sayings, name, request)
  const open = tellPromises(promised, name)
  const before = [...opening, ...asked, ...told, ...open].join(' ')
  const remarks = reportRemarks(replies, before)
  const extra = findMissedFigures(statements, [...done, ...promised], `${before} ${remarks.join(' ')}`)
  const customer = tellCustomer(sayings, request, replies, `${before} ${remarks.join(' ')}`)
  const ending = reportEnding(call, {
    settled: statements.some(({ settles }) => settles),
    open: [...promised, ...done].some(({ comes }) => comes),
  })
  const sentences = [
    ...weighed(opening, 10),
    ...weighed(customer, 5.5),
    ...weighed(asked, 6),
    ...weighed(remarks, 4),
    ...weighed([...told, ...tellStatements(extra, sayings, name, request)], 8),
    ...weighed(reportDispleasure(call), 5),
    ...weighed(open, 7),
    ...weighed(ending, 3),
  ]
  return spellNames(sentences, [...(name ? [name] : []), ...listNames(replies)])
}

/** Of a kind, the first weighs most. */
function weighed(texts: readonly string[], weight: number): WeighedSentence[] {
  return texts.map((text, index) => ({ text, weight: weight - index / 10 }))
}

function openWith(request: Saying, sayings: readonly Saying[], name: string | undefined): string {
  const at = sayings.indexOf(request)
  const next = sayings.slice(at + 1, at + 3).find(({ turn }) => turn.speaker === request.turn.speaker)
  const before = sayings[at - 1]
  const further = next && reportFurtherWish(next)
  const wish = reportRequest(request, before?.turn === request.turn ? before : undefined)
  const caller = name && request.party === 'customer' ? `, ${name},` : ''
  return `${capitalise(request.who)}${caller} ${wish}${further && hasNews(further, wish) ? ` and ${further}` : ''}.`
}

/** A wish said twice is told once. */
function hasNews(further: string, wish: string): boolean {
  const known = new Set(contentStems(`${wish} asked wanted`))
  return contentStems(further).some((stem) => !known.has(stem))
}

function openWithout(sayings: readonly Saying[]): string {
  const early = sayings
    .filter((saying) => saying.party !== 'agent' && saying.plain.split(' ').length >= 4)
    .filter((saying) => !tellsPrivateDetail(saying))
    .slice(0, 6)
    .sort((a, b) => b.plain.length - a.plain.length)[0]
  const plainly = 'The call does not say plainly what it is about'
  return early ? `${plainly}; early on, ${early.who} said ${quote(early)}.` : `${plainly}.`
}

function namesCaller({ topic, answer }: Reply, name: string | undefined): boolean {
  return name !== undefined && /\bname$/.test(topic?.phrase ?? '') && answer !== '' && name.includes(answer)
}

/** What was told in figures or names matters more than a yes. */
function weighReply({ topic, answer, asked }: Reply, request: Saying | undefined): number {
  const near = request?.vector && asked.vector ? similarity(request.vector, asked.vector) : 0
  const kind = topic?.kind === 'for' ? 0.3 : topic?.kind === 'words' ? 0.15 : topic?.kind === 'to' ? -0.2 : 0
  return near + kind + (answer === '' ? -0.3 : 0) + (/[\d$€£]|\p{Lu}/u.test(answer) ? 0.4 : 0)
}
