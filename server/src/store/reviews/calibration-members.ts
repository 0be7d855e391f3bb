import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Role } from '../../domain/people/roles.ts'
import { readResult, type StoredResult } from '../../domain/result.ts'
import type { Transaction } from '../database.ts'
import type { MachineAnswer } from './calibration-tables.ts'

interface FoundCall {
  readonly id: string
  readonly agent_id: string | null
  readonly model_revision: number
  readonly machine: readonly MachineAnswer[]
}

/** Finished calls of the model, in the order they are asked for, with what the machine answered. */
export async function findCalibrationCalls(
  tx: Transaction,
  workspaceId: string,
  modelId: number,
  ids: readonly string[],
): Promise<FoundCall[]> {
  refuseTwice(ids, 'call_ids')
  const rows = await tx
    .selectFrom('call')
    .select(['id', 'agent_id', 'model_revision', 'analysis_result'])
    .where('id', 'in', ids)
    .where('workspace_id', '=', workspaceId)
    .where('model_id', '=', modelId)
    .where('status', '=', 'PROCESS_COMPLETED')
    .where('erased_at', 'is', null)
    .where('analysis_result', 'is not', null)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id, index) => {
    const row = found.get(id)
    if (!row)
      throw new AppError(
        'validation',
        'There is no finished call of this model with this id.',
        `call_ids.${index}`,
      )
    return { ...row, machine: withoutWords(row.analysis_result!) }
  })
}

interface NamedPerson {
  readonly id: string
  readonly name: string
}

interface FoundPerson extends NamedPerson {
  readonly role: Role
  readonly agents: readonly string[]
}

/** People who may review, and may see all of these calls. Who takes part already may have left since. */
export async function findReviewers(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
  { calls, taking }: { readonly calls: readonly FoundCall[]; readonly taking: readonly NamedPerson[] },
): Promise<NamedPerson[]> {
  refuseTwice(ids, 'reviewers')
  const { rows } = await sql<FoundPerson>`
    select person.id, person.name, person.role, coalesce((
        select array_agg(agent.agent_id) from team_lead join agent on agent.team_id = team_lead.team_id
        where team_lead.person_id = person.id
      ), '{}') as agents
    from person
    where person.workspace_id = ${workspaceId} and person.id = any(${ids}::uuid[]) and person.enabled
      and person.role in ('owner', 'qa', 'lead')`.execute(tx)
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id, index) => {
    const person = found.get(id)
    const left = taking.find((one) => one.id === id)
    if (!person && left) return left
    if (!person)
      throw new AppError('validation', 'There is nobody with this id who may review.', `reviewers.${index}`)
    const sees = (call: FoundCall) => call.agent_id !== null && person.agents.includes(call.agent_id)
    if (person.role === 'lead' && !calls.every(sees))
      throw new AppError(
        'validation',
        'This team lead cannot see all of the calls: some are of agents of other teams.',
        `reviewers.${index}`,
      )
    return person
  })
}

function refuseTwice(ids: readonly string[], path: string): void {
  if (new Set(ids).size < ids.length) throw new AppError('validation', 'One of these is named twice.', path)
}

function withoutWords(result: StoredResult): MachineAnswer[] {
  return readResult(result).answers.map(({ key, value, not_applicable, confidence }) => ({
    key,
    value,
    not_applicable,
    confidence,
  }))
}
