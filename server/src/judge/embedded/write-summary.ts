import { getBehaviour } from './behaviours.ts'
import { type CallReading, saidBy } from './call-reading.ts'
import { findCallerName } from './find-caller-name.ts'
import { findRequest } from './find-request.ts'
import { composeSummary, readSummaryWish, type WeighedSentence } from './follow-summary-wish.ts'
import { joinFragments, type Saying } from './join-fragments.ts'
import { pairReplies, type Reply } from './pair-replies.ts'
import { hasFigures, type Statement, weighStatements } from './pick-statements.ts'
import { reportEnding } from './report-ending.ts'
import { reportRemarks, reportReplies } from './report-replies.ts'
import { reportFurtherWish, reportRequest } from './report-request.ts'
import { readyToReport, reportStatement, reportWords } from './report-speech.ts'
import { quoteAround, reportUnsorted } from './report-unsorted.ts'
import { similarity } from './sentence-embedder.ts'
import { listNames, spellNames } from './spell-names.ts'
import { withoutOpening } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

const mostStatements = 3
const mostPromises = 2
const mostExtraFigures = 2

/** Why the customer called, what was asked and told, what was done, what is open and how it ended: all of it said. */
export function writeSummary(reading: CallReading, prompt: string): string {
  if (reading.utterances.length === 0) return 'No speech was found in this recording.'
  const sentences = reading.apart ? summarize(reading) : reportUnsorted(reading)
  return composeSummary(sentences, readSummaryWish(prompt))
}

function summarize(reading: CallReading): WeighedSentence[] {
  const sayings = joinFragments(reading)
  const name = findCallerName(sayings)
  const found = findRequest(reading)
  const request = found && sayings.find(({ index, last }) => index <= found.index && found.index <= last)
  const replies = pairReplies(sayings)
  const statements = weighStatements(sayings, request)
  const done = statements.filter(({ promise }) => !promise).slice(0, mostStatements)
  const promised = statements.filter(({ promise }) => promise).slice(0, mostPromises)
  const opening = request ? [openWith(request, sayings, name)] : openWithout(reading)
  const asked = reportReplies(
    replies.filter((reply) => !namesCaller(reply, opening[0])),
    ({ asked: { party, turn } }) => (party === 'unknown' ? turn.speaker : `the ${party}`),
    (reply) => weighReply(reply, request),
  )
  const told = inOrder(done).map((statement) => tell(statement, name))
  const open = inOrder(promised).map((statement) => tellPromise(statement, name))
  const before = [...opening, ...asked, ...told, ...open]
  const remarks = reportRemarks(replies, before.join(' '), ({ sayings: [first] }) =>
    first!.party === 'unknown' ? first!.turn.speaker : `the ${first!.party}`,
  )
  const extra = findMissedFigures(statements, [...done, ...promised], [...before, ...remarks].join(' '), name)
  const ending = reportEnding(reading, {
    settled: statements.some(({ settles }) => settles),
    open: [...promised, ...done].some(({ comes }) => comes),
  })
  const sentences = [
    ...weighed(opening, 10),
    ...weighed(asked, 6),
    ...weighed(remarks, 4),
    ...weighed([...told, ...extra], 8),
    ...weighed(displeasureOf(reading), 5),
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
  const who = request.party === 'unknown' ? request.turn.speaker : `The ${request.party}`
  const next = sayings
    .slice(sayings.indexOf(request) + 1, sayings.indexOf(request) + 3)
    .find(({ turn }) => turn.speaker === request.turn.speaker)
  const further = next && reportFurtherWish(next)
  const wish = reportRequest(request) + (further ? ` and ${further}` : '')
  return `${who}${name && request.party === 'customer' ? `, ${name},` : ''} ${wish}.`
}

function openWithout(reading: CallReading): string[] {
  const early = saidBy(reading, 'customer')
    .slice(0, 12)
    .filter(({ plain }) => plain.split(' ').length >= 4)
    .sort((a, b) => b.plain.length - a.plain.length)[0]
  const plainly = 'The call does not say plainly what it is about'
  return [early ? `${plainly}; early on, ${quoteAround(early)}.` : `${plainly}.`]
}

function namesCaller({ topic, answer }: Reply, opening: string | undefined): boolean {
  return /\bname$/.test(topic?.phrase ?? '') && answer !== '' && (opening ?? '').includes(answer)
}

/** What was told in figures or names matters more than a yes. */
function weighReply({ topic, answer, asked }: Reply, request: Saying | undefined): number {
  const near = request?.vector && asked.vector ? similarity(request.vector, asked.vector) : 0
  const kind = topic?.kind === 'for' ? 0.3 : topic?.kind === 'words' ? 0.15 : 0
  return near + kind + (answer === '' ? -0.3 : 0) + (/[\d$€£]|\p{Lu}/u.test(answer) ? 0.4 : 0)
}

function tell({ saying: { text, party, turn } }: Statement, name: string | undefined): string {
  const speaker = party === 'unknown' ? turn.speaker : `The ${party}`
  const other = party === 'agent' ? 'the customer' : party === 'customer' ? 'the agent' : 'the other party'
  return `${reportStatement(withoutAddress(text, name), speaker, other)}.`
}

function tellPromise({ saying: { text, party } }: Statement, name: string | undefined): string {
  const other = party === 'agent' ? 'the customer' : 'the other party'
  const speaker = party === 'agent' ? 'the agent' : 'they'
  const words = reportWords(readyToReport(withoutAddress(text, name)), other).replace(
    /^they (?=will|are going)/,
    `${speaker} `,
  )
  return `Still to come: ${speaker === 'the agent' ? words.replace(/^the agent are/, 'the agent is') : words}.`
}

/** Without "hi Robert" or "okay Mr Jones" before what is said. */
function withoutAddress(text: string, name: string | undefined): string {
  const parts = (name ?? '').split(' ').filter((part) => /^[\p{L}'’-]+$/u.test(part))
  if (parts.length === 0) return text
  return text.replace(
    new RegExp(
      `^((?:\\S+ ){0,4}?)(?:(?:mr|mrs|ms|miss|mister)\\.? )?(?:${parts.join('|')})(?: (?:${parts.join('|')}))?,? (?=\\S)`,
      'iu',
    ),
    (_, before: string) =>
      withoutOpening(`${before}x`) === 'x' || before === '' ? before : `${before}${name} `,
  )
}

function inOrder(statements: readonly Statement[]): Statement[] {
  return [...statements].sort((a, b) => a.saying.index - b.saying.index)
}

/** Figures that were stated and that no other sentence tells. */
function findMissedFigures(
  all: readonly Statement[],
  told: readonly Statement[],
  summary: string,
  name: string | undefined,
): string[] {
  const missed = all.filter((statement) => {
    if (told.includes(statement) || !hasFigures(statement.saying.text)) return false
    const figures = writeFigures(statement.saying.text).match(/[$€£]?\d[\d,.:-]*/g) ?? []
    return figures.some((figure) => !summary.includes(figure.replace(/[,.:-]+$/, '')))
  })
  return inOrder(missed.slice(0, mostExtraFigures)).map((statement) => tell(statement, name))
}

function displeasureOf(reading: CallReading): string[] {
  const { said } = getBehaviour('frustration')
  const moment = reading.utterances.find(
    ({ party, plain }) => party === 'customer' && said.some((pattern) => pattern.test(plain)),
  )
  return moment ? [`The customer was unhappy and ${quoteAround(moment).replace(/^the customer /, '')}.`] : []
}
