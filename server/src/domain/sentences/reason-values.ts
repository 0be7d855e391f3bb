import { z } from 'zod'
import { SoughtThing } from './things.ts'

const party = z.enum(['agent', 'customer'])
const things = z.array(SoughtThing)
const looked = z.object({ things })
const searched = z.object({
  things,
  turns: z.int().describe('How many turns there were to look at.'),
  party: party.exactOptional().describe('Whose turns; without it, everybody’s.'),
  place: z.enum(['start', 'end', 'late']).exactOptional(),
})
const choice = z.object({
  option: z.string(),
  other: z.string().exactOptional().describe('The next best.'),
})

/** What each reason for an answer is made from. A code that is in use stays: stored results hold it. */
export const reasonValues = {
  /** Written by a language model, or before there were codes. */
  text: z.object({ text: z.string() }),

  found: looked,
  found_only: looked,
  found_unwanted: looked,
  not_found: searched,
  not_found_unwanted: searched,
  not_so_unwanted: looked,
  not_borne_out: looked,
  signs: z.object({
    for: things,
    against: things,
    of: SoughtThing.exactOptional().describe('What they speak for, where several things were weighed.'),
    mood: z.enum(['bad', 'good']).exactOptional().describe('Of which of two moods, where both were weighed.'),
  }),
  counted: z.object({ found: z.int(), of: z.int() }),
  in_favour: looked,
  missing: looked,
  against: looked,
  few_signs: null,
  option_said: choice,
  option_fits: choice,
  manner_fits: z.object({ option: z.string(), party }),

  read_yes_shown: null,
  read_yes_absent: null,
  read_no_shown: null,
  read_no_absent: null,
  read_value: null,
  phrase_said: null,
  phrase_unsaid: null,
  phrase_forbidden: null,
  spoke_over: z.object({ times: z.int().describe('How often.') }),

  open: null,
  open_unsettled: looked,
  open_condition: z.object({ condition: z.string() }),
  open_unwritten: null,
  open_unmentioned: null,
  open_not_said: looked,
  open_undecided: z.object({ options: z.array(z.string()) }),
  open_other_subject: z.object({ name: z.string() }),
  open_silent_party: z.object({ party }),
  open_language: z.object({ language: z.string() }),
  open_unsure: z.object({
    percent: z.int().describe('How likely the answer that was found is right.'),
    needed: z.int().describe('How likely it has to be.'),
    likely: z.enum(['yes', 'no', 'not_applicable']).exactOptional().describe('The answer that was found.'),
  }),
  open_unusable: null,
  open_steered: null,
  open_steered_unproven: null,
  open_other_party: null,
  open_forbidden: null,

  not_applicable: null,
  not_applicable_read: null,
  not_applicable_without: looked,
  not_applicable_with: looked,
  no_speech: null,
  dry_run: null,

  one_voice: null,
  unknown_agent: null,
  guessed_agent: null,
  needs_review: null,
  quotes_not_found: null,
  unproven: null,
  no_answer: null,
  no_reason: null,
  mean_of_parts: z.object({ parts: z.int() }),
  taught: z.object({ reviews: z.int() }),
  steering_left_out: null,
} as const
