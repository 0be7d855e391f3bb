import type { Operation } from '../../src/domain/people/permissions.ts'
import { type Ask, another, list, noCalls, of, ofWorkspace, plain } from './permission-ways.ts'

/** What may be asked of the figures. */
export const statsAsks = {
  groupCalls: list('/v1/stats/grouping-fields?grouping_field_key=agent_id'),
  scoreAgentByCategory: of(
    ({ agentId }) => `/v1/stats/xscore-by-agent?agent_id=${agentId}`,
    {},
    { isEmpty: noCalls },
  ),
  countExtractedValues: of(
    ({ agentId }) => `/v1/stats/extracted-key/greets?model_name=${encodeURIComponent(`Model of ${agentId}`)}`,
    {},
    { isEmpty: noCalls },
  ),
  tabulateCalls: of(
    ({ agentId }) => `/v1/stats/dynamic-table-data?model_name=${encodeURIComponent(`Model of ${agentId}`)}`,
    {},
    { isEmpty: (status, text) => status === 422 || /"rows":\[\]/.test(text) },
  ),
  summarizeCalls: list('/v1/stats/basic'),
  trendCalls: of(
    ({ agentId }) => `/v1/stats/trend?model_name=${encodeURIComponent(`Model of ${agentId}`)}`,
    {},
    { isEmpty: (_, text) => !/"total_requests":[1-9]/.test(text) },
  ),
  profileAgent: of(({ agentId }) => `/v1/stats/agent-profile?agent_id=${agentId}`, {}, { isEmpty: noCalls }),
  profileTeam: of(({ teamId }) => `/v1/stats/team-profile?team_id=${teamId}`),
  scoreCriteria: of(
    ({ agentId }) => `/v1/stats/criteria?model_name=${encodeURIComponent(`Model of ${agentId}`)}`,
    {},
    { isEmpty: (_, text) => /"criteria":\[\]/.test(text) },
  ),
  scoreCriteriaByAgent: of(
    ({ agentId }) => `/v1/stats/criteria-by-agent?model_name=${encodeURIComponent(`Model of ${agentId}`)}`,
    {},
    { isEmpty: (_, text) => /"agents":\[\]/.test(text) },
  ),
  compareScores: list('/v1/stats/changes'),
  listTopics: list('/v1/topics'),
  renameTopic: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/topics/${places[where].topicId}`,
            method: 'PATCH',
            json: { name: `${places[where].agentId} ${another()}` },
          },
  },
  mergeTopic: {
    at: ({ places }, where) =>
      where === 'other team'
        ? undefined
        : {
            path: `/v1/topics/${places[where].topicId}/merge`,
            method: 'POST',
            // Nobody knows it: whoever is let through is told so.
            json: { into_id: places.own.callId },
          },
  },
  separateTopic: ofWorkspace(({ topicId }) => `/v1/topics/${topicId}/merge`, { method: 'DELETE' }),
  getStanding: plain('/v1/me/standing'),
} satisfies Partial<Record<Operation, Ask>>
