import type { Figure } from '../observe/figures.ts'
import { type Database, findPool } from './database.ts'

/** How this process uses its connections to the database: those to answer with, and those of the stages. */
export async function readPoolFigures(databases: readonly Database[]): Promise<Figure[]> {
  const pools = databases.map(findPool).filter((pool) => pool !== undefined)
  const sum = (count: (pool: (typeof pools)[number]) => number) =>
    pools.reduce((total, pool) => total + count(pool), 0)
  return [
    {
      name: 'callmark_database_connections',
      help: 'Connections of this process to the database, in use and idle.',
      samples: [
        { labels: { state: 'busy' }, value: sum((pool) => pool.totalCount - pool.idleCount) },
        { labels: { state: 'idle' }, value: sum((pool) => pool.idleCount) },
      ],
    },
    {
      name: 'callmark_database_connections_max',
      help: 'Connections this process may have.',
      samples: [{ value: sum((pool) => pool.options.max) }],
    },
    {
      name: 'callmark_database_waiting',
      help: 'Queries of this process that wait for a free connection.',
      samples: [{ value: sum((pool) => pool.waitingCount) }],
    },
  ]
}
