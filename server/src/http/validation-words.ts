import { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

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
          if (issue.origin === 'string' || issue.origin === 'array') {
            return Number(issue.minimum) === 1
              ? 'This must not be empty.'
              : `This needs at least ${issue.minimum}.`
          }
          return `This must be at least ${issue.minimum}.`
        case 'too_big':
          if (issue.origin === 'string') return `This must have at most ${issue.maximum} characters.`
          if (issue.origin === 'array') return `This must have at most ${issue.maximum} entries.`
          return `This must be at most ${issue.maximum}.`
        case 'invalid_format':
          return issue.format === 'uuid' ? 'This must be a UUID.' : undefined
        default:
          return undefined
      }
    },
  })
}
