import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import {
  createTeam,
  deleteTeam,
  getTeam,
  listTeams,
  renameTeam,
  type Team,
} from '../../store/people/teams.ts'
import type { Caller } from '../access/tokens.ts'
import type { App, HttpContext } from '../context.ts'
import { showTeam, TeamInput, TeamOutput } from './team-schemas.ts'

const TeamId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const tags = ['People']

/** A lead sees the teams they lead. */
function isSeen(team: Team, { person }: Caller): boolean {
  return person?.role !== 'lead' || team.leads.some(({ id }) => id === person.id)
}

export function addTeamRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneTeamRoutes(app, context)
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/teams',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'listTeams',
        tags,
        summary: 'List the teams',
        response: { 200: z.object({ items: z.array(TeamOutput) }) },
      },
    },
    async ({ caller }) => {
      const teams = await listTeams(database, caller.workspaceId)
      return { items: teams.filter((team) => isSeen(team, caller)).map(showTeam) }
    },
  )

  app.post(
    '/v1/teams',
    {
      config: { scope: 'write:people', refusals: ['team_name_taken'] },
      schema: {
        operationId: 'createTeam',
        tags,
        summary: 'Create a team',
        body: TeamInput,
        response: { 201: TeamOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const team = await createTeam(database, caller.by, body.name)
      return reply.status(201).header('Location', `/v1/teams/${team.id}`).send(showTeam(team))
    },
  )
}

function addOneTeamRoutes(app: App, { database, sessions }: HttpContext): void {
  app.get(
    '/v1/teams/:id',
    {
      config: { scope: 'read:people' },
      schema: {
        operationId: 'getTeam',
        tags,
        summary: 'Read a team',
        params: TeamId,
        response: { 200: TeamOutput },
      },
    },
    async ({ caller, params }) => {
      const team = await getTeam(database, caller.workspaceId, params.id)
      if (!isSeen(team, caller)) throw new AppError('not_found', 'There is no team with this id.')
      return showTeam(team)
    },
  )

  app.put(
    '/v1/teams/:id',
    {
      config: { scope: 'write:people', refusals: ['team_name_taken'] },
      schema: {
        operationId: 'updateTeam',
        tags,
        summary: 'Rename a team',
        params: TeamId,
        body: TeamInput,
        response: { 200: TeamOutput },
      },
    },
    async ({ caller, params, body }) => showTeam(await renameTeam(database, caller.by, params.id, body.name)),
  )

  app.delete(
    '/v1/teams/:id',
    {
      config: { scope: 'write:people', refusals: ['team_in_use'] },
      schema: {
        operationId: 'deleteTeam',
        tags,
        summary: 'Delete a team without agents',
        params: TeamId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteTeam(database, caller.by, params.id)
      sessions.forget()
      return reply.status(204).send(null)
    },
  )
}
