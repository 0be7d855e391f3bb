import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/store/database.ts'

const perRead = 50_000
/** Those with points, whose outcomes stand in columns of their own: a letter each. */
const criteria = ['greets', 'says_name', 'verifies', 'solves', 'offers_more', 'thanks']

/**
 * The generated calls once more, as a wide table of columns in DuckDB's own storage, and again with the machine's scores;
 * two threads, as this machine has cores.
 */
export async function loadDuckDb(database: Database, folder: string): Promise<DuckDBConnection> {
  const csv = join(folder, 'calls.csv')
  await writeCalls(database, csv)
  const instance = await DuckDBInstance.create(join(folder, `calls-${Date.now()}.duckdb`), { threads: '2' })
  const connection = await instance.connect()
  await connection.run(`
    create table every_score as select * from read_csv('${csv}', header = false, delim = '|', nullstr = '', columns = {
      call_id: 'UUID', model: 'VARCHAR', created_at: 'TIMESTAMP', external_id: 'VARCHAR',
      agent_id: 'VARCHAR', agent_name: 'VARCHAR', status: 'VARCHAR', score: 'INTEGER', duration: 'BIGINT',
      campaign: 'VARCHAR', queue: 'VARCHAR', store: 'VARCHAR',
      greets: 'BOOLEAN', says_name: 'BOOLEAN', verifies: 'BOOLEAN', solves: 'BOOLEAN', offers_more: 'BOOLEAN', thanks: 'BOOLEAN',
      satisfaction: 'INTEGER', amount: 'DECIMAL(9, 2)', reason: 'VARCHAR', callback_on: 'DATE',
      opening: 'INTEGER', handling: 'INTEGER', closing: 'INTEGER',
      opening_expected: 'INTEGER', handling_expected: 'INTEGER', closing_expected: 'INTEGER',
      ${criteria.map((key) => `${key}_came: 'VARCHAR', machine_${key}_came: 'VARCHAR'`)},
      machine_score: 'INTEGER', machine_opening: 'INTEGER', machine_handling: 'INTEGER', machine_closing: 'INTEGER'
    })`)
  const own = ['score', 'opening', 'handling', 'closing', ...criteria.map((key) => `${key}_came`)]
  const replaced = own.map((column) => `machine_${column} as ${column}`)
  const left = `exclude (${own.map((column) => `machine_${column}`)})`
  await connection.run(`create table call as select * ${left} from every_score`)
  await connection.run(`create table machine_call as select * ${left} replace (${replaced}) from every_score`)
  await connection.run('drop table every_score')
  await connection.run('checkpoint')
  return connection
}

const traits = [
  ...[
    'm:campaign',
    'm:queue',
    'm:store',
    'v:greets',
    'v:says_name',
    'v:verifies',
    'v:solves',
    'v:offers_more',
  ],
  ...['v:thanks', 'v:satisfaction', 'v:amount', 'v:reason', 'v:callback_on'],
]

const letterOf = (outcomes: RawBuilder<unknown>, key: string) =>
  sql`(select left(outcome, 1) from unnest(${outcomes}) as outcome where substr(outcome, 3) = ${key})`
const cameOf = sql.join(
  criteria.flatMap((key) => [
    letterOf(sql`criteria`, key),
    letterOf(sql`coalesce(machine_criteria, criteria)`, key),
  ]),
)

async function writeCalls(database: Database, path: string): Promise<void> {
  const byCategory = (points: RawBuilder<unknown>) =>
    sql.join(
      ['Opening', 'Handling', 'Closing'].map(
        (name) => sql`(select value from jsonb_each_text(${points})
          join model_category on model_category.id = key::integer where name = ${name})`,
      ),
    )
  const file = await open(path, 'w')
  try {
    let last = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await sql<{ line: string; id: string }>`
        select call_id as id, array_to_string(array[
          call_id::text, model.name, to_char(call_fact.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
          call.external_id, call_fact.agent_id, call_fact.agent_name, call_fact.status,
          score_hundredths::text, duration_ms::text,
          ${sql.join(traits.map((trait) => sql`traits ->> ${trait}`))},
          ${byCategory(sql`points`)}, ${byCategory(sql`expected`)}, ${cameOf},
          (case when machine_points is null then score_hundredths else machine_score_hundredths end)::text,
          ${byCategory(sql`coalesce(machine_points, points)`)}
        ], '|', '') as line
        from call_fact join call on call.id = call_id join model on model.id = call_fact.model_id
        where call_id > ${last}
        order by call_id limit ${perRead}`.execute(database)
      if (rows.length === 0) return
      await file.write(`${rows.map(({ line }) => line).join('\n')}\n`)
      last = rows.at(-1)!.id
    }
  } finally {
    await file.close()
  }
}
