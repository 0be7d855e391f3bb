import { AppError } from '../../domain/errors.ts'

/** There is no room for a call just now. Nothing is broken, so it is no fault to look into. */
export class ShortageError extends AppError {
  readonly of: 'disk' | 'queue' | 'uploads'
  constructor(of: ShortageError['of'], message: string) {
    super('not_now', message)
    this.of = of
  }
}

const everyMs = 1_000

/** Says in the log what is short and how many were turned away for it; once a second, however many come. */
export function warnOfShortages(now: () => number = () => performance.now()) {
  const quiet = new Map<ShortageError['of'], { untilMs: number; turnedAway: number }>()
  return (log: { warn(fields: object, message: string): void }, { of }: ShortageError): void => {
    const last = quiet.get(of)
    const turnedAway = (last?.turnedAway ?? 0) + 1
    if (last && now() < last.untilMs) {
      last.turnedAway = turnedAway
      return
    }
    quiet.set(of, { untilMs: now() + everyMs, turnedAway: 0 })
    log.warn({ of, turnedAway }, 'no room for calls')
  }
}
