import { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', object: 'fields' }

/** Has the validator say what is wrong in words meant for the person who sent it. */
export function useValidationWords(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined) return 'This value is required.'
          return `This must be ${kinds[issue.expected] ?? issue.expected}.`
        case 'invalid_value':
          return `This must be one of: ${issue.values.join(', ')}.`
        case 'too_small':
          if (units[issue.origin] && Number(issue.minimum) === 1) return 'This must not be empty.'
          if (units[issue.origin]) return `This must have at least ${issue.minimum} ${units[issue.origin]}.`
          return issue.inclusive === false
            ? `This must be more than ${issue.minimum}.`
            : `This must be at least ${issue.minimum}.`
        case 'too_big':
          if (units[issue.origin]) return `This must have at most ${issue.maximum} ${units[issue.origin]}.`
          return issue.inclusive === false
            ? `This must be less than ${issue.maximum}.`
            : `This must be at most ${issue.maximum}.`
        case 'invalid_format':
          return issue.format === 'uuid' ? 'This must be a UUID.' : undefined
        case 'unrecognized_keys':
          return `Unknown field "${issue.keys[0]?.slice(0, 100)}". ${knownFields(issue.inst)}`
        case 'invalid_union':
          return 'This kind of value is not accepted here.'
        default:
          return undefined
      }
    },
  })
}

function knownFields(schema: unknown): string {
  return schema instanceof z.ZodObject ? `Known: ${Object.keys(schema.shape).join(', ')}.` : 'Leave it out.'
}
