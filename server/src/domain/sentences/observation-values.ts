import { z } from 'zod'

const at = z.number().describe('Seconds from the start of the recording.')
const quote = z.string().describe('Short, without quotation marks.')
const shown = z.object({ at, quote })
const named = {
  names: z.array(z.string()),
  more: z.int().describe('How many more there are.'),
}
const speaker = z.string()
const seconds = z.number()

/** What each observation about a call is made from, for whoever coaches. A code that is in use stays. */
export const observationValues = {
  /** Written by a language model. */
  text: z.object({ text: z.string() }),
  lost_points: z.object({
    name: z.string(),
    lost: z.int(),
    of: z.int(),
    category: z.string().exactOptional().describe('Where these are all the points of a category.'),
    shown: shown.exactOptional(),
    missing: z.literal(true).exactOptional().describe('It should have been said and was not.'),
    aim: z.string().exactOptional().describe('What the model asks for, in its own words.'),
  }),
  category_lost: z.object({ category: z.string(), points: z.int(), ...named }),
  open_answers: z.object(named),
  full_marks: z.object({ category: z.string(), points: z.int() }),

  silence: z.object({ seconds, at }),
  spoke_over: z.object({ speaker, times: z.int(), at: z.array(at) }),
  talk_share: z.object({ speaker, percent: z.number() }),
  monologue: z.object({ speaker, seconds, at }),
  slow_replies: z.object({ seconds }),

  unhappy: z.object({ at, quote, also: z.array(at), known: z.boolean() }),
  undated_promise: shown,
  dated_promise: shown,
  asked_twice: z.object({ at, again: at, quote }),
  unanswered: shown,
  empathy: shown,
  read_back: shown,
  steering: z.object({ at, speaker }),

  no_speech: null,
  nothing: null,
  one_voice: null,
  one_party: z.object({ speaker }),
  dry_run: null,
} as const
