import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.ts'

/**
 * Everything a rationale can name as looked for, found or weighed, as it stands in an English sentence. Stored results hold
 * the code; whoever shows them has the words of their own language for it.
 */
export const things = {
  // What people do on service calls.
  greeting: 'a greeting',
  introduction: 'the agent giving their own name',
  'use-of-name': 'the customer being addressed by name',
  'company-name': 'the company’s name',
  'help-offer': 'asking how to help',
  'further-help': 'an offer of further help',
  thanks: 'thanks',
  goodbye: 'a closing farewell',
  politeness: 'polite wording',
  empathy: 'an apology or words of empathy',
  willingness: 'a statement of willingness to help',
  compensation: 'an offer to make up for it',
  'retention-offer': 'an offer to make the customer stay',
  'repeat-contact': 'an earlier contact about the same thing',
  'identity-check': 'a check of the customer’s identity',
  'recording-notice': 'a notice that the call is recorded',
  hold: 'the customer being put on hold',
  'hold-permission': 'asking leave before a hold',
  recap: 'a recap or confirmation of what was agreed',
  transfer: 'the call being handed to someone else',
  resolution: 'a sign that the concern was dealt with',
  frustration: 'frustration',
  'next-steps': 'the next steps',
  profanity: 'offensive language',
  upsell: 'an offer of another product or service',
  survey: 'an invitation to give feedback',
  complaint: 'a complaint',
  trouble: 'trouble',
  content: 'the customer being content',
  failure: 'a concern that was left unsolved',
  repetition: 'the customer having to repeat themselves',
  satisfaction: 'a satisfied customer',
  'customer-calm': 'a customer who kept calm',
  composure: 'an agent who stayed calm and helpful',
  rudeness: 'a rude or impatient agent',
  rules: 'quoting rules',
  threat: 'a threat',
  blame: 'blaming the customer',
  'surprise-charge': 'a charge that took the customer by surprise',
  curtness: 'a curt manner',
  interruption: 'speaking over the other party',
  // Signs that are weighed against each other.
  'says-so': 'the customer says they are annoyed',
  'harsh-word': 'harsh words about the service',
  swearing: 'swearing or insults',
  impatience: 'impatience',
  repeats: 'the customer has to say things again',
  reproach: 'reproaches about how it is handled',
  questioning: 'the customer questions what the agent says',
  demand: 'a demand for somebody else, or a threat to complain or leave',
  'giving-up': 'the customer gives up',
  groan: 'groans and sighs',
  praise: 'praise or delight from the customer',
  'warm-thanks': 'warm thanks from the customer',
  'customer-courtesy': 'courteous words from the customer',
  shouting: 'shouting in writing',
  'cool-tone': 'a cool tone overall',
  'friendly-tone': 'a friendly tone overall',
  harsh: 'impatient or harsh words from the agent',
  care: 'reassuring words from the agent',
  blamed: 'the customer complains about the agent',
  'cut-off': 'a goodbye before the customer was done',
  'no-closing': 'no closing words from the agent',
  'not-understood': 'the agent does not understand',
  shrugs: 'the agent does not know',
  presses: 'the agent presses the customer',
  corrected: 'the customer has to correct or remind the agent',
  terse: 'replies of only a few words',
  'brushed-off': 'a question of the customer brushed off',
  'agent-courtesy': 'courteous words from the agent',
  'ends-done': 'the agent’s last word on it is that it is done',
  'ends-refused': 'the agent’s last word on it is that it cannot be done',
  denied: 'the customer says that it is not done',
  refusals: 'refusals by the agent',
  told: 'information given by the agent',
  pleased: 'the customer is pleased in the end',
  displeased: 'the customer is displeased in the end',
  'needs-no-more': 'the customer needs nothing more',
  'broken-off': 'the conversation breaks off at a question',
  'sounds-solved': 'the agent’s last statements sound like a solution',
  'sounds-refused': 'the agent’s last statements sound like a refusal',
  // What is read out of a call.
  'postal-address': 'a postal address',
  'email-address': 'an e-mail address',
  code: 'a row of figures or letters',
  'phone-number': 'a whole telephone number',
  'opening-hours': 'an opening and a closing time',
  date: 'a complete date',
  time: 'a time of day',
  datetime: 'a complete date with a time',
  number: 'a number',
  request: 'a sentence that says what the customer wants',
  name: 'a name',
  reply: 'a reply to a question that asks for it',
  option: 'one of the allowed answers',
} as const

export type ThingCode = keyof typeof things

/** How something was found. */
export const ways = {
  'word-for-word': 'word for word',
  'nearly-word-for-word': 'in nearly the same words',
  'usual-wording': 'by its usual wording',
  'by-name': 'by its name',
  counted: 'by counting',
  meaning: 'by its meaning',
  signs: 'by weighing the signs',
  'in-reply': 'in reply to the question for it',
  'where-spoken-of': 'where the talk is about it',
  'read-out': 'as it was read out',
  'in-introduction': 'in the words people introduce themselves with',
  'as-addressed': 'as the agent addresses the customer',
  'of-two': 'of two said together the one that is asked for',
  'not-named': 'in a sentence that does not name it, so it may be another',
} as const

export type WayCode = keyof typeof ways

const whose = {
  how: z
    .enum(Object.keys(ways) as [WayCode])
    .exactOptional()
    .describe('How it was found.'),
  by: z.literal('customer').exactOptional(),
}

export const SoughtThing = z
  .union([
    z.object({ thing: z.enum(Object.keys(things) as [ThingCode]), ...whose }),
    z.object({ words: z.string(), ...whose }),
  ])
  .meta({
    id: 'SoughtThing',
    description: 'Something looked for: known by its code, or in words that stand in the model.',
  })

export type Thing = DeepReadonly<z.infer<typeof SoughtThing>>

export function nameThing(thing: Thing): string {
  const name = 'thing' in thing ? things[thing.thing] : `“${thing.words}”`
  const whose = thing.by ? `${name} from the ${thing.by}` : name
  return thing.how ? `${whose} (${ways[thing.how]})` : whose
}

export function listThings(named: readonly Thing[], last = ', '): string {
  const names = named.map(nameThing)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`
}
