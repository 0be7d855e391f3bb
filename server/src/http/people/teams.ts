import { z } from 'zod'
import { createTeam, deleteTeam, listTeams, renameTeam } from '../../store/people/teams.ts'
import type { App, HttpContext } from '../context.ts'
import { getSeenTeam, isSeen } from './seen-team.ts'
import { showTeam, TeamInput, TeamOutput } from './team-schemas.ts'

const TeamId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const tags = ['People']

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
    async ({ caller, params }) => showTeam(await getSeenTeam(database, caller, params.id)),
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
