import { InvalidArgumentError } from 'commander'
import type { Database } from '../../store/database.ts'
import { listAllPeople, type Person } from '../../store/people/people.ts'
import { listWorkspaces, type Workspace } from '../../store/people/workspaces.ts'

/** The one with this e-mail address or id, in the workspace that is named or the only one where they are. */
export async function findPerson(
  database: Database,
  who: string,
  workspaceId: string | undefined,
): Promise<Person> {
  if (workspaceId !== undefined) await findWorkspace(database, workspaceId)
  const wanted = who.toLowerCase()
  const found = (await listAllPeople(database)).filter(
    (person) =>
      [person.email.toLowerCase(), person.id].includes(wanted) &&
      (workspaceId === undefined || person.workspaceId === workspaceId),
  )
  const [person, ...others] = found
  if (!person)
    throw new InvalidArgumentError(`There is nobody called ${who}; "callmark user list" shows everybody.`)
  if (others.length > 0) {
    const theirs = new Set(found.map((one) => one.workspaceId))
    const workspaces = (await listWorkspaces(database)).filter(({ id }) => theirs.has(id))
    throw new InvalidArgumentError(`${who} is in several workspaces. ${askWhich(workspaces)}`)
  }
  return person
}

/** The workspace that is named, or the only one. */
export async function findWorkspace(database: Database, id: string | undefined): Promise<Workspace> {
  const workspaces = await listWorkspaces(database)
  const [first, ...others] = id === undefined ? workspaces : workspaces.filter((one) => one.id === id)
  if (first && others.length === 0) return first
  if (first) throw new InvalidArgumentError(`There are several workspaces. ${askWhich(workspaces)}`)
  throw new InvalidArgumentError(
    id === undefined
      ? 'There is no workspace yet: "callmark serve" makes the first one.'
      : `There is no workspace ${id}; "callmark workspace list" shows them.`,
  )
}

function askWhich(workspaces: readonly Workspace[]): string {
  const named = workspaces.map(({ id, name }) => `  --workspace ${id}  (${name})`)
  return ['Add one of these:', ...named].join('\n')
}
