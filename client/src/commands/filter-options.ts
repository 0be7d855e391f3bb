import { type Command, InvalidArgumentError, Option } from 'commander'
import type { CallQuery } from '../client.ts'
import { callStatuses } from '../vocabulary.ts'

/** What of the service's question has no option here. */
type LeftOut =
  | 'limit'
  | 'cursor'
  | 'fields'
  | 'sort'
  | 'enabled'
  | 'model_id'
  | 'grouping_field_key'
  | 'grouping_field_value'
  | 'include_hits'
  | 'include_facts'
  | 'include_total'

/** Every filter of the list of calls, with its option. */
const filters: Readonly<Record<Exclude<keyof CallQuery, LeftOut>, Option>> = {
  start_date: new Option(
    '--from <date>',
    'first day (2026-01-31) or time (2026-01-31T14:30:00Z) they were received',
  ),
  end_date: new Option('--to <date>', 'last day, or the time before which to stop'),
  model_name: new Option('--model <name>', 'calls of this model'),
  agent_id: new Option('--agent <id>', 'calls of this agent'),
  agent_name: new Option('--agent-name <part>', 'calls of agents with this in their names'),
  team_id: new Option('--team <id>', 'calls of the agents in this team').argParser(parseId),
  status: new Option('--status <status...>', 'calls with one of these statuses').choices(callStatuses),
  external_id: new Option('--external-id <id>', 'calls with this external ID'),
  q: new Option('--search <words>', 'calls with these words in the transcript or summary'),
  min_score: new Option('--min-score <percent>', 'calls with at least this score').argParser(parsePercent),
  max_score: new Option('--max-score <percent>', 'calls with at most this score').argParser(parsePercent),
  lost_points_in: new Option(
    '--lost-points-in <category>',
    'calls that lost points in this category: its slug',
  ),
  category: new Option('--category <category>', 'calls by their score in this category: its slug'),
  min_category_score: new Option(
    '--min-category-score <percent>',
    'calls with at least this score in --category',
  ).argParser(parsePercent),
  max_category_score: new Option(
    '--max-category-score <percent>',
    'calls with at most this score in --category',
  ).argParser(parsePercent),
  metadata_key: new Option(
    '--metadata-key <key>',
    'calls that were sent with --metadata-value in this field',
  ),
  metadata_value: new Option('--metadata-value <value>', 'what stands in --metadata-key'),
  min_duration: new Option('--min-duration <seconds>', 'calls at least this long').argParser(parseSeconds),
  max_duration: new Option('--max-duration <seconds>', 'calls at most this long').argParser(parseSeconds),
  language: new Option('--language <code>', 'calls in this language, like en'),
  min_silence_share: new Option(
    '--min-silence <percent>',
    'calls on which nobody spoke for at least this part of the time',
  ).argParser(parseShare),
  max_silence_share: new Option('--max-silence <percent>', 'at most this part').argParser(parseShare),
  min_talk_over_share: new Option(
    '--min-talk-over <percent>',
    'calls on which somebody else spoke too in at least this part of the agent’s talking',
  ).argParser(parseShare),
  max_talk_over_share: new Option('--max-talk-over <percent>', 'at most this part').argParser(parseShare),
  criterion: new Option('--criterion <key>', 'calls on which --outcome came of this criterion'),
  criterion_outcome: new Option('--outcome <outcome>', 'what came of --criterion').choices([
    'passed',
    'failed',
    'open',
    'not_applicable',
    'not_said',
  ]),
  review_status: new Option(
    '--review-status <status...>',
    'calls with one of these states of review',
  ).choices(['none', 'needed', 'in_progress', 'reviewed', 'appealed']),
  agreement: new Option(
    '--agreement <kind>',
    'reviewed calls on which people answered as the machine did everywhere, or not',
  ).choices(['agrees', 'differs']),
  topic_id: new Option('--topic <id>', 'calls of this topic, or other: calls that fit none'),
  reviewed_by: new Option('--reviewed-by <id>', 'calls that this person or client has reviewed'),
}

export function addFilterOptions(command: Command): void {
  for (const option of Object.values(filters)) command.addOption(option)
}

/** What of the calls was asked for. */
export function readFilterOptions(options: object): Pick<CallQuery, keyof typeof filters> {
  const given = new Map(Object.entries(options))
  const limits = Object.entries(filters).flatMap(([name, option]) => {
    const value = given.get(option.attributeName())
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(limits)
}

function parsePercent(value: string): number {
  const percent = Number(value)
  if (value.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('Give a number from 0 to 100.')
  return percent
}

function parseShare(value: string): number {
  return parsePercent(value) / 100
}

function parseSeconds(value: string): number {
  const seconds = Number(value)
  if (value.trim() === '' || !(seconds >= 0 && seconds <= 1_000_000))
    throw new InvalidArgumentError('Give a number of seconds.')
  return seconds
}

function parseId(value: string): number {
  if (!/^[1-9]\d{0,9}$/.test(value)) throw new InvalidArgumentError('Give the number of a team.')
  return Number(value)
}
