import { z } from 'zod'
import type { DeepReadonly } from './deep-readonly.ts'

const bySpeaker = z.record(z.string(), z.number())
const count = z.int()
const span = { start: z.number(), end: z.number() }
const stretch = z.object({ ...span, seconds: z.number() })
const speakersMoment = z.object({ speaker: z.string(), ...span })
const speakersStretch = z.object({ speaker: z.string(), ...span, seconds: z.number() })

const Measured = z.object({
  talk_share: bySpeaker.describe('Each speaker’s part of all the talking; the parts sum to 1.'),
  talk_seconds: bySpeaker,
  silence_seconds: z.number().describe('Time in which nobody spoke, over the whole recording.'),
  silence_share: z.number(),
  silences: z
    .array(stretch)
    .describe('Nobody spoke for 3 seconds or more between the first and the last word.'),
  longest_silence: stretch
    .nullable()
    .describe(
      'Between the first and the last word: what comes before and after is no pause in the conversation.',
    ),
  holds: z
    .array(speakersStretch)
    .describe('The caller was told to wait (“one moment, please”), and did for 5 seconds or more.'),
  hold_seconds: z.number(),
  longest_monologue: speakersStretch.nullable(),
  monologues: z
    .array(speakersStretch)
    .describe('Somebody spoke for 30 seconds or more on end, with no silence of 3 seconds in it.'),
  interruptions: z.array(speakersMoment).describe('Who began to speak, and from when until when both did.'),
  interruption_count: z
    .record(z.string(), count)
    .describe('By who began to speak; all of them, however many.'),
  interruptions_per_minute: bySpeaker.describe('By the minute from the first word to the last.'),
  overlap_seconds: z.number(),
  overlaps: z.array(stretch).describe('Two spoke at once for half a second or more.'),
  talk_over: z
    .record(z.string(), z.object({ seconds: z.number(), share: z.number() }))
    .describe('How long each spoke while somebody else did, and what part of their own talking that is.'),
  words_per_minute: bySpeaker.describe('Only of who spoke for 2 seconds or more.'),
  questions_asked: z.record(z.string(), count),
  questions: z.array(speakersMoment),
  response_seconds: bySpeaker.describe('The median wait before each speaker’s reply.'),
  slowest_responses: z
    .array(speakersStretch)
    .describe('The longest waits of 2 seconds or more before a reply, at most 5, the longest first.'),
  greeting_seconds: z
    .number()
    .nullable()
    .describe(
      'From the start of the recording to the agent’s first word; null where nobody is known to be the agent.',
    ),
  first_response_seconds: z
    .number()
    .nullable()
    .describe('How long the customer waited for the agent’s first reply.'),
  turn_count: z.record(z.string(), count),
})

/** What can be counted in a conversation, with no judgement in it, as every judge measures it. */
export type MeasuredConversation = DeepReadonly<z.infer<typeof Measured>>

/** The same in a stored result, where an earlier version may have measured less. */
export const ConversationMetrics = Measured.partial().meta({
  id: 'ConversationMetrics',
  description:
    'What was measured in the conversation, without any judgement. Seconds and shares have two decimals; moments are seconds from the start of the recording, in order, at most 50 of each, the longest. Results of earlier versions may have fewer of them.',
})
export type ConversationMetrics = DeepReadonly<z.infer<typeof ConversationMetrics>>
