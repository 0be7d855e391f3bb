import { AppError } from './errors.ts'

/** So many sign-ins are looked at together, and no more. */
export class TooManySignIns extends AppError {
  readonly atOnce: number
  constructor(atOnce: number) {
    super('rate_limited', 'Too many sign-ins at once. Try again in a few seconds.')
    this.atOnce = atOnce
  }
}
