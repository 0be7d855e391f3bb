import { callsInEnglish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

/** Of which agents are listed, and of an agent's criteria. */
export const listWords = defineWords('agents.list', {
  filters: 'Agents to show',
  search: 'Name or ID',
  team: 'Team',
  everyTeam: 'All teams',
  noneFound: 'No agent with calls in this period matches.',
  clear: 'Show all agents',
  ofTeam: (agents: number, count: string, score: string) =>
    `${agents === 1 ? '1 agent' : `${count} agents`}, average ${score}`,
  changes:
    'Change is in percentage points since the period before. It is marked only where it is more than chance.',
  noChanges: 'Choose a first and a last day to see what has changed since the period before.',
  teamPage: 'Page of this team',
  teamCriteria: 'Criteria of this team',
  criteria: {
    title: 'By criterion',
    lead: (model: string, team: string) =>
      `${model}: how often each criterion is passed, beside ${team}. Clearly: the whole 95% interval is on one side.`,
    all: 'all agents',
    rate: (rate: string, low: string, high: string) => `${rate} (${low} to ${high})`,
    noRate: 'neither passed nor failed',
    team: (name: string, rate: string) => `${name}: ${rate}`,
    of: (count: string) => callsInEnglish(count),
    failed: (n: number, count: string) => (n === 1 ? '1 failed call' : `${count} failed calls`),
    failedOf: (calls: string, name: string) => `${calls}: ${name}`,
    critical: 'critical',
    below: 'clearly below',
    above: 'clearly above',
    none: 'No call in this period was scored by criteria.',
    every: 'All figures',
  },
})
