import { type CallQuery, type CallStatus, callStatuses } from '@callmark/client'
import type { Formats } from '../words/use-formats.ts'
import { defineWords } from '../words/use-words.ts'
import { isWorking, progressOf } from './call-status.ts'
import { type FindableOutcome, findableOutcomes } from './criterion-outcome.ts'
import { startOf } from './period.ts'
import { type Agreement, agreements, type ReviewStatus, reviewStatuses } from './review-status.ts'
import { choiceIn, dayIn, idIn, numberIn, type Search, textIn } from './search-values.ts'

/** What of the service's question is no filter here. */
type LeftOut =
  | 'limit'
  | 'cursor'
  | 'fields'
  | 'sort'
  | 'model_id'
  | 'include_hits'
  | 'include_facts'
  | 'include_total'

export type FilterName = Exclude<keyof CallQuery, LeftOut>

/** What the words of a chip are made with. */
export interface Telling {
  readonly label: string
  readonly search: Search
  readonly formats: Formats
  /** Every status and group of statuses. */
  readonly states: Readonly<Record<string, string>>
  /** The categories of the chosen model by their slugs. */
  readonly categories: ReadonlyMap<string, string>
  /** Its criteria by their keys. */
  readonly criteria: ReadonlyMap<string, string>
  readonly outcomes: Readonly<Record<FindableOutcome, string>>
  readonly reviews: Readonly<Record<ReviewStatus, string>>
  readonly agreements: Readonly<Record<Agreement, string>>
  /** Teams by their ids. */
  readonly teams: ReadonlyMap<number, string>
  /** Topics by their ids. */
  readonly topics: ReadonlyMap<string, string>
  /** Who reviews, by their ids. */
  readonly people: ReadonlyMap<string, string>
}

export interface CallFilter<Address extends string, Value, Asked> {
  /** Its name in the address. */
  readonly address: Address
  readonly label: string
  readonly read: (search: Search, address: string) => Value | undefined
  /** As the service is asked for it; undefined: not at all. */
  readonly ask: (value: Value, search: Search) => Asked
  /** Left out: label and value. Undefined: it has none. */
  readonly chip?: (value: Value, telling: Telling) => string | undefined
  /** A field that looks like others, one that the panel builds by itself, or none that is in the panel. */
  readonly field: 'text' | { readonly least: number; readonly most: number } | 'own' | 'elsewhere'
  /** What goes with it when its chip is taken away. */
  readonly takesAlong?: readonly FilterName[]
}

function filter<const Address extends string, Value, Asked, const Field extends { readonly field: unknown }>(
  entry: CallFilter<Address, Value, Asked> & Field,
): CallFilter<Address, Value, Asked> & Field {
  return entry
}

/** Groups of statuses. Statistics count the calls that have ended: complete or failed. */
export const stateGroups = ['working', 'ended', 'finished', 'failed'] as const

/** A group of statuses, or one of them by its own name. */
const states = [...stateGroups, ...callStatuses] as const

const minutes = {
  read: numberIn,
  ask: (minutes: number) => Math.min(1_000_000, Math.max(0, minutes * 60)),
  chip: (minutes: number, { label, formats }: Telling) => `${label}: ${formats.decimal(minutes)}`,
  field: { least: 0, most: 10_000 },
} as const

const share = {
  read: numberIn,
  ask: (percent: number) => withinScores(percent) / 100,
  chip: (percent: number, { label, formats }: Telling) =>
    `${label.replace(' (%)', '')}: ${formats.percent(percent)}`,
  field: { least: 0, most: 100 },
} as const

const categoryLimit = {
  read: numberIn,
  ask: (score: number, search: Search) => (search.category ? withinScores(score) : undefined),
  chip: () => undefined,
  field: 'elsewhere',
} as const

/**
 * Every filter of the list of calls, by the service's name for it and in the order of the chips. One that the service
 * learns does not compile before it stands here, or among what is left out.
 */
