import { z } from 'zod'
import { tidyName } from '../domain/model.ts'
import { isStorable } from '../domain/storable.ts'

/** Text of any length that comes back as it was sent. */
export const text = z
  .string()
  .refine(isStorable, 'This contains a NUL character or half of a character, which cannot be stored.')

/** Text of so many characters at most, counted as JSON Schema counts them: a flag or a face is not two letters. */
export function textOf({ min = 0, max }: { min?: number; max: number }) {
  return checkLength(text, min, max).meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max })
}

/** A name, compared and kept without the blanks around it. */
export function nameOf({ max }: { max: number }) {
  return checkLength(text.transform(tidyName), 1, max).meta({
    minLength: 1,
    maxLength: max,
    pattern: '\\S',
  })
}

/** How variables and metadata fields are called in JSON. */
export const key = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[A-Za-z_][A-Za-z0-9_-]*$/, 'A key starts with a letter or _, followed by letters, digits, _ or -.')
  .refine((value) => value !== '__proto__', 'This key cannot be used.')

function checkLength<T extends z.ZodType<string, string>>(schema: T, min: number, max: number): T {
  return schema.superRefine((value, context) => {
    const length = [...value].length
    if (length < min) context.addIssue({ code: 'custom', message: 'This must not be empty.' })
    if (length > max) {
      context.addIssue({ code: 'custom', message: `This must have at most ${max} characters.` })
    }
  })
}
