/** What was said, to be listened to together. */
export interface CoachedMoment {
  readonly start: number
  readonly end: number
  readonly quote: string
  /** The criterion it is about; null: none. */
  readonly key: string | null
}
