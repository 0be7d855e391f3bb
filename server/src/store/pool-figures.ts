import type { Figure } from '../observe/figures.ts'
import { type Database, findPool } from './database.ts'

/** How this process uses its connections to the database. */
export async function readPoolFigures(database: Database): Promise<Figure[]> {
  const pool = findPool(database)
  if (!pool) return []
  return [
    {
      name: 'callmark_database_connections',
      help: 'Connections of this process to the database, in use and idle.',
      samples: [
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
      ],
    },
    {
      name: 'callmark_database_connections_max',
      help: 'Connections this process may have.',
      samples: [{ value: pool.options.max }],
    },
    {
      name: 'callmark_database_waiting',
      help: 'Queries of this process that wait for a free connection.',
      samples: [{ value: pool.waitingCount }],
    },
  ]
}