export const callFilters = {
  q: filter({
    address: 'q',
    label: 'Search',
    read: textIn,
    ask: (words) => words,
    field: 'elsewhere',
  }),
  status: filter({
    address: 'state',
    label: 'Status',
    read: (search, name) => choiceIn(search, name, states),
    ask: statusesOf,
    chip: (state, { label, states }) => `${label}: ${states[state]}`,
    field: 'own',
  }),
  model_name: filter({
    address: 'model',
    label: 'Model',
    read: textIn,
    ask: (name) => name,
    field: 'own',
    takesAlong: [
      'lost_points_in',
      'criterion',
      'criterion_outcome',
      'category',
      'min_category_score',
      'max_category_score',
    ],
  }),
  agent_id: filter({
    address: 'agent',
    label: 'Agent ID',
    read: textIn,
    ask: (id) => id,
    field: 'text',
  }),
  agent_name: filter({
    address: 'name',
    label: 'Agent name',
    read: textIn,
    ask: (name) => name,
    field: 'text',
  }),
  team_id: filter({
    address: 'team',
    label: 'Team',
    read: idIn,
    ask: (id) => id,
    chip: (id, { label, teams }) => `${label}: ${teams.get(id) ?? id}`,
    field: 'own',
  }),
  external_id: filter({
    address: 'external',
    label: 'External ID',
    read: textIn,
    ask: (id) => id,
    field: 'text',
  }),
  // The list knows only UTC days: as moments, the end left out.
  start_date: filter({
    address: 'from',
    label: 'From',
    read: dayIn,
    ask: (day) => startOf(day).toISOString(),
    chip: tellDay,
    field: 'own',
  }),
  end_date: filter({
    address: 'to',
    label: 'To',
    read: dayIn,
    ask: (day) => startOf(day, 1).toISOString(),
    chip: tellDay,
    field: 'own',
  }),
  min_score: filter({
    address: 'min',
    label: 'Score from',
    read: numberIn,
    ask: withinScores,
    chip: tellScore,
    field: { least: 0, most: 100 },
  }),
  max_score: filter({
    address: 'max',
    label: 'Score to',
    read: numberIn,
    ask: withinScores,
    chip: tellScore,
    field: { least: 0, most: 100 },
  }),
  min_duration: filter({ address: 'longer', label: 'Minutes from', ...minutes }),
  max_duration: filter({ address: 'shorter', label: 'Minutes to', ...minutes }),
  language: filter({
    address: 'language',
    label: 'Language',
    read: (search, name) => textIn(search, name)?.match(/^[a-z]{2,3}$/i)?.[0],
    ask: (code) => code,
    chip: (code, { label, formats }) => `${label}: ${formats.language(code)}`,
    field: 'own',
  }),
  min_silence_share: filter({ address: 'silenceMin', label: 'Silence from (%)', ...share }),
  max_silence_share: filter({ address: 'silenceMax', label: 'Silence to (%)', ...share }),
  min_talk_over_share: filter({
    address: 'talkOverMin',
    label: 'Agent talk-over from (%)',
    ...share,
  }),
  max_talk_over_share: filter({ address: 'talkOverMax', label: 'Agent talk-over to (%)', ...share }),
  // A field of the metadata and what stands in it: half of the two limits nothing.
  metadata_key: filter({
    address: 'meta',
    label: 'Metadata field',
    read: textIn,
    ask: (key, search) => (search.metaValue ? key : undefined),
    chip: (key, { search }) => (search.metaValue ? `${key}: ${search.metaValue}` : undefined),
    field: 'text',
    takesAlong: ['metadata_value'],
  }),
  metadata_value: filter({
    address: 'metaValue',
    label: 'Metadata value',
    read: textIn,
    ask: (value, search) => (search.meta ? value : undefined),
    chip: () => undefined,
    field: 'text',
  }),
  // A category and what it scored.
  category: filter({
    address: 'category',
    label: 'Score in',
    read: textIn,
    ask: (slug, search) => (hasCategoryScore(search) ? slug : undefined),
    chip: tellCategory,
    field: 'own',
    takesAlong: ['min_category_score', 'max_category_score'],
  }),
  min_category_score: filter({ address: 'categoryMin', label: 'Category score from', ...categoryLimit }),
  max_category_score: filter({ address: 'categoryMax', label: 'Category score to', ...categoryLimit }),
  // A grouping field and the value the calls have in it: a group has both; half of one limits nothing.
  grouping_field_key: filter({
    address: 'field',
    label: 'Field',
    read: textIn,
    ask: (field, search) => (search.value ? field : undefined),
    chip: (field, { search }) => (search.value ? `${field}: ${search.value}` : undefined),
    field: 'own',
    takesAlong: ['grouping_field_value'],
  }),
  grouping_field_value: filter({
    address: 'value',
    label: 'Value',
    read: textIn,
    ask: (value, search) => (search.field ? value : undefined),
    chip: () => undefined,
    field: 'elsewhere',
  }),
  /** A category, by its slug, in which the calls lost points. */
  lost_points_in: filter({
    address: 'lost',
    label: 'Lost points in',
    read: textIn,
    ask: (slug) => slug,
    chip: (slug, { label, categories }) => `${label}: ${categories.get(slug) ?? slug}`,
    field: 'own',
  }),
  // A criterion and what came of it: half of the two limits nothing.
  criterion: filter({
    address: 'criterion',
    label: 'Criterion',
    read: textIn,
    ask: (key, search) => (search.outcome ? key : undefined),
    chip: (key, { label, criteria, outcomes, search }) => {
      const outcome = findableOutcomes.find((one) => one === search.outcome)
      return outcome && `${label}: ${criteria.get(key) ?? key} (${outcomes[outcome].toLowerCase()})`
    },
    field: 'own',
    takesAlong: ['criterion_outcome'],
  }),
  criterion_outcome: filter({
    address: 'outcome',
    label: 'Outcome',
    read: (search, name) => choiceIn(search, name, findableOutcomes),
    ask: (outcome, search) => (search.criterion ? outcome : undefined),
    chip: () => undefined,
    field: 'elsewhere',
  }),
  review_status: filter({
    address: 'review',
    label: 'Review',
    read: (search, name) => choiceIn(search, name, reviewStatuses),
    ask: (status) => [status],
    chip: (status, { label, reviews }) => `${label}: ${reviews[status]}`,
    field: 'own',
  }),
  reviewed_by: filter({
    address: 'reviewer',
    label: 'Reviewed by',
    read: textIn,
    ask: (id) => id,
    chip: (id, { label, people }) => `${label}: ${people.get(id) ?? id}`,
    field: 'own',
  }),
  topic_id: filter({
    address: 'topic',
    label: 'Topic',
    read: textIn,
    ask: (id) => id,
    chip: (id, { label, topics }) => `${label}: ${topics.get(id) ?? id}`,
    field: 'elsewhere',
  }),
  agreement: filter({
    address: 'agreement',
    label: 'Machine and people',
    read: (search, name) => choiceIn(search, name, agreements),
    ask: (agreement) => agreement,
    chip: (agreement, { label, agreements: said }) => `${label}: ${said[agreement]}`,
    field: 'own',
  }),
  enabled: filter({
    address: 'erased',
    label: 'Erased calls',
    read: (search, name) => (search[name] === true ? true : undefined),
    ask: () => false,
    chip: (_, { label }) => label,
    field: 'own',
  }),
} satisfies Readonly<Record<FilterName, object>>

