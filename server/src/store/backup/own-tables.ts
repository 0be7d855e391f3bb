import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { listSequencesMade, listTablesMade } from '../migrate.ts'

export interface OwnTable {
  readonly name: string
  /** Without those that the database works out itself. */
  readonly columns: string[]
}

/** Stays behind: a restored house is a house of its own, with a data directory of its own. */
const leftBehind = 'installation'

/** Every table of ours that a backup holds, each after those it refers to. */
export async function listOwnTables(database: Database): Promise<OwnTable[]> {
  return (await listAllTables(database)).filter(({ name }) => name !== leftBehind)
}

async function listAllTables(database: Database): Promise<OwnTable[]> {
  const made = await listTablesMade()
  const found = await sql<OwnTable & { refers_to: string[] }>`
    select c.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select distinct target.relname::text from pg_constraint
          join pg_class as target on target.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
      ) as refers_to
    from pg_class as c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    order by c.relname`.execute(database)
  const left = found.rows.filter(({ name }) => made.has(name))
  const ordered: OwnTable[] = []
  while (left.length > 0) {
    const index = left.findIndex(({ refers_to }) => !left.some(({ name }) => refers_to.includes(name)))
    if (index < 0) throw new Error('Tables refer to each other in a circle.')
    for (const { name, columns } of left.splice(index, 1)) ordered.push({ name, columns })
  }
  return ordered
}

/** The table and its columns, as SQL. */
export function writeTable({ name, columns }: OwnTable): string {
  return `${quote(name)} (${columns.map(quote).join(', ')})`
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Columns that count up by themselves, and the last number given out. */
export async function listCounters(
  database: Database,
): Promise<{ table: string; column: string; value: number }[]> {
  const made = await listTablesMade()
  const found = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
    order by 1, 2`.execute(database)
  const counters = []
  for (const { table, column, sequence } of found.rows.filter(({ table }) => made.has(table))) {
    const last = await sql<{ value: number }>`
      select case when is_called then last_value else 0 end as value from ${sql.raw(sequence)}`.execute(
      database,
    )
    counters.push({ table, column, value: last.rows[0]!.value })
  }
  return counters
}

/** Has counting go on after the last number given out where the rows come from. */
export async function setCounter(
  database: Database,
  { table, column, value }: { table: string; column: string; value: number },
): Promise<void> {
  if (value === 0) return
  await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${value})`.execute(
    database,
  )
}

/** Sequences that belong to no column, and the last number given out; of one that has given out none there is nothing to say. */
export async function listSequences(database: Database): Promise<{ name: string; value: number }[]> {
  const made = await listSequencesMade()
  const found = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = current_schema() order by 1`.execute(database)
  return found.rows.flatMap(({ name, value }) => (made.has(name) && value !== null ? [{ name, value }] : []))
}

export async function setSequence(
  database: Database,
  { name, value }: { name: string; value: number },
): Promise<void> {
  await sql`select setval(quote_ident(${name})::regclass, ${value})`.execute(database)
}

/** The first of our tables in which there is anything. */
export async function findFilledTable(database: Database): Promise<string | undefined> {
  for (const { name } of await listAllTables(database)) {
    const found = await sql`select from ${sql.table(name)} limit 1`.execute(database)
    if (found.rows.length > 0) return name
  }
  return undefined
}
