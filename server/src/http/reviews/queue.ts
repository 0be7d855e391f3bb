import { z } from 'zod'
import { claimNext, releaseTask, skipTask } from '../../store/reviews/queue/claim-task.ts'
import { putUpCalls } from '../../store/reviews/queue/put-up-calls.ts'
import { countTasks, listTasks } from '../../store/reviews/queue/review-tasks.ts'
import type { App, HttpContext } from '../context.ts'
import {
  PutUpInput,
  PutUpOutput,
  readTaskCursor,
  SkipInput,
  showTask,
  TaskCountsOutput,
  TaskListOutput,
  TaskOutput,
  TaskQuery,
  writeTaskCursor,
} from './queue-schemas.ts'

const tags = ['Reviews']
const TaskId = z.object({ id: z.uuid().toLowerCase() })
const write = 'write:call-analysis-review'

export function addReviewQueueRoutes(app: App, context: HttpContext): void {
  addListRoute(app, context)
  addCountRoute(app, context)
  addPutUpRoute(app, context)
  addClaimRoutes(app, context)
}

function addListRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/review-queue',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'listReviewQueue',
        tags,
        summary: 'List the review queue',
        description: 'Newest first, in pages. A team lead sees the calls of their teams.',
        querystring: TaskQuery,
        response: { 200: TaskListOutput },
      },
    },
    async ({ caller, query }) => {
      const { tasks, next } = await listTasks(database, {
        workspaceId: caller.workspaceId,
        reach: caller.reach,
        states: query.state,
        of: query.mine ? caller.by.actor : undefined,
        planId: query.plan_id,
        overdue: query.overdue || undefined,
        unassigned: query.unassigned || undefined,
        before: query.cursor === undefined ? undefined : readTaskCursor(query.cursor),
        limit: query.limit ?? 50,
      })
      return { items: tasks.map(showTask), next_cursor: next ? writeTaskCursor(next) : null }
    },
  )
}

function addCountRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/review-queue/counts',
    {
      config: { scope: 'read:call-analysis-review' },
      schema: {
        operationId: 'countReviewQueue',
        tags,
        summary: 'Count what waits for review',
        description: 'A team lead counts the calls of their teams.',
        response: { 200: TaskCountsOutput },
      },
    },
    async ({ caller: { workspaceId, reach, by } }) => countTasks(database, { workspaceId, reach }, by.actor),
  )
}

function addPutUpRoute(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/review-queue',
    {
      // Asked for again, it gives the same answer: a call is up once.
      config: {
        scope: write,
        onlyReads: true,
        refusals: ['not_found', 'call_erased', 'call_in_progress', 'nothing_to_review'],
      },
      schema: {
        operationId: 'putUpForReview',
        tags,
        summary: 'Put calls up for review',
        description: 'All of them, or none. Calls that are up already stay as they are.',
        body: PutUpInput,
        response: { 200: PutUpOutput },
      },
    },
    async ({ caller, body }) => {
      const { tasks, added } = await putUpCalls(
        database,
        { ...caller.by, reach: caller.reach },
        {
          callIds: body.call_ids,
          assignedTo: body.assigned_to,
          dueAt: body.due_at === null ? null : new Date(body.due_at),
          blind: body.blind,
        },
      )
      return { items: tasks.map(showTask), added }
    },
  )
}

function addClaimRoutes(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/review-queue/next',
    {
      // Asked for again, it gives the same task.
      config: { scope: write, onlyReads: true },
      schema: {
        operationId: 'claimNextReview',
        tags,
        summary: 'Take the next call to review',
        description:
          'The one you are at, or else the next: what is given to you first, then by when it is due, then by age. It is yours alone until you submit a review, give it back or `claimed_until` is over. 204: there is none.',
        response: { 200: TaskOutput, 204: z.null() },
      },
    },
    async ({ caller }, reply) => {
      const claimer = { ...caller.by, reach: caller.reach, isPerson: caller.person !== undefined }
      const task = await claimNext(database, claimer)
      return task ? reply.status(200).send(showTask(task)) : reply.status(204).send(null)
    },
  )

  app.post(
    '/v1/review-queue/:id/release',
    {
      config: { scope: write, refusals: ['task_not_held', 'task_finished'] },
      schema: {
        operationId: 'releaseReviewTask',
        tags,
        summary: 'Give a call back',
        params: TaskId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await releaseTask(database, { ...caller.by, reach: caller.reach }, params.id)
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/v1/review-queue/:id/skip',
    {
      config: { scope: write, refusals: ['task_held', 'task_finished'] },
      schema: {
        operationId: 'skipReviewTask',
        tags,
        summary: 'Take a call out of the queue',
        description: 'With a reason. Its plan draws another one instead.',
        params: TaskId,
        body: SkipInput,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params, body }, reply) => {
      await skipTask(database, { ...caller.by, reach: caller.reach }, params.id, body.reason)
      return reply.status(204).send(null)
    },
  )
}