type Filters = typeof callFilters

/** The names of the filters whose fields the panel builds by itself. */
export type OwnFilter = {
  [Name in FilterName]: Filters[Name]['field'] extends 'own' ? Name : never
}[FilterName]

/** The names of those with a field that looks like others. */
export type PlainFilter = {
  [Name in FilterName]: Filters[Name]['field'] extends 'own' | 'elsewhere' ? never : Name
}[FilterName]

/** What the filters read out of an address. */
export type FilterSearch = {
  readonly [Name in FilterName as Filters[Name]['address']]?: ReturnType<Filters[Name]['read']>
}

/** What they ask the service for. */
export type Asked = {
  [Name in FilterName]?: Exclude<ReturnType<Filters[Name]['ask']>, undefined>
}

/** All of them, for code that handles them alike. */
export const everyFilter = Object.entries(callFilters) as unknown as readonly (readonly [
  FilterName,
  CallFilter<keyof FilterSearch, unknown, unknown>,
])[]

export const filterWords = defineWords(
  'parts.call-filters',
  Object.fromEntries(everyFilter.map(([name, { label }]) => [name, label])) as Record<FilterName, string>,
)

function statusesOf(state: (typeof states)[number]): CallStatus[] {
  if (state === 'working') return callStatuses.filter(isWorking)
  if (state === 'ended') return callStatuses.filter((status) => !isWorking(status))
  if (state === 'finished') return callStatuses.filter((status) => progressOf(status).state === 'done')
  if (state === 'failed') return callStatuses.filter((status) => progressOf(status).state === 'failed')
  return [state]
}

function withinScores(score: number): number {
  return Math.min(100, Math.max(0, score))
}

function hasCategoryScore({ categoryMin, categoryMax }: Search): boolean {
  return categoryMin !== undefined || categoryMax !== undefined
}

/** Score in Closing: 40 % – 60 % */
function tellCategory(slug: string, { label, categories, formats, search }: Telling): string | undefined {
  if (!hasCategoryScore(search)) return undefined
  const [least, most] = [numberIn(search, 'categoryMin') ?? 0, numberIn(search, 'categoryMax') ?? 100]
  return `${label} ${categories.get(slug) ?? slug}: ${formats.percent(least)} – ${formats.percent(most)}`
}

function tellScore(score: number, { label, formats }: Telling): string {
  return `${label}: ${formats.percent(score)}`
}

/** A day is the same wherever it is read: not a moment in another zone. */
function tellDay(day: string, { label, formats }: Telling): string {
  return `${label}: ${formats.date(`${day}T12:00:00`)}`
}
