import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Role, roles } from '../../domain/people/roles.ts'
import type { Database } from '../../store/database.ts'
import type { Person } from '../../store/people/people.ts'
import { addImport } from './import-command.ts'
import { withPeople } from './with-people.ts'

/** `callmark user …`: works while the service runs and when it does not. */
export function addPeopleCommands(program: Command): void {
  const user = program.command('user').description('invite, list, change and disable people')
  addCreate(user)
  addImport(user)
  addList(user)
  addLink(user)
  addRole(user)
  addSwitch(user, 'disable', 'sign them out and lock them out, within seconds')
  addSwitch(user, 'enable', 'let them in again')
}

interface InWorkspace {
  readonly workspace?: string
}

const workspaceOption = '--workspace <id>'

interface CreateOptions extends InWorkspace {
  readonly name: string
  readonly role: Role
  readonly agent?: string
  readonly lead?: string[]
  readonly json?: boolean
}

function addCreate(user: Command): void {
  user
    .command('create')
    .argument('<email>')
    .description('invite somebody; prints a link by which they choose a password')
    .requiredOption('--name <name>', 'as others see it')
    .addOption(roleOption().makeOptionMandatory())
    .option('--agent <id>', 'the agent this person is, as calls give it')
    .option('--lead <team...>', 'names of the teams this person leads; made if there are none')
    .option(workspaceOption, 'where; needed if there are several')
    .option('--json', 'print JSON')
    .action(async (email: string, options: CreateOptions) => {
      const { createInvited } = await import('./create-invited.ts')
      const { person, link } = await withPeople((database, config) =>
        createInvited(database, config, { ...options, email }),
      )
      if (options.json) return console.log(JSON.stringify({ id: person.id, link }, null, 2))
      const { printLink } = await import('./make-person-link.ts')
      console.log(`${person.name} can come in by this link.`)
      printLink(link)
    })
}

function addList(user: Command): void {
  user
    .command('list')
    .description('everybody, in every workspace')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const people = await withPeople(async (database) => {
        const { listAllPeople } = await import('../../store/people/people.ts')
        return listAllPeople(database)
      })
      if (options.json) return console.log(JSON.stringify(people, null, 2))
      for (const person of people)
        console.log(
          `${person.workspaceId}  ${person.role.padEnd(6)}  ${stateOf(person).padEnd(8)}  ${person.email}  ${person.name}`,
        )
    })
}

function stateOf({ enabled, hasPassword, hasSso, passkeys }: Person): string {
  if (!enabled) return 'disabled'
  return hasPassword || hasSso || passkeys > 0 ? 'enabled' : 'invited'
}

function addLink(user: Command): void {
  user
    .command('link')
    .argument('[who]', 'e-mail address or id; nobody: for the first account, where there is no owner yet')
    .description('print a new link to come in by; earlier ones end')
    .option(workspaceOption, 'where; needed if they are in several')
    .option('--json', 'print JSON')
    .action(async (who: string | undefined, options: InWorkspace & { json?: boolean }) => {
      const { makeOwnerLink, makePersonLink, printLink } = await import('./make-person-link.ts')
      const link = await withPeople(async (database, config) =>
        who === undefined
          ? makeOwnerLink(database, config, await findOwnerless(database, options.workspace))
          : makePersonLink(database, config, await find(database, who, options)),
      )
      if (options.json) console.log(JSON.stringify(link, null, 2))
      else printLink(link)
    })
}

/** Whoever has the link becomes an owner: where there is one, it is for them to say who else comes in. */
async function findOwnerless(database: Database, workspaceId: string | undefined): Promise<string> {
  const { findWorkspace } = await import('./find-person.ts')
  const { listPeople } = await import('../../store/people/people.ts')
  const { id } = await findWorkspace(database, workspaceId)
  const people = await listPeople(database, id)
  const owner = people.find(({ role, enabled }) => role === 'owner' && enabled)
  if (owner) throw new InvalidArgumentError(`Say for whom: there is an owner already, ${owner.email}.`)
  return id
}

function addRole(user: Command): void {
  user
    .command('role')
    .argument('<who>', 'e-mail address or id')
    .argument('<role>', roles.join(', '), readRole)
    .description('give somebody another role; they have to sign in again')
    .option(workspaceOption, 'where; needed if they are in several')
    .action(async (who: string, role: Role, options: InWorkspace) => {
      const { email } = await change(who, options, { role })
      console.log(`${email} is ${role} now.`)
    })
}

function addSwitch(user: Command, name: 'disable' | 'enable', description: string): void {
  user
    .command(name)
    .argument('<who>', 'e-mail address or id')
    .description(description)
    .option(workspaceOption, 'where; needed if they are in several')
    .action(async (who: string, options: InWorkspace) => {
      const { email } = await change(who, options, { enabled: name === 'enable' })
      console.log(`${email} is ${name}d.`)
    })
}

function change(
  who: string,
  options: InWorkspace,
  changes: Partial<Pick<Person, 'role' | 'enabled'>>,
): Promise<Person> {
  return withPeople(async (database) => {
    const { updatePerson } = await import('../../store/people/people.ts')
    const person = await find(database, who, options)
    const address = { workspaceId: person.workspaceId, actor: 'operator', personId: person.id }
    return updatePerson(database, address, { ...person, ...changes })
  })
}

async function find(database: Database, who: string, { workspace }: InWorkspace): Promise<Person> {
  const { findPerson } = await import('./find-person.ts')
  return findPerson(database, who, workspace)
}

function roleOption(): Option {
  return new Option('--role <role>', 'what they may do').choices(roles)
}

function readRole(value: string): Role {
  const role = roles.find((one) => one === value)
  if (!role) throw new InvalidArgumentError(`There is no role ${value}. There are: ${roles.join(', ')}`)
  return role
}
