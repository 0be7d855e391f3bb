import { z } from 'zod'
import { taskReasons, taskStates } from '../../domain/reviewing/review-plan.ts'
import type { ReviewTask } from '../../store/reviews/queue/review-tasks.ts'
import { flag, severalOf, wholeNumber } from '../query-values.ts'
import { textOf } from '../text-schemas.ts'

const moment = z.iso.datetime()
const named = z.object({ id: z.string(), name: z.string().nullable() })

export const TaskOutput = z
  .object({
    id: z.uuid(),
    call: z.object({
      id: z.uuid(),
      external_id: z.string(),
      agent_id: z.string(),
      agent_name: z.string(),
      model_id: z.int(),
      model_name: z.string(),
      duration: z.number().nullable().describe('Seconds.'),
      created_at: moment,
    }),
    plan: named.nullable().describe('Null: put up by hand, or the plan has been deleted.'),
    reasons: z
      .array(z.enum(taskReasons))
      .describe(
        'Why the call was chosen. Empty for a blind review that is not done: they would tell the result.',
      ),
    blind: z.boolean().describe("The reviewer does not see the machine's answers until submitting."),
    assigned_to: named.nullable().describe('Null: anyone.'),
    claimed_by: named.nullable().describe('Who is at it; null: nobody.'),
    claimed_until: moment.nullable(),
    due_at: moment.nullable(),
    overdue: z.boolean(),
    state: z.enum(taskStates),
    skip_reason: z.string().nullable(),
    review_id: z.uuid().nullable().describe('The review that it led to.'),
    created_at: moment,
    finished_at: moment.nullable(),
  })
  .meta({ id: 'ReviewTask', description: 'A call that is up for review.' })

export const TaskListOutput = z
  .object({
    items: z.array(TaskOutput),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
  })
  .meta({ id: 'ReviewTaskList', description: 'A page of tasks.' })

export const TaskQuery = z
  .object({
    limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: 50 }).describe('Tasks per page.'),
    cursor: z.string().max(500).optional().describe('`next_cursor` of the previous page.'),
    state: severalOf(taskStates).describe('Repeat it for any of several.'),
    mine: flag(false).describe('Only what is given to you or in your hands.'),
    plan_id: z.uuid().toLowerCase().optional(),
    overdue: flag(false).describe('Only what is overdue.'),
    unassigned: flag(false).describe('Only what is given to nobody and in nobody’s hands.'),
  })
  .superRefine(({ cursor }, context) => {
    if (cursor !== undefined && readTaskCursor(cursor) === undefined)
      context.addIssue({
        code: 'custom',
        path: ['cursor'],
        message: 'This is not a cursor of this list. Take `next_cursor` of the page before.',
      })
  })

export const TaskCountsOutput = z
  .object({
    waiting: z.int().describe('All open tasks, also those in somebody’s hands.'),
    mine: z.int().describe('Given to you or in your hands.'),
    unassigned: z.int().describe('Given to nobody and in nobody’s hands.'),
    overdue: z.int(),
    appealed: z.int().describe('Calls with an appeal that is not decided, up for review or not.'),
  })
  .meta({ id: 'ReviewTaskCounts', description: 'How much waits to be reviewed.' })

export const PutUpInput = z
  .object({
    call_ids: z.array(z.uuid().toLowerCase()).min(1).max(200),
    assigned_to: z.uuid().toLowerCase().nullable().default(null).describe('ID of a person; null: anyone.'),
    due_at: z.iso.datetime({ offset: true }).nullable().default(null),
    blind: z
      .boolean()
      .default(false)
      .describe("The machine's answers are hidden from the reviewer until submitting."),
  })
  .meta({ id: 'CallsForReview', description: 'Calls to be reviewed.' })

export const PutUpOutput = z
  .object({
    items: z.array(TaskOutput).describe('The tasks of all these calls, also of those that were up already.'),
    added: z.int().describe('How many were not up before.'),
  })
  .meta({ id: 'CallsPutUp', description: 'Calls that are up for review.' })

export const SkipInput = z
  .object({ reason: textOf({ min: 1, max: 1_000 }) })
  .meta({ id: 'SkippedTask', description: 'Why a call is not reviewed.' })

export function showTask(task: ReviewTask): z.infer<typeof TaskOutput> {
  const tells = !task.blind || task.state === 'done' || task.state === 'skipped'
  return {
    ...task,
    call: { ...task.call, created_at: task.call.created_at.toISOString() },
    reasons: tells ? [...task.reasons] : [],
    claimed_until: task.claimed_until?.toISOString() ?? null,
    due_at: task.due_at?.toISOString() ?? null,
    created_at: task.created_at.toISOString(),
    finished_at: task.finished_at?.toISOString() ?? null,
  }
}

export function writeTaskCursor(taskId: string): string {
  return Buffer.from(taskId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Undefined: not a cursor of ours. */
export function readTaskCursor(cursor: string): string | undefined {
  const hex = Buffer.from(cursor, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return z.uuid().safeParse(id).success ? id : undefined
}
