import { callsInEnglish } from '../../../words/count-calls.ts'
import { defineWords } from '../../../words/use-words.ts'

/** Of the page of one team. */
export const teamWords = defineWords('agents.team', {
  lead: (members: number, count: string) =>
    members === 1 ? 'Team with 1 agent' : `Team with ${count} agents`,
  calls: 'Calls',
  scored: (count: string, unscored: string) =>
    unscored === '0' ? `${count} scored` : `${count} scored, ${unscored} without a score`,
  average: 'Average score',
  interval: (low: string, high: string) => `95% interval ${low} to ${high}`,
  oneCall: 'An interval needs at least two scored calls',
  others: 'All other agents',
  othersOf: (agents: number, count: string, scored: string) =>
    `${agents === 1 ? '1 agent' : `${count} agents`}, ${scored} scored`,
  against: 'Compared with the others',
  points: (difference: string) => `${difference} points`,
  above: 'clearly above: the whole interval is above the average of the others',
  below: 'clearly below: the whole interval is below the average of the others',
  unclear: 'no clear difference: the average of the others is within the interval',
  change: 'Since the period before',
  better: (low: string, high: string) => `better, and more than chance: ${low} to ${high}`,
  worse: (low: string, high: string) => `worse, and more than chance: ${low} to ${high}`,
  chance: 'may be chance',
  course: 'Over time',
  courseLabel: {
    day: 'Average score of the team and of the others by day',
    week: 'Average score of the team and of the others by week',
    month: 'Average score of the team and of the others by month',
  },
  othersLine: 'Others',
  categories: 'By category',
  categoryNote: (team: string, others: string, count: string) =>
    `Team ${team}, others ${others}, ${callsInEnglish(count)}`,
  categoryAlone: (team: string, count: string) => `Team ${team}, ${callsInEnglish(count)}`,
  noCategories: 'No call in this period was scored by category.',
  criteriaLead: (model: string) =>
    `${model}: how often each criterion is passed, beside all other agents. Clearly: the difference is more than chance.`,
  criteriaAlone: (model: string) => `${model}: how often each criterion is passed.`,
  othersRate: 'others',
  agents: 'Agents',
  byAgent: 'By agent and criterion',
  unknown: {
    title: 'Team not found',
    text: 'There is no such team, or you do not lead it.',
    action: 'All agents',
  },
  empty: {
    title: 'No finished calls in this period',
    text: 'The agents of this team have no calls in these days or under this model.',
    action: 'All time',
  },
})
