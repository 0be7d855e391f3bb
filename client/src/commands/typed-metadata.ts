import type { Model } from '../client.ts'

export type MetadataField = Model['template_metadata'][number]

export interface TypedMetadata {
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: readonly string[]
}

/** Turns texts into what the model asks for: numbers, truth values. A key that the model does not know stays a text. */
export function typeMetadata(
  texts: Readonly<Record<string, string>>,
  fields: readonly MetadataField[],
): TypedMetadata {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(texts)) {
    const type = fields.find((field) => field.key === key)?.type ?? 'STRING'
    const value = readValue(type, text.trim())
    if (value === undefined) faults.push(`${key} must be ${wanted[type] ?? type}, not "${text}"`)
    else values[key] = value
  }
  for (const { key, required } of fields) {
    if (required && !(key in texts)) faults.push(`the model requires ${key}`)
  }
  return { values, faults }
}

const wanted: Readonly<Record<string, string>> = {
  INTEGER: 'a whole number',
  DECIMAL: 'a number',
  BOOLEAN: 'true or false',
}

/** Dates and times stay texts: the service knows best which it takes. */
function readValue(type: MetadataField['type'], text: string): string | number | boolean | undefined {
  if (type === 'INTEGER')
    return /^[+-]?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined
  if (type === 'DECIMAL') return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined
  if (type !== 'BOOLEAN') return text
  if (/^(true|yes|1)$/i.test(text)) return true
  return /^(false|no|0)$/i.test(text) ? false : undefined
}
