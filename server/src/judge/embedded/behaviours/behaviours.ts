import type { Behaviour } from './behaviour.ts'
import { circumstances } from './behaviours-of-circumstance.ts'
import { faultBehaviours } from './behaviours-of-fault.ts'
import { handlingBehaviours } from './behaviours-of-handling.ts'
import { impressionBehaviours } from './behaviours-of-impression.ts'
import { remedyBehaviours } from './behaviours-of-remedy.ts'
import { speakingBehaviours } from './behaviours-of-speaking.ts'

const behaviours: readonly Behaviour[] = [
  ...speakingBehaviours,
  ...handlingBehaviours,
  ...remedyBehaviours,
  ...impressionBehaviours,
  ...faultBehaviours,
]

const byId = new Map<string, Behaviour>(
  [...behaviours, ...circumstances].map((behaviour) => [behaviour.id, behaviour]),
)

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
