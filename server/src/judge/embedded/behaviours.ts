import { circumstances } from './behaviours-of-circumstance.ts'
import { faultBehaviours } from './behaviours-of-fault.ts'
import { handlingBehaviours } from './behaviours-of-handling.ts'
import { impressionBehaviours } from './behaviours-of-impression.ts'
import { speakingBehaviours } from './behaviours-of-speaking.ts'
import type { CallReading, ReadUtterance } from './call-reading.ts'
import type { Place } from './place-of-wording.ts'
import type { Impression } from './weigh-signs.ts'

/** Something people do on service calls, known by the words that ask for it and the words that do it. */
export interface Behaviour {
  readonly id: string
  /** As a rationale says it: "a greeting". */
  readonly label: string
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
  readonly needs?: string
  /** How sure its wording, or the lack of it, makes us, where that is less than usual. */
  readonly trust?: { readonly present: number; readonly absent: number }
  /** A matter of degree: doing it once is a beginning, not all there is to do. */
  readonly byDegrees?: true
}

const behaviours: readonly Behaviour[] = [
  ...speakingBehaviours,
  ...handlingBehaviours,
  ...impressionBehaviours,
  ...faultBehaviours,
]

const byId = new Map([...behaviours, ...circumstances].map((behaviour) => [behaviour.id, behaviour]))

export function getBehaviour(id: string): Behaviour {
  const behaviour = byId.get(id)
  if (!behaviour) throw new RangeError(`No behaviour is called ${id}.`)
  return behaviour
}

/** What a bare heading stands for when nothing else is written about it. */
const headings: readonly { asked: RegExp; ids: readonly string[] }[] = [
  {
    asked: /\b(opening|greeting|introduction|welcome|start of (the )?call)\b/,
    ids: ['greeting', 'introduction', 'help-offer'],
  },
  {
    asked: /\b(closing|closure|wrap up|end of (the )?call|ending|farewell)\b/,
    ids: ['further-help', 'thanks', 'goodbye'],
  },
  {
    asked: /\b(courtesy|politeness|professionalism|tone|soft skills|communication|etiquette)\b/,
    ids: ['politeness', 'thanks'],
  },
  { asked: /\b(resolution|problem solving|solution|outcome|effectiveness)\b/, ids: ['resolution'] },
  { asked: /\b(empathy|understanding|rapport)\b/, ids: ['empathy'] },
]

/** The behaviours a question's wording names, in the order of the library. */
export function recogniseBehaviours(plain: string): Behaviour[] {
  return behaviours.filter((behaviour) => behaviour.asked.test(plain))
}

/** What a wording takes for given about the customer's side. */
export function recogniseCircumstances(plain: string): Behaviour[] {
  return circumstances.filter((behaviour) => behaviour.asked.test(plain))
}

export function recogniseHeading(plain: string): Behaviour[] {
  const ids = headings.filter(({ asked }) => asked.test(plain)).flatMap((heading) => heading.ids)
  return [...new Set(ids)].map(getBehaviour)
}
