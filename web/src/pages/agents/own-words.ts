import { defineWords } from '../../words/use-words.ts'

export const ownWords = defineWords('agents.own', {
  hello: (name: string) => `Hello, ${name}`,
  notLinked: 'You are not linked to an agent yet',
  notLinkedText:
    'So it is not known which calls are yours. An admin can change that under People; then your calls appear here.',
  none: 'None of your calls has been released yet',
  noneText: {
    atOnce: 'Your calls appear here as soon as they are scored.',
    afterDays: (days: number, shown: string) =>
      days === 1
        ? 'Your calls appear here one day after they come in.'
        : `Your calls appear here ${shown} days after they come in.`,
    whenReleased: 'Your calls appear here when your team lead or QA releases them.',
  },
  days: (count: string) => `In the last ${count} days`,
  calls: 'My calls',
  callsNote: 'released to me',
  average: 'My average score',
  noScore: 'no score yet',
  team: (name: string) => `Team ${name}`,
  teamNote: (agents: string) => `average of ${agents} agents`,
  against: 'Compared with the team',
  points: (difference: string) => `${difference} points`,
  noTeam: 'Team',
  noTeamValue: '—',
  noTeamNote: 'shown once at least four agents of your team have calls',
  latest: 'Latest calls',
  allCalls: 'All my calls',
})
