import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Who the service is to its database: the owner of what is in it, and nothing else on the server. */
export const serviceRole = 'callmark_service'

/** Known to whoever knows the superuser's, and telling nothing of it: there is no second secret to keep or to lose. */
export function servicePasswordFrom(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(serviceRole).digest('base64url')
}

const mostLockMs = 60_000

/**
 * Makes the role, and hands it everything in the database that the superuser still owns, as in a folder that was made
 * before there was such a role. All of it or nothing: a start that is interrupted is simply repeated by the next.
 */
export async function ensureServiceRole(keeper: pg.ClientConfig, password: string): Promise<void> {
  const client = new pg.Client({ ...keeper, ssl: false, application_name: 'callmark-keeper' })
  client.on('error', () => {})
  await client.connect()
  const database = client.escapeIdentifier(keeper.database!)
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${mostLockMs}`)
    await client.query("select pg_advisory_xact_lock(hashtext('callmark service role'))")
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [serviceRole])
    if (rows.length === 0) await client.query(`create role ${serviceRole}`)
    await client.query(
      `alter role ${serviceRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${client.escapeLiteral(password)}`,
    )
    for (const other of ['postgres', 'template1', database])
      await client.query(`revoke connect on database ${other} from public`)
    for (const { what } of (await client.query(ownedBySuperuser)).rows)
      await client.query(`alter ${what} owner to ${serviceRole}`)
    await client.query(`alter database ${database} owner to ${serviceRole}`)
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * `reassign owned` refuses to take anything from the first superuser, who owns what the server itself consists of. What
 * belongs to a column goes with its table, what belongs to an extension with that.
 */
const ownedBySuperuser = `
  with ours as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), keeper as (
    select oid from pg_roles where rolname = current_user
  ), parts as (
    select classid, objid from pg_depend
    where deptype = 'e' or (deptype in ('a', 'i') and classid = 'pg_class'::regclass and refobjsubid > 0
      and exists (select from pg_class where oid = objid and relkind = 'S'))
  ), owned (class, id, owner, place, what) as (
    select 'pg_namespace'::regclass, oid, nspowner, oid, 'schema ' || quote_ident(nspname) from pg_namespace
    union all
    select 'pg_class'::regclass, oid, relowner, relnamespace,
      case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'materialized view '
        when 'f' then 'foreign table ' else 'table ' end || oid::regclass
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select 'pg_proc'::regclass, oid, proowner, pronamespace, 'routine ' || oid::regprocedure from pg_proc
    union all
    select 'pg_type'::regclass, oid, typowner, typnamespace,
      case typtype when 'd' then 'domain ' else 'type ' end || oid::regtype
    from pg_type
    where typtype in ('d', 'e', 'r')
      or (typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
    union all
    select 'pg_collation'::regclass, oid, collowner, collnamespace, 'collation ' || oid::regcollation
    from pg_collation
    union all
    select 'pg_ts_dict'::regclass, oid, dictowner, dictnamespace, 'text search dictionary ' || oid::regdictionary
    from pg_ts_dict
    union all
    select 'pg_ts_config'::regclass, oid, cfgowner, cfgnamespace, 'text search configuration ' || oid::regconfig
    from pg_ts_config
    union all
    select 'pg_statistic_ext'::regclass, s.oid, stxowner, stxnamespace, format('statistics %I.%I', nspname, stxname)
    from pg_statistic_ext s join ours on ours.oid = stxnamespace
  )
  select what from owned
  where owner = (select oid from keeper) and place in (select oid from ours)
    and not exists (select from parts where classid = class and objid = id)
  order by class, id`
