import type { Answer, Evidence } from '../../domain/answers.ts'
import type { Question } from '../../domain/scoring.ts'
import { type Explained, explain, type Reason } from '../../domain/sentences/reasons.ts'
import type { Turn } from '../../domain/transcript.ts'
import { checkValue } from './check-value.ts'
import { isObject, type ReadJson } from './model/read-json.ts'
import { neutraliseText } from './orders/neutralise-text.ts'
import { questionId } from './prompt.ts'

export interface ReadAnswers {
  readonly answers: readonly Answer[]
  /** Questions without a usable answer, and what a second try should mind. */
  readonly unanswered: readonly { readonly question: Question; readonly fault: string }[]
}

const longestRationale = 800
const mostQuotes = 5

/** Reads a model's reply, question by question; what it says beyond them is not looked at. */
export function readAnswers(
  reply: ReadJson | undefined,
  questions: readonly Question[],
  turns: readonly Turn[],
): ReadAnswers {
  const given = findGiven(reply?.object ?? {}, questions)
  // Of a reply that broke off, the last answer may have lost its end.
  const cut = reply && !reply.whole ? Object.keys(given).at(-1) : undefined
  const answers: Answer[] = []
  const unanswered: { question: Question; fault: string }[] = []
  questions.forEach((question, index) => {
    const raw = given[questionId(index)]
    const checked = cut === questionId(index) ? undefined : tryToRead(question, raw, turns)
    if (checked && 'answer' in checked) answers.push(checked.answer)
    else unanswered.push({ question, fault: checked?.fault ?? 'it was missing or cut off' })
  })
  return { answers, unanswered }
}

/** Whatever it is that cannot be read, it is no answer. */
function tryToRead(...[question, raw, turns]: Parameters<typeof readAnswer>): ReturnType<typeof readAnswer> {
  try {
    return readAnswer(question, raw, turns)
  } catch {
    return { fault: 'it could not be read' }
  }
}

function readAnswer(
  question: Question,
  raw: unknown,
  turns: readonly Turn[],
): { answer: Answer } | { fault: string } {
  if (!isObject(raw))
    return { fault: 'it must be an object with evidence, rationale, applicable, value and confidence' }
  if (!('value' in raw) && raw.applicable !== false) return { fault: 'its value was missing' }
  const notApplicable = raw.applicable === false
  const checked = notApplicable ? { value: null } : checkValue(question, raw.value)
  if ('fault' in checked) return checked
  return {
    answer: {
      key: question.key,
      value: checked.value,
      notApplicable,
      confidence: readConfidence(raw.confidence),
      ...readRationale(raw.rationale, checked.value === null, notApplicable),
      evidence: Array.isArray(raw.evidence)
        ? raw.evidence.slice(0, mostQuotes).flatMap((piece) => readQuote(piece, turns))
        : [],
    },
  }
}

/** As every judge says it: an open answer begins with why it is open. */
function readRationale(raw: unknown, open: boolean, notApplicable: boolean): Explained {
  const given = typeof raw === 'string' ? neutraliseText(raw.slice(0, longestRationale)) : ''
  const reason: Reason = given === '' ? { code: 'no_reason' } : { code: 'text', values: { text: given } }
  if (notApplicable) return explain({ code: 'not_applicable' }, reason)
  if (open) return explain({ code: 'open' }, reason)
  return given === '' ? explain(reason) : { rationale: given }
}

function readQuote(piece: unknown, turns: readonly Turn[]): Evidence[] {
  const { turn: number, speaker, quote } = isObject(piece) ? piece : { quote: piece }
  if (typeof quote !== 'string' || quote.trim() === '') return []
  const turn = turns[toNumber(number) - 1]
  const named = typeof speaker === 'string' && speaker.trim() !== '' ? speaker : turn?.speaker
  // Nobody's words are checked against nobody's turns, and so do not stand.
  return [
    {
      speaker: named ?? '',
      startSeconds: turn?.startSeconds ?? 0,
      endSeconds: turn?.endSeconds ?? 0,
      quote: quote.slice(0, 2_000),
    },
  ]
}

/** Only of what a number can be written as: an object may hold anything under the names that JavaScript calls. */
export function toNumber(raw: unknown): number {
  return typeof raw === 'number' || typeof raw === 'string' ? Number(raw) : Number.NaN
}

function readConfidence(raw: unknown): number {
  const number = typeof raw === 'string' ? Number(raw.replace('%', '')) : raw
  if (typeof number !== 'number' || !(number >= 0 && number <= 100)) return 0.5
  return Math.round(100 * (number > 1 ? number / 100 : number)) / 100
}

/** Small models wrap their answers once more, list them, or use the questions' own keys. */
function findGiven(
  object: Readonly<Record<string, unknown>>,
  questions: readonly Question[],
): Record<string, unknown> {
  const ids = questions.map((_, index) => questionId(index))
  // Ours last: a variable may well be called q1.
  const names = new Map([
    ...questions.map(({ key }, index) => [key, ids[index]!] as const),
    ...ids.map((id) => [id, id] as const),
  ])
  const listed = Object.values(object).find(Array.isArray) as unknown[] | undefined
  const inner = Object.values(object).filter(isObject)
  const sources = [
    object,
    ...(inner.length === 1 ? inner : []),
    Object.fromEntries(
      (listed ?? []).filter(isObject).flatMap((item) => {
        const name = item.id ?? item.question ?? item.key
        return typeof name === 'string' || typeof name === 'number' ? [[String(name), item]] : []
      }),
    ),
  ]
  for (const source of sources) {
    const mine = Object.entries(source).flatMap(([name, value]) => {
      const id = names.get(name)
      return id ? [[id, value] as const] : []
    })
    if (mine.length > 0) return Object.fromEntries(mine)
  }
  return {}
}
