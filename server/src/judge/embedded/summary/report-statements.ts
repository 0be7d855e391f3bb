import { getBehaviour } from '../behaviours/behaviours.ts'
import { similarity } from '../meaning/sentence-embedder.ts'
import { isAsked } from '../spoken/asks-for.ts'
import type { Reply } from './pair-replies.ts'
import { findQuestionBefore, hasFigures, type Statement } from './pick-statements.ts'
import type { Saying } from './read-sayings.ts'
import { readyToReport, reportStatement, reportWords } from './report-speech.ts'
import { isSecret } from './tidy-reply.ts'
import { capitalise, cutText, tidySpeech, withoutOpening, withoutStop } from './tidy-speech.ts'
import { writeFigures } from './write-figures.ts'

const mostExtraFigures = 2
const mostOfCustomer = 2
const longestQuestion = 90
const leastNear = 0.3

/** In the order they were said; what answers the customer's own question is told with it. */
export function tellStatements(
  statements: readonly Statement[],
  sayings: readonly Saying[],
  name: string | undefined,
  opening: Saying | undefined,
): string[] {
  return inOrder(statements).map(({ saying }) => {
    const before = findQuestionBefore(sayings, saying)
    // The wish the call began with has been told.
    const question = opening && before && before.index <= opening.index + 1 ? undefined : before
    const asked = question && withoutStop(writeFigures(withoutOpening(tidySpeech(question.text))))
    const reply = asked !== undefined && asked.length <= longestQuestion
    const told = reportStatement(withoutAddress(saying.text, name), saying.who, otherOf(saying), !reply)
    return reply ? `Asked “${asked.replace(/[“”"]/g, '')}”, ${told}.` : `${capitalise(told)}.`
  })
}

/** One sentence for all that is still to come. */
export function tellPromises(statements: readonly Statement[], name: string | undefined): string[] {
  const promises = inOrder(statements).map(({ saying }) =>
    reportWords(readyToReport(withoutAddress(saying.text, name)), otherOf(saying))
      .replace(/^they (?=will\b)/, `${saying.who} `)
      .replace(/^they are (?=going\b)/, `${saying.who} is `),
  )
  return promises.length === 0 ? [] : [`Still to come: ${promises.join('; ')}.`]
}

/** Figures that were stated and that no other sentence tells. */
export function findMissedFigures(
  all: readonly Statement[],
  told: readonly Statement[],
  summary: string,
): Statement[] {
  return all
    .filter((statement) => !told.includes(statement) && hasNewFigures(statement.saying, summary))
    .slice(0, mostExtraFigures)
}

function hasNewFigures({ text }: Saying, summary: string): boolean {
  if (!hasFigures(text)) return false
  const figures = writeFigures(tidySpeech(text)).match(/[$€£]?\d[\d,.:-]*/g) ?? []
  return figures.some((figure) => !summary.includes(figure.replace(/[,.:-]+$/, '')))
}

/** What the customer told unasked: their trouble, and figures nobody else tells. */
export function tellCustomer(
  sayings: readonly Saying[],
  request: Saying | undefined,
  replies: readonly Reply[],
  summary: string,
): string[] {
  const answered = new Set(replies.flatMap((reply) => reply.sayings.map(({ index }) => index)))
  const troubles = ['complaint', 'trouble'].flatMap((id) => getBehaviour(id).said)
  const unhappy = getBehaviour('frustration').said
  const scored = sayings
    .filter((saying) => saying.party === 'customer' && saying !== request && !answered.has(saying.index))
    .filter(({ plain, text }) => plain.split(' ').length >= 5 && !isSecret(plain) && !/\[\w+\]/.test(text))
    .filter(
      (saying) =>
        !isAsked(saying) &&
        /^(?:\w+ ){0,3}(?:i|we|my|our|the|it|there|they|its|ive|im|he|she)\b/.test(saying.plain) &&
        !/\byou\b|\bthank/.test(saying.plain) &&
        !unhappy.some((pattern) => pattern.test(saying.plain)),
    )
    .map((saying) => {
      const near = request?.vector && saying.vector ? similarity(request.vector, saying.vector) : 0
      const trouble = troubles.some((pattern) => pattern.test(saying.plain))
      const news = hasNewFigures(saying, summary)
      return { saying, score: near > 0.85 ? 0 : (trouble ? 0.5 : 0) + (news ? 0.5 : 0) + near, trouble, news }
    })
    .filter(({ score, trouble, news }) => (news || trouble) && score >= leastNear + 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostOfCustomer)
  return scored
    .map(({ saying }) => saying)
    .sort((a, b) => a.index - b.index)
    .map(
      (saying) => `${capitalise(cutText(reportStatement(saying.text, saying.who, otherOf(saying)), 240))}.`,
    )
}

function otherOf({ party, who }: Saying): string {
  if (who !== `the ${party}`) return 'the other party'
  return party === 'agent' ? 'the customer' : 'the agent'
}

/** Without "hi Robert" or "okay Mr Jones" before what is said. */
function withoutAddress(text: string, name: string | undefined): string {
  const parts = (name ?? '').split(' ').filter((part) => /^[\p{L}'’-]+$/u.test(part))
  if (parts.length === 0) return text
  const anyPart = `(?:${parts.join('|')})`
  const address = new RegExp(
    `^((?:\\S+ ){0,4}?)(?:(?:mr|mrs|ms|miss|mister)\\.? )?${anyPart}(?: ${anyPart})?,? (?=\\S)`,
    'iu',
  )
  const match = address.exec(text)
  return match && (match[1] === '' || withoutOpening(`${match[1]}x`) === 'x')
    ? text.slice(match[0].length)
    : text
}

function inOrder(statements: readonly Statement[]): Statement[] {
  return [...statements].sort((a, b) => a.saying.index - b.saying.index)
}
