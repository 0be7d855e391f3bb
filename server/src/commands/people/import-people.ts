import { type ImportRow, type PlannedRow, planImport } from '@callmark/client/plan-people'
import { type CsvLine, readCsv } from '@callmark/client/read-csv'
import { InvalidArgumentError } from 'commander'
import type { Config } from '../../config.ts'
import { AppError } from '../../domain/errors.ts'
import { catalogue } from '../../http/error-catalogue.ts'
import { agentId, emailAddress, personName } from '../../http/people/person-schemas.ts'
import { TeamInput } from '../../http/people/team-schemas.ts'
import type { Database } from '../../store/database.ts'
import { getAgent, updateAgent } from '../../store/people/agents.ts'
import { createPerson, listPeople, type Person } from '../../store/people/people.ts'
import { findOrMakeTeam, listTeams } from '../../store/people/teams.ts'
import { findValueFault } from './check-value.ts'
import { describeFault, describeFileFault } from './describe-import.ts'
import { findWorkspace } from './find-person.ts'
import type { ImportedRow } from './imported-row.ts'
import { makePersonLink } from './make-person-link.ts'

interface ImportOptions {
  readonly workspace?: string | undefined
  readonly dryRun?: boolean | undefined
}

/**
 * As the dashboard imports a list: each line by itself, whole or not at all, and whoever is there already stays as they are.
 * So the same file can be imported again, after a fault was mended or a machine went down.
 */
export async function importPeople(
  database: Database,
  config: Config,
  text: string,
  { workspace, dryRun = false }: ImportOptions,
): Promise<{ readonly rows: readonly ImportedRow[]; readonly newTeams: readonly string[] }> {
  const { id: workspaceId } = await findWorkspace(database, workspace)
  const plan = planImport(parse(text), await listPresent(database, workspaceId))
  if (plan.fault !== undefined) throw new InvalidArgumentError(describeFileFault(plan))
  const rows: ImportedRow[] = []
  for (const row of plan.rows) {
    const faults = faultsOf(row)
    if (faults.length > 0) rows.push(show(row, 'fault', { faults }))
    else if (row.plan === 'skip') rows.push(show(row, 'present'))
    else if (dryRun) rows.push(show(row, 'planned'))
    else rows.push(await invite(database, config, workspaceId, row))
  }
  return { rows, newTeams: plan.newTeams }
}

function parse(text: string): CsvLine[] {
  try {
    return readCsv(text)
  } catch (error) {
    throw new InvalidArgumentError(`The file is not CSV: ${(error as Error).message}`)
  }
}

async function listPresent(database: Database, workspaceId: string) {
  const people = await listPeople(database, workspaceId)
  const users = people.map(({ email, name, agentId: agent_id }) => ({ email, name, agent_id }))
  // Whoever runs the service may make owners.
  return { users, teams: await listTeams(database, workspaceId), agents: [], role: 'owner' as const }
}

/** Those of the list, and then those of the API, which knows more about values. */
function faultsOf(row: PlannedRow): string[] {
  if (row.plan === 'fault') return row.faults.map(describeFault)
  if (row.plan === 'skip') return []
  const faults = [
    findValueFault(emailAddress, row.email),
    findValueFault(personName, row.name),
    row.agentId === undefined ? undefined : findValueFault(agentId, row.agentId),
    row.team === undefined ? undefined : findValueFault(TeamInput.shape.name, row.team),
  ]
  return faults.filter((fault) => fault !== undefined)
}

async function invite(
  database: Database,
  config: Config,
  workspaceId: string,
  row: PlannedRow,
): Promise<ImportedRow> {
  let person: Person
  try {
    person = await create(database, workspaceId, row)
  } catch (error) {
    // Somebody else was quicker.
    if (!(error instanceof AppError)) throw error
    return show(row, 'fault', { faults: [catalogue[error.kind].message] })
  }
  return show(row, 'invited', { link: await makePersonLink(database, config, person) })
}

function create(database: Database, workspaceId: string, row: ImportRow): Promise<Person> {
  const by = { workspaceId, actor: 'operator' }
  return database.transaction().execute(async (tx) => {
    const teamId = row.team === undefined ? undefined : await findOrMakeTeam(tx, by, row.team)
    const isLead = row.role === 'lead'
    const person = await createPerson(tx, by, {
      email: row.email,
      name: row.name,
      role: row.role,
      agentId: row.agentId ?? null,
      leads: isLead && teamId !== undefined ? [teamId] : [],
    })
    if (!isLead && teamId !== undefined && row.agentId !== undefined) {
      const { name } = await getAgent(tx, workspaceId, row.agentId)
      await updateAgent(tx, by, row.agentId, { name, teamId })
    }
    return person
  })
}

function show(
  { line, email, role, team }: ImportRow,
  outcome: ImportedRow['outcome'],
  more: Partial<Pick<ImportedRow, 'faults' | 'link'>> = {},
): ImportedRow {
  return { line, email, role, team: team ?? null, outcome, faults: [], link: null, ...more }
}
