import { AppError } from '../../domain/errors.ts'

/** The issuer is away, or answers what cannot be used. Callers are told to come back; its reason is for the operator. */
export class IssuerFault extends AppError {
  /** A fixed sentence: neither a secret nor a token nor what the issuer wrote, but for the name of an OAuth error. */
  readonly reason: string
  constructor(reason: string) {
    super('not_now', 'The token issuer cannot be reached right now. Try again.')
    this.reason = reason
  }
}
