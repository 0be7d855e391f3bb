import type { User } from './groups/people.ts'
import type { Agent, Team } from './groups/teams.ts'
import type { CsvLine } from './read-csv.ts'

const roles = ['owner', 'admin', 'qa', 'lead', 'agent', 'viewer'] as const satisfies readonly User['role'][]
type Role = User['role']

const columns = ['email', 'name', 'role', 'agent_id', 'team'] as const
type Column = (typeof columns)[number]

/** What is there already. */
export interface Present {
  readonly users: readonly Pick<User, 'email' | 'name' | 'agent_id'>[]
  readonly teams: readonly Pick<Team, 'name'>[]
  readonly agents: readonly Pick<Agent, 'agent_id' | 'user'>[]
  /** Of whoever imports. */
  readonly role: Role
}

export type Fault =
  | { readonly kind: 'email' | 'email_twice' | 'name' | 'owner_only' | 'team_missing' | 'agent_missing' }
  | { readonly kind: 'role'; readonly given: string }
  | { readonly kind: 'agent_twice' | 'agent_taken'; readonly by: string }
  | { readonly kind: 'cells'; readonly given: number; readonly wanted: number }

export interface ImportRow {
  readonly line: number
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly agentId: string | undefined
  readonly team: string | undefined
}

export type PlannedRow = ImportRow &
  (
    | { readonly plan: 'fault'; readonly faults: readonly Fault[] }
    /** Somebody with this address is in the workspace already, and stays as they are. */
    | { readonly plan: 'skip' }
    | { readonly plan: 'invite'; readonly leadsTeam: boolean; readonly movesAgent: boolean }
  )

export type ImportPlan =
  | { readonly fault: 'empty' }
  | { readonly fault: 'column_missing' | 'column_unknown' | 'column_twice'; readonly column: string }
  | { readonly fault: undefined; readonly rows: readonly PlannedRow[]; readonly newTeams: readonly string[] }

/** What an imported list would do, row by row, without doing any of it. */
export function planImport(lines: readonly CsvLine[], present: Present): ImportPlan {
  const [head, ...body] = lines
  if (!head || body.length === 0) return { fault: 'empty' }
  const names = head.cells.map((cell) => cell.trim().toLowerCase())
  for (const column of ['email', 'name', 'role'])
    if (!names.includes(column)) return { fault: 'column_missing', column }
  for (const [index, column] of names.entries()) {
    if (!columns.some((known) => known === column)) return { fault: 'column_unknown', column }
    if (names.indexOf(column) !== index) return { fault: 'column_twice', column }
  }
  const seen = { emails: new Set<string>(), agents: new Map<string, string>() }
  const rows = body.map(({ line, cells }): PlannedRow => {
    const cell = (column: Column) => (cells[names.indexOf(column)] ?? '').trim()
    const row: ImportRow = {
      line,
      email: cell('email'),
      name: cell('name'),
      role: roles.find((role) => role === cell('role').toLowerCase()) ?? 'viewer',
      agentId: cell('agent_id') || undefined,
      team: cell('team') || undefined,
    }
    if (cells.length !== names.length) {
      const fault: Fault = { kind: 'cells', given: cells.length, wanted: names.length }
      return { ...row, plan: 'fault', faults: [fault] }
    }
    const isPresent = present.users.some(({ email }) => same(email, row.email))
    if (isPresent && !seen.emails.has(row.email.toLowerCase())) {
      seen.emails.add(row.email.toLowerCase())
      return { ...row, plan: 'skip' }
    }
    const faults = [...findFaults(row, cell('role'), present, seen)]
    seen.emails.add(row.email.toLowerCase())
    if (row.agentId !== undefined) seen.agents.set(row.agentId, row.email)
    if (faults.length > 0) return { ...row, plan: 'fault', faults }
    return {
      ...row,
      plan: 'invite',
      leadsTeam: row.role === 'lead' && row.team !== undefined,
      movesAgent: row.role !== 'lead' && row.team !== undefined,
    }
  })
  return { fault: undefined, rows, newTeams: listNewTeams(rows, present.teams) }
}

function* findFaults(
  { email, name, role, agentId, team }: ImportRow,
  givenRole: string,
  { users, agents, role: own }: Present,
  seen: { readonly emails: ReadonlySet<string>; readonly agents: ReadonlyMap<string, string> },
): Generator<Fault> {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) yield { kind: 'email' }
  if (seen.emails.has(email.toLowerCase())) yield { kind: 'email_twice' }
  if (name === '') yield { kind: 'name' }
  if (!roles.some((known) => known === givenRole.toLowerCase())) yield { kind: 'role', given: givenRole }
  else if (role === 'owner' && own !== 'owner') yield { kind: 'owner_only' }
  if (role === 'lead' && team === undefined) yield { kind: 'team_missing' }
  // Only through an agent can anybody but a lead belong to a team.
  if (role === 'agent' && agentId === undefined) yield { kind: 'agent_missing' }
  else if (role !== 'lead' && team !== undefined && agentId === undefined) yield { kind: 'agent_missing' }
  if (agentId === undefined) return
  const twice = seen.agents.get(agentId)
  if (twice !== undefined) yield { kind: 'agent_twice', by: twice }
  const holder =
    users.find(({ agent_id }) => agent_id === agentId)?.name ??
    agents.find(({ agent_id }) => agent_id === agentId)?.user?.name
  if (holder !== undefined) yield { kind: 'agent_taken', by: holder }
}

/** Those that a row names and nobody has made yet, each once. */
function listNewTeams(rows: readonly PlannedRow[], teams: Present['teams']): string[] {
  const made: string[] = []
  for (const { plan, team } of rows) {
    if (plan !== 'invite' || team === undefined) continue
    if ([...teams.map(({ name }) => name), ...made].some((name) => same(name, team))) continue
    made.push(team)
  }
  return made
}

export function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
