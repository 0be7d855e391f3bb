import type { ThingCode } from '../../../domain/sentences/things.ts'
import type { Impression } from '../impressions/weigh-signs.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import type { Place } from '../meaning/place-of-wording.ts'

/** Something people do on service calls, known by the words that ask for it and the words that do it. */
export interface Behaviour {
  readonly id: ThingCode
  /** Matches the wording of a question that asks for it, in plain lower-case words. */
  readonly asked: RegExp
  readonly party: 'agent' | 'customer' | 'any'
  /** Where on a call it has to stand to count. */
  readonly place: 'start' | 'end' | 'anywhere'
  /** Match plain lower-case words without punctuation or apostrophes. */
  readonly said: readonly RegExp[]
  /** Finds it by counting rather than by its words; undefined where the recording does not allow that. */
  readonly find?: (
    reading: CallReading,
    party: 'agent' | 'customer' | 'any',
  ) => readonly ReadUtterance[] | undefined
  /** Weighs many signs against each other, where no one wording can tell. */
  readonly impression?: (reading: CallReading, place: Place | undefined) => Promise<Impression>
  /** Sentences that do it, for what the patterns miss. */
  readonly examples: readonly string[]
  /** Without this other behaviour the question does not apply to a call. */
  readonly needs?: ThingCode
  /** How sure its wording, or the lack of it, makes us, where that is less than usual. */
  readonly trust?: { readonly present: number; readonly absent: number }
  /** A matter of degree: doing it once is a beginning, not all there is to do. */
  readonly byDegrees?: true
}
