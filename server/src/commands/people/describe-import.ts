import type { Fault, ImportPlan } from '@callmark/client/plan-people'
import { roleNames, roles } from '../../domain/people/roles.ts'
import type { ImportedRow } from './imported-row.ts'

type FileFault = Exclude<ImportPlan, { readonly fault: undefined }>

/** What is wrong with the whole file. */
export function describeFileFault(found: FileFault): string {
  if (found.fault === 'empty')
    return 'There are no people in this file: the first line names the columns, each other line is a person.'
  if (found.fault === 'column_missing') return `The column ${found.column} is missing.`
  if (found.fault === 'column_unknown')
    return `There is no column "${found.column}". There are: email, name, role, agent_id, team.`
  return `The column ${found.column} is there twice.`
}

/** What is wrong with a line. */
export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case 'email':
      return 'The e-mail address is not one.'
    case 'email_twice':
      return 'This e-mail address is in the file twice.'
    case 'name':
      return 'The name is missing.'
    case 'owner_only':
      return 'Only an owner can invite owners.'
    case 'team_missing':
      return 'A team lead needs a team.'
    case 'agent_missing':
      return 'An agent_id is needed: by it people belong to agents and teams.'
    case 'role':
      return `"${fault.given}" is no role. Roles are ${roles.join(', ')}.`
    case 'agent_twice':
      return `This agent_id is in the file already, for ${fault.by}.`
    case 'agent_taken':
      return `This agent is linked to ${fault.by} already.`
    case 'cells':
      return `There are ${fault.given} values for ${fault.wanted} columns.`
  }
}

export function describeRow({ line, email, outcome, role, team, faults, link }: ImportedRow): string {
  const who = `line ${line}: ${email}`
  if (outcome === 'fault') return `${who}: ${faults.join(' ')}`
  if (outcome === 'present') return `${who} is here already and stays as they are`
  const as = `as ${roleNames[role]}${team === null ? '' : `, team ${team}`}`
  return outcome === 'planned' ? `${who} would be invited ${as}` : `${who} is invited ${as}\n  ${link?.url}`
}

export function describeSum(rows: readonly ImportedRow[], newTeams: readonly string[]): string {
  const count = (...outcomes: ImportedRow['outcome'][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  const isDry = rows.some(({ outcome }) => outcome === 'planned')
  const sum = `${isDry ? 'To invite' : 'Invited'}: ${count('planned', 'invited')}. Here already: ${count('present')}. With faults, left out: ${count('fault')}.`
  return isDry && newTeams.length > 0 ? `Teams to make: ${newTeams.join(', ')}.\n${sum}` : sum
}
