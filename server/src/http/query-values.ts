import { z } from 'zod'
import { readFlag } from '../domain/read-flag.ts'
import { text } from './text-schemas.ts'

/** True or false in a query. */
export const flag = (standard: boolean) =>
  z.string().default(String(standard)).transform(toFlag).meta({ type: 'boolean' })

/** True, false or nothing in a query. */
export const eitherFlag = z.string().transform(toFlag).meta({ type: 'boolean' }).optional()

function toFlag(text: string, context: z.RefinementCtx): boolean {
  const value = readFlag(text)
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message: 'This must be true or false.' })
  return z.NEVER
}

/** More digits than a number can have are still one that is too large, not something else. */
function toFinite(digits: string): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(digits)))
}

/** A whole number in a query. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^[-+]?\d+$/, 'This must be a whole number.')
    .transform(toFinite)
    .pipe(z.number().min(min).max(max))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined })

/** A number, whole or not, in a query. */
export const decimal = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^[-+]?\d+(\.\d+)?$/, 'This must be a number.')
    .transform(toFinite)
    .pipe(z.number().min(min).max(max))
    .meta({ type: 'number', minimum: min, maximum: max, pattern: undefined })

/** One value or several, given one after the other under the same name. */
export const severalOf = <const T extends readonly string[]>(values: T) =>
  z.preprocess((given) => (given === undefined ? given : [given].flat()), z.array(z.enum(values)).optional())

/** Any text that can stand in the database: others nobody has. */
export const wanted = text.optional()
