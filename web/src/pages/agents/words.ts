import { callsInEnglish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

export const words = defineWords('agents', {
  title: 'Agents',
  ranking: 'Ranking',
  explain:
    'n is the number of scored calls behind an average. The bar shows the 95% interval: the agent’s true average lies in it 19 times out of 20. Where two bars overlap widely, the order of the two may be chance. The dashed line is the average of all calls.',
  few: 'Too few calls to compare',
  fewNote: (least: string) =>
    `These agents have fewer than ${least} scored calls in this period. Their averages are not reliable yet.`,
  noneEnough: (least: string) => `No agent has ${least} or more scored calls in this period.`,
  most: (count: string) => `Showing the ${count} agents with the most calls.`,
  more: (count: string) => `Show ${count} more`,
  shown: (shown: string, all: string) => `${shown} of ${all} agents`,
  columns: {
    name: 'Agent',
    scored: 'n',
    average: 'Average',
    interval: '95% interval',
    change: 'Change',
    deviation: 'Deviation',
    calls: 'Calls',
  },
  scoredTitle: 'Scored calls',
  better: 'better',
  worse: 'worse',
  noChange: '–',
  between: (low: string, high: string) => `${low} to ${high}`,
  noInterval: 'needs at least two calls',
  callsOf: (count: string, name: string) => `${callsInEnglish(count)} of ${name}`,
  empty: {
    title: 'No finished calls in this period',
    text: 'Choose other dates or another model.',
    action: 'All time',
  },
  agent: {
    lead: (id: string) => `Agent ID: ${id}`,
    inTeam: (name: string) => `Team ${name}`,
    calls: 'Calls',
    scored: (count: string, unscored: string) =>
      unscored === '0' ? `${count} scored` : `${count} scored, ${unscored} without a score`,
    average: 'Average score',
    interval: (low: string, high: string) => `95% interval ${low} to ${high}`,
    oneCall: 'An interval needs at least two scored calls',
    team: 'Team average',
    teamOf: (agents: string, count: string) => `${agents} agents, ${count} scored`,
    against: 'Compared with the team',
    points: (difference: string) => `${difference} points`,
    above: 'clearly above: the whole interval is above the team average',
    below: 'clearly below: the whole interval is below the team average',
    unclear: 'no clear difference: the team average is within the interval',
    course: 'Over time',
    courseLabel: {
      day: 'Average score of the agent and of the team by day',
      week: 'Average score of the agent and of the team by week',
      month: 'Average score of the agent and of the team by month',
    },
    scoredCalls: 'Scored calls',
    teamLine: 'Team',
    categories: 'By category',
    categoryNote: (agent: string, team: string, count: string) =>
      `Agent ${agent}, team ${team}, ${callsInEnglish(count)}`,
    noCategories: 'No call in this period was scored by category.',
    moments: {
      worst: 'Moments to work on',
      best: 'Moments to share',
      lead: 'From all calls of this period: what goes best first, each with a call that shows it.',
      leadWorst:
        'From all calls of this period: what lost the most points first, each with the calls to learn most from.',
      listen: 'Listen',
      listenTo: (name: string, time: string) => `Listen: ${name}, at ${time}`,
      lost: (points: string, most: string) => `${points} of ${most} points lost`,
      lostInAll: (points: string) => `${points} points lost`,
      full: (points: string, sure: string) => `${points} points, ${sure} confidence`,
      missed: (count: string, of: string) =>
        `Missed in ${count} of ${callsInEnglish(of)} scored on it: nothing in the transcript shows it.`,
      asks: (description: string) => `Criterion: ${description}`,
      allMissed: (count: string) => `All ${callsInEnglish(count)}`,
      noneWorst: 'Nothing to work on in this period.',
      noneBest: 'No full points with a quote to show.',
    },
    unknown: {
      title: 'Agent not found',
      text: (id: string) => `No call has an agent with the ID ${id}.`,
      action: 'All agents',
    },
    empty: {
      title: 'No finished calls in this period',
      text: 'This agent has calls in other periods or under other models.',
      action: 'All time',
    },
  },
})
