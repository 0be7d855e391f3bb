import type { AnswerValue } from '../../domain/answers.ts'
import type { Question } from '../../domain/scoring.ts'
import { findDates, findTimes } from '../embedded/spoken-moments.ts'
import { findSpokenNumbers } from '../embedded/spoken-numbers.ts'
import { plainWords } from '../spoken-words.ts'
import { neutraliseText } from './neutralise-text.ts'

export type CheckedValue =
  | { readonly value: AnswerValue }
  /** What was wrong, in words that hold nothing of the reply. */
  | { readonly fault: string }

const longestText = 1_000
const nothing =
  /^(?:|null|none|n\/?a|unknown|undetermined|not (?:determined|applicable|mentioned|stated|given|known|specified))$/i

/** The value as the question's type wants it, in the house's spelling; or what is wrong with it. */
export function checkValue(question: Question, raw: unknown): CheckedValue {
  if (raw === null || raw === undefined) return { value: null }
  const text = typeof raw === 'string' ? raw.trim() : undefined
  const isOption = question.options?.some((option) => option === text)
  if (text !== undefined && nothing.test(text) && !isOption) return { value: null }
  switch (question.type) {
    case 'BOOLEAN':
      return checkBoolean(raw)
    case 'INTEGER':
    case 'DECIMAL':
      return checkNumber(question, raw)
    case 'STRING':
      return checkText(question.options ?? [], raw)
    case 'DATE':
      return checkMoment(text, 'a date as YYYY-MM-DD', (said) => findDates(said)[0])
    case 'TIME':
      return checkMoment(text, 'a time as HH:MM', readTime)
    case 'DATETIME':
      return checkMoment(text, 'a moment as YYYY-MM-DDTHH:MM', readDateTime)
  }
}

function checkBoolean(raw: unknown): CheckedValue {
  if (typeof raw === 'boolean') return { value: raw }
  if (/^(?:true|yes)$/i.test(String(raw).trim())) return { value: true }
  if (/^(?:false|no)$/i.test(String(raw).trim())) return { value: false }
  return { fault: 'its value must be true, false or null' }
}

function checkNumber({ type, category, expectedScore }: Question, raw: unknown): CheckedValue {
  const number = typeof raw === 'string' ? readNumber(raw) : raw
  if (typeof number !== 'number' || !Number.isFinite(number))
    return { fault: 'its value must be a number or null' }
  if (category !== null) {
    // Refused rather than cut down: whoever goes over the maximum has not kept to the scale at all.
    if (number < 0 || number > expectedScore)
      return { fault: `its value must lie between 0 and ${expectedScore}` }
    return { value: type === 'INTEGER' ? Math.round(number) : Math.round(number * 100) / 100 }
  }
  if (type === 'INTEGER' && !Number.isSafeInteger(number))
    return { fault: 'its value must be a whole number or null' }
  return { value: number }
}

function readNumber(text: string): number | undefined {
  const figures = Number(text.replace(/[\s,$€£%]/g, ''))
  if (text.trim() !== '' && Number.isFinite(figures)) return figures
  const said = findSpokenNumbers(text)
  return said.length === 1 ? said[0]!.value : undefined
}

function checkText(options: readonly string[], raw: unknown): CheckedValue {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean')
    return { fault: 'its value must be a text or null' }
  if (options.length === 0) {
    const text = neutraliseText(String(raw).slice(0, longestText))
    return { value: text === '' ? null : text }
  }
  const given = String(raw)
  const match =
    options.find((option) => option === given) ??
    options.find((option) => plainWords(option) !== '' && plainWords(option) === plainWords(given))
  return match === undefined ? { fault: 'its value must be one of its options or null' } : { value: match }
}

function checkMoment(
  text: string | undefined,
  wanted: string,
  read: (text: string) => string | undefined,
): CheckedValue {
  const moment = text === undefined ? undefined : read(text)
  return moment ? { value: moment } : { fault: `its value must be ${wanted}, or null` }
}

function readTime(text: string): string | undefined {
  const bare = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text)
  return bare ? `${bare[1]!.padStart(2, '0')}:${bare[2]}` : findTimes(text)[0]
}

function readDateTime(text: string): string | undefined {
  const whole = /^(\d{4}-\d\d-\d\d)[T ](.+?)(?:Z|[+-]\d\d:?\d\d)?$/i.exec(text)
  const date = findDates(whole?.[1] ?? text)[0]
  const time = readTime(whole?.[2]?.trim() ?? text)
  return date && time ? `${date}T${time}:00` : undefined
}
