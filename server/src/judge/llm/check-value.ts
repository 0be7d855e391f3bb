import { plainWords } from '../../domain/language/spoken-words.ts'
import type { AnswerValue } from '../../domain/result.ts'
import type { Question } from '../../domain/scoring.ts'
import { findDates, findTimes } from '../spoken/spoken-moments.ts'
import { findSpokenNumbers } from '../spoken/spoken-numbers.ts'
import { neutraliseText } from './orders/neutralise-text.ts'

export type CheckedValue =
  | { readonly value: AnswerValue }
  /** What was wrong, in words that hold nothing of the reply. */
  | { readonly fault: string }

const longestText = 1_000
const nothing =
  /^(?:|null|none|n\/?a|unknown|undetermined|not (?:determined|applicable|mentioned|stated|given|known|specified))$/i

/** What a language model is asked for; `checkValue` holds it to that. */
export function describeValue({ type, options, category, expectedScore }: Question): string {
  switch (type) {
    case 'BOOLEAN':
      return 'true, false or null'
    case 'INTEGER':
    case 'DECIMAL':
      if (category !== null) return `a grade from 0 (not at all) to ${expectedScore} (entirely), or null`
      return type === 'INTEGER' ? 'a whole number or null' : 'a number or null'
    case 'STRING':
      return options && options.length > 0
        ? 'one of the options, spelled alike, or null'
        : 'a short text or null'
    case 'DATE':
      return 'a date as YYYY-MM-DD, or null; null when the year is not certain'
    case 'TIME':
      return 'a time of day as HH:MM on the 24-hour clock, or null'
    case 'DATETIME':
      return 'a moment as YYYY-MM-DDTHH:MM, or null; null when the year is not certain'
  }
}

/** The value as the question's type wants it, in the house's spelling; or what is wrong with it. */
export function checkValue(question: Question, raw: unknown): CheckedValue {
  if (raw === null || raw === undefined) return { value: null }
  const text = typeof raw === 'string' ? raw.slice(0, longestText).trim() : undefined
  // "None" may well be one of them.
  const option = text === undefined ? undefined : findOption(question.options ?? [], text)
  if (text !== undefined && nothing.test(text) && option === undefined) return { value: null }
  switch (question.type) {
    case 'BOOLEAN':
      return checkBoolean(text ?? raw)
    case 'INTEGER':
    case 'DECIMAL':
      return checkNumber(question, text ?? raw)
    case 'STRING':
      return checkText(question.options ?? [], text ?? raw)
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
  if (typeof raw === 'string' && /^(?:true|yes)$/i.test(raw)) return { value: true }
  if (typeof raw === 'string' && /^(?:false|no)$/i.test(raw)) return { value: false }
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
  const bare = text.replace(/[\s$€£%]/g, '')
  const figures = readFigures(bare)
  if (figures !== undefined) return figures
  // Figures in another order than anybody writes them mean nothing certain.
  if (/^[\d.,+-]*$/.test(bare)) return undefined
  const said = findSpokenNumbers(text)
  return said.length === 1 ? said[0]!.value : undefined
}

/** "1,250.50" and "1.250,50", "1,250" and "1,5": a mark before three figures parts thousands, another one decimals. */
function readFigures(text: string): number | undefined {
  const english = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i.test(text)
  if (english) return Number(text.replaceAll(',', ''))
  const continental = /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(text)
  return continental ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined
}

function checkText(options: readonly string[], raw: unknown): CheckedValue {
  if (typeof raw !== 'string' && typeof raw !== 'number' && typeof raw !== 'boolean')
    return { fault: 'its value must be a text or null' }
  if (options.length === 0) {
    const text = neutraliseText(String(raw))
    return { value: text === '' ? null : text }
  }
  const option = findOption(options, String(raw))
  return option === undefined ? { fault: 'its value must be one of its options or null' } : { value: option }
}

/** As it is written; then whatever its capitals and blanks; by its words alone only where one has these words. */
function findOption(options: readonly string[], given: string): string | undefined {
  const exact =
    options.find((option) => option === given) ?? options.find((option) => option.trim() === given)
  if (exact !== undefined) return exact
  const alike = only(options, (option) => foldBlanks(option) === foldBlanks(given))
  if (alike !== undefined) return alike
  const words = plainWords(given)
  return words === '' ? undefined : only(options, (option) => plainWords(option) === words)
}

function only(options: readonly string[], fits: (option: string) => boolean): string | undefined {
  const fitting = [...new Set(options.filter(fits))]
  return fitting.length === 1 ? fitting[0] : undefined
}

function foldBlanks(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
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
