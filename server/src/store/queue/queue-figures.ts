import { sql } from 'kysely'
import { callStatuses, finalStatuses, type StageName, stageNames } from '../../domain/call.ts'
import type { Figure } from '../../observe/figures.ts'
import type { Database } from '../database.ts'

interface StageRow {
  readonly stage: StageName
  readonly waiting: number
  readonly delayed: number
  readonly active: number
  readonly oldest_seconds: number
}

/** How much work there is, over all processes: every one of them tells the same. */
export async function readQueueFigures(database: Database): Promise<Figure[]> {
  const [stages, statuses] = await Promise.all([readStages(database), readStatuses(database)])
  const perStage = (pick: (row: StageRow) => number) =>
    stages.map((row) => ({ labels: { stage: row.stage }, value: pick(row) }))
  return [
    {
      name: 'callmark_queue_waiting',
      help: 'Stages waiting for a worker, from all processes; the same for every process.',
      samples: perStage((row) => row.waiting),
    },
    {
      name: 'callmark_queue_delayed',
      help: 'Stages that wait for the time of their next attempt.',
      samples: perStage((row) => row.delayed),
    },
    {
      name: 'callmark_queue_active',
      help: 'Stages that a worker has taken.',
      samples: perStage((row) => row.active),
    },
    {
      name: 'callmark_queue_oldest_seconds',
      help: 'How long the stage that has waited longest could have been run; 0 when none waits.',
      samples: perStage((row) => row.oldest_seconds),
    },
    {
      name: 'callmark_calls_unfinished',
      help: 'Calls that are on their way, by status.',
      samples: statuses.map(({ status, calls }) => ({ labels: { status }, value: calls })),
    },
  ]
}

async function readStages(database: Database): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    select stage.name as stage,
      count(*) filter (where job.state < 'active' and job.start_after <= now()) as waiting,
      count(*) filter (where job.state < 'active' and job.start_after > now()) as delayed,
      count(*) filter (where job.state = 'active') as active,
      greatest(0, coalesce(extract(epoch from now() - min(greatest(job.created_on, job.start_after))
        filter (where job.state < 'active' and job.start_after <= now())), 0))::float8 as oldest_seconds
    from unnest(${stageNames}::text[]) as stage (name)
    left join pgboss.job on job.name = 'call-' || stage.name and job.state <= 'active'
    group by stage.name`.execute(database)
  return rows
}

/** Workspace by workspace, for that is how the index of statuses is sorted: finished calls are never looked at. */
async function readStatuses(database: Database): Promise<{ status: string; calls: number }[]> {
  const unfinished = callStatuses.filter((status) => !finalStatuses.includes(status))
  const { rows } = await sql<{ status: string; calls: number }>`
    select status.name as status, coalesce(sum(counted.calls), 0)::int8 as calls
    from unnest(${unfinished}::text[]) as status (name)
    left join (workspace cross join lateral (
      select call.status, count(*) as calls from call
      where call.workspace_id = workspace.id and call.enabled and call.status = any(${unfinished})
      group by call.status
    ) as counted) on counted.status = status.name
    group by status.name`.execute(database)
  return rows
}
