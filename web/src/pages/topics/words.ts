import { callsInEnglish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

export const words = defineWords('topics', {
  title: 'Topics',
  lead: 'Why customers call, and what has changed. English calls only.',
  team: 'Team',
  everyTeam: 'All teams',
  ask: 'Ask across calls',
  table: 'Why customers call',
  columns: { name: 'Topic', calls: 'Calls', share: 'Share', change: 'Change', trend: 'Calls over time' },
  other: 'Other',
  otherHint: 'Calls that fit no topic',
  unnamed: 'Topic without a name',
  callsOf: (count: string, name: string) => `${name}: see ${callsInEnglish(count)}`,
  parts: (names: string) => `With ${names}`,
  more: 'More often',
  less: 'Less often',
  unclear: 'No clear change',
  noChange: 'Nothing to compare',
  changeBetween: (low: string, high: string) => `${low} to ${high}`,
  explain:
    'A topic is made of calls that open with much the same. Its name is words that at least three of them say, until somebody renames it. The share is of all calls whose reason was found.',
  unread: (count: string) =>
    `${callsInEnglish(count)} in this period are not counted: not in English, without a transcript, or not read yet.`,
  against: (from: string, to: string) =>
    `Change is in percentage points of the share, against the period before, ${from} to ${to}. “More often” and “Less often” stand only where it is more than chance.`,
  noBefore: 'Choose a first and a last day to see what has changed since the period before.',
  waiting: (count: string) => `${callsInEnglish(count)} are still being read.`,
  edit: {
    open: 'Edit',
    openOne: (name: string) => `Edit topic: ${name}`,
    title: 'Edit topic',
    name: 'Name',
    nameHint: 'The name stays, whatever calls come.',
    rename: 'Save name',
    ownWords: 'Use its own words again',
    merge: 'Merge into',
    mergeHint: 'Its calls, and later ones like them, count there. You can undo this.',
    choose: 'Choose a topic',
    mergeAction: 'Merge',
    parts: 'Merged into this topic',
    separate: 'Take out',
    separateOne: (name: string) => `Take out: ${name}`,
  },
  empty: {
    title: 'No calls in this period',
    text: 'Choose other dates, another model or another team.',
    action: 'All time',
  },
  noTopics: {
    title: 'No topics yet',
    text: 'Topics appear once 12 English calls have been read and several of them are about the same. Until then, ask the calls a question.',
  },
  off: {
    title: 'Topics are switched off',
    text: 'They need search by meaning. Whoever runs this service can switch it on: SEARCH_MEANING=on.',
  },
})
