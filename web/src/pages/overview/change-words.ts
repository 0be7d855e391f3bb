import { callsInEnglish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

/** Of what has changed, what failed critically and what waits. */
export const changeWords = defineWords('overview.changes', {
  title: 'What changed',
  allCriteria: 'All criteria',
  noBefore: 'All time has no period before it. Choose one with a first day to see what changed.',
  nothingBefore: (days: string) =>
    `There is too little to compare with: ${days} has no or hardly any scored calls.`,
  rose: (points: string) => `The score rose by ${points} points`,
  fell: (points: string) => `The score fell by ${points} points`,
  same: (points: string) => `No change of the score beyond chance: ${points} points`,
  between: (low: string, high: string) => `(${low} to ${high})`,
  before: (days: string, score: string) => `${days}: ${score}`,
  better: 'better',
  worse: 'worse',
  criteria: 'Criteria',
  noCriteria: 'No criterion was passed more or less often than chance explains.',
  passRates: (before: string, now: string) => `passed ${before} → ${now}`,
  failed: (n: number, count: string) => (n === 1 ? '1 failed call' : `${count} failed calls`),
  passed: (n: number, count: string) => (n === 1 ? '1 passed call' : `${count} passed calls`),
  ofCriterion: (calls: string, name: string) => `${calls}: ${name}`,
  agents: 'Agents',
  noAgents: 'No agent with ten or more scored calls in both periods moved by more than chance.',
  noGroups: 'Nothing here moved by more than chance.',
  averages: (before: string, now: string) => `${before} → ${now}`,
  calls: callsInEnglish,
  contribution: (points: string) => `${points} of the change`,
  critical: {
    title: 'Critical failures',
    none: 'No critical criterion failed in this period.',
    before: (count: string) => `${count} in the period before`,
    calls: (count: string, name: string) => `${callsInEnglish(count)} that failed it: ${name}`,
  },
  waiting: {
    title: 'Waiting for review',
    mine: 'Mine',
    unassigned: 'Unassigned',
    overdue: 'Overdue',
    appealed: 'Appeals',
    none: 'Nothing waits for review.',
    label: (name: string, count: string) => `${name}: ${count}`,
  },
})
