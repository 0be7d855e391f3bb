import { z } from 'zod'
import { intervals } from '../../stats/course-of-calls.ts'
import { pointStart } from '../stats/stats-schemas.ts'
import { nameOf } from '../text-schemas.ts'

const points = z.number().nullable()

const counted = {
  calls: z.int(),
  share: points.describe('Of the calls whose reason was found, in percent; null if there are none.'),
}

const figures = {
  ...counted,
  before: z.object(counted).nullable().describe('The same in the period before; null where there is none.'),
  change: points.describe('Of the share, in percentage points.'),
  change_low: points.describe('Lower end of its 95 % interval.'),
  change_high: points.describe('Its upper end.'),
  beyond_chance: z
    .boolean()
    .describe("Whether the 95 % interval of the share's change, by Newcombe, leaves out 0."),
  points: z
    .array(z.object({ start: pointStart, calls: z.int() }))
    .describe('Over time. Includes points without calls.'),
}

const id = z.uuid().describe('Stays as it is, whatever the topic is called and whatever it is merged with.')
const name = z
  .string()
  .describe(
    'What a person has called it; otherwise words that at least three of its calls say. Empty: nobody has, and there are no such words.',
  )
const renamed = z.boolean().describe('Whether a person has named it.')

export const TopicsOutput = z
  .object({
    interval: z.enum(intervals),
    time_zone: z.string(),
    before: z
      .object({ start_date: z.string(), end_date: z.string() })
      .nullable()
      .describe('The period of the same length directly before; null where an end of the range is open.'),
    calls: z.int().describe('Finished calls in the period.'),
    unread: z
      .int()
      .describe(
        'Of these, calls whose reason was not found: not in English, without a transcript, or not read yet. They count in no share.',
      ),
    waiting: z.int().describe('Calls of the workspace that are still to be read; 10,000 at most.'),
    topics: z
      .array(
        z.object({
          id,
          name,
          renamed,
          ...figures,
          parts: z
            .array(z.object({ id: z.uuid(), name: z.string() }))
            .describe('Topics that people have merged into it. Their calls count here.'),
        }),
      )
      .describe('Those with calls in either period, the ones with most calls first.'),
    other: z.object(figures).describe('Calls that fit no topic.'),
  })
  .meta({ id: 'Topics', description: 'Why customers call, before and over time.' })
export type TopicsOutput = z.infer<typeof TopicsOutput>

export const TopicOutput = z
  .object({
    id,
    name,
    renamed,
    merged_into: z
      .uuid()
      .nullable()
      .describe('The topic that its calls count in; null: it stands by itself.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime().nullable().describe('When somebody last named, merged or separated it.'),
    updated_by: z.string().nullable(),
  })
  .meta({ id: 'Topic', description: 'A reason why customers call.' })

export const TopicParams = z.object({ id: z.uuid().toLowerCase() })

export const TopicInput = z
  .strictObject({
    name: nameOf({ max: 100 }).nullable().describe('What to call it. null: by the words of its calls again.'),
  })
  .meta({ id: 'TopicRequest', description: 'What a topic is to be called.' })

export const MergeInput = z
  .strictObject({ into_id: z.uuid().toLowerCase().describe('The topic that its calls are to count in.') })
  .meta({ id: 'TopicMergeRequest', description: 'Which topic a topic is to be merged into.' })
