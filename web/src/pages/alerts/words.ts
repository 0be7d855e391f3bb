import { defineWords } from '../../words/use-words.ts'

export const words = defineWords('alerts', {
  title: 'Alerts',
  lead: 'What should not wait until somebody looks.',
  told: 'What happened',
  none: 'Nothing has happened yet',
  noneLead: 'What a rule finds stands here, and is sent to whoever the rule names.',
  notTold: 'Not told yet',
  older: 'Show older ones',
  rules: 'Rules',
  noRules: 'No rule yet',
  noRulesLead: 'A rule says what is watched and who is told.',
  create: 'New rule',
  on: 'On',
  off: 'Off',
  enable: 'Switch on',
  disable: 'Switch off',
  change: 'Change',
  test: 'Send a test',
  testing: 'Sending…',
  tested: (webhooks: number, mails: number) =>
    `A test is on its way: ${webhooks === 1 ? '1 webhook' : `${webhooks} webhooks`}, ${mails === 1 ? '1 mail' : `${mails} mails`}.`,
  testNobody: 'Nobody would be told: no webhook listens for alerts, and nobody is told by mail.',
  testRefused: (mails: number) =>
    mails === 1 ? 'The mail server refused 1 mail.' : `The mail server refused ${mails} mails.`,
  testNoMail: 'No mail was sent: the operator has set no mail server.',
  movedOn: 'Somebody else has changed this rule. This is how it stands now.',
  remove: 'Delete',
  of: (action: string, name: string) => `${action}: ${name}`,
  removeTitle: 'Delete this rule?',
  removeLead: (name: string) => `“${name}” tells nothing any more. What it has told stays in the list.`,
  kinds: {
    critical_failed: 'A critical criterion fails',
    agent_falling: 'An agent falls',
    topic_rising: 'A topic rises',
    review_overdue: 'A review is overdue',
    backlog: 'A backlog grows',
  },
  tells: (webhooks: boolean, people: number) =>
    [
      webhooks ? 'webhooks' : '',
      people === 0 ? '' : people === 1 ? '1 person by mail' : `${people} people by mail`,
    ]
      .filter(Boolean)
      .join(', ') || 'nobody is told; it only stands in the list',
  say: {
    critical_failed: (who: string, criterion: string, call: string) =>
      `${who} failed the critical criterion “${criterion}” on the call ${call}.`,
    score: (who: string, before: string, after: string, since: string) =>
      `${who}’s score has fallen from ${before} to ${after} since ${since}.`,
    pass_rate: (who: string, before: string, after: string, since: string) =>
      `${who}’s pass rate has fallen from ${before} % to ${after} % since ${since}.`,
    rise: (topic: string, after: string, before: string, since: string) =>
      `More calls are about ${topic === '' ? 'a topic without a name' : `“${topic}”`}: ${after} % since ${since}, ${before} % before.`,
    interval: (low: string, high: string, after: string, before: string) =>
      `Between ${low} and ${high} points (95 % interval); ${after} calls, compared with ${before} before.`,
    review_overdue: (call: string, due: string) => `The review of the call ${call} was due on ${due}.`,
    calls: (length: string, before: string, hours: string) =>
      `${length} calls wait to be processed; ${hours} h ago it was ${before}.`,
    reviews: (length: string, before: string, hours: string) =>
      `${length} calls wait to be reviewed; ${hours} h ago it was ${before}.`,
  },
  listen: (moment: string) => `Listen at ${moment}`,
  openCall: 'Open the call',
  openAgent: 'Open the agent',
  openTopic: 'Open its calls',
  form: {
    name: 'Name',
    watch: 'What is watched',
    model: 'Scorecard',
    everyModel: 'Every scorecard',
    measure: 'What falls',
    measures: { score: 'Score', pass_rate: 'Share of calls that pass' },
    passMark: 'A call passes from',
    kindStays: 'What a rule watches stays. To watch something else, create another rule.',
    criteria: 'Only these critical criteria',
    criteriaHint: 'With none chosen, every critical criterion counts.',
    falseAlarms: 'False alarms a month, at most',
    falseAlarmsHint: 'On average, for all agents together. Fewer of them means that falls are told later.',
    topicAlarmsHint: 'On average, for all topics together. Fewer of them means that rises are told later.',
    hours: 'Hours overdue',
    backlog: 'Which backlog',
    backlogs: { calls: 'Calls to be processed', reviews: 'Calls to be reviewed' },
    atLeast: 'At least so many calls',
    growth: 'Grown by at least (%)',
    growthHours: 'Within so many hours',
    webhooks: 'Tell the webhooks that listen for alerts',
    people: 'Tell these people by mail',
    changeTitle: (name: string) => `Change ${name}`,
    movedOn: 'Somebody else has saved this rule meanwhile. This is what they saved: make your change again.',
    save: 'Create the rule',
    saveChange: 'Save the rule',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  details: {
    overdue: (hours: string) => `${hours} h after the date`,
    backlog: (which: string, atLeast: string, growth: string, hours: string) =>
      `${which}: at least ${atLeast}, grown by ${growth} % within ${hours} h`,
  },
  quiet: {
    title: 'Quiet hours',
    lead: 'What happens then is told after.',
    zone: 'Time zone',
    from: 'From',
    until: 'Until',
    weekends: 'All weekend',
    save: 'Save',
    saved: 'Saved.',
  },
})
