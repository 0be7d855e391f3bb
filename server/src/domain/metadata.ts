import type { ModelMetadataField, VariableType } from './model.ts'
import { readFlag } from './read-flag.ts'

/** The metadata of a submission with true and false as such, also where the caller could only write them as text or 1 and 0. */
export function readMetadata<Given extends Readonly<Record<string, unknown>> | null>(
  fields: readonly ModelMetadataField[],
  given: Given,
): Given {
  const read = fields.flatMap(({ key, type }) => {
    const value = given && type === 'BOOLEAN' && Object.hasOwn(given, key) ? given[key] : undefined
    const flag = ['string', 'number'].includes(typeof value) ? readFlag(String(value).trim()) : undefined
    return flag === undefined ? [] : [[key, flag] as const]
  })
  return given && { ...given, ...Object.fromEntries(read) }
}

/** What is wrong with the metadata of a submission, as `key: sentence`; undefined when all is well. */
export function findMetadataFault(
  fields: readonly ModelMetadataField[],
  given: Readonly<Record<string, unknown>>,
): { readonly key: string; readonly message: string } | undefined {
  for (const { key, type, required } of fields) {
    const value = Object.hasOwn(given, key) ? given[key] : undefined
    if (value === undefined || value === null || value === '') {
      if (required) return { key, message: `The model requires the metadata field "${key}".` }
    } else if (!isOfType(type, value)) {
      return { key, message: `The metadata field "${key}" must be ${wanted[type]}.` }
    }
  }
  return undefined
}

const wanted: Readonly<Record<VariableType, string>> = {
  STRING: 'a text',
  INTEGER: 'a whole number',
  DECIMAL: 'a number',
  BOOLEAN: 'true or false',
  DATE: 'a date like 2026-01-31',
  TIME: 'a time like 14:30 or 14:30:00',
  DATETIME: 'a date and time like 2026-01-31T14:30:00Z',
}

function isOfType(type: VariableType, value: unknown): boolean {
  switch (type) {
    case 'STRING':
      return typeof value === 'string'
    case 'INTEGER':
      return Number.isSafeInteger(value)
    case 'DECIMAL':
      return typeof value === 'number' && Number.isFinite(value)
    case 'BOOLEAN':
      return typeof value === 'boolean'
    case 'DATE':
      return typeof value === 'string' && isDate(value)
    case 'TIME':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value)
    case 'DATETIME':
      return (
        typeof value === 'string' &&
        /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(value) &&
        isDate(value.slice(0, 10))
      )
  }
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
  )
}
