import { type RawBuilder, sql } from 'kysely'
import type { CallStatus } from '../../domain/call.ts'
import type { Reach } from '../../domain/people/roles.ts'
import { type FindableOutcome, letterOf } from '../../domain/results/criterion-outcomes.ts'
import type { ReviewStatus } from '../../domain/results/review.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Schema } from '../schema.ts'

interface Limit {
  /** What of a call it looks at. */
  readonly column: keyof Schema['call'] | readonly (keyof Schema['call'])[]
  /** Whether the index of words can tell it, too: by a label, or by the time that stands beside them. */
  readonly besideWords?: boolean
  /** Whether it is about what statistics count of a finished call, `call_fact`. Where an index holds it `by model`, so it is found. */
  readonly ofFact?: 'at all' | 'by model'
  /** How what statistics count tells it as well, of what is not about that. */
  readonly isMetByFact?: (value: never) => RawBuilder<unknown>
  readonly isMet: (value: never) => RawBuilder<unknown>
}

/** Everything a list can be limited to. One more is an entry here, and in the parameters of the list. */
const limits = {
  externalId: { column: 'external_id', isMet: (id: string) => sql`call.external_id = ${id}` },
  /** Any of these agents. */
  agentIds: {
    column: 'agent_id',
    isMet: (ids: readonly string[]) => sql`call.agent_id = any(${ids}::text[])`,
    isMetByFact: (ids: readonly string[]) => sql`call_fact.agent_id = any(${ids}::text[])`,
  },
  agentId: {
    column: 'agent_id',
    besideWords: true,
    isMet: (id: string) => sql`call.agent_id = ${id}`,
    isMetByFact: (id: string) => sql`call_fact.agent_id = ${id}`,
  },
  modelId: {
    column: 'model_id',
    besideWords: true,
    isMet: (id: number) => sql`call.model_id = ${id}`,
    isMetByFact: (id: number) => sql`call_fact.model_id = ${id}`,
  },
  statuses: {
    column: 'status',
    isMet: isInStatus,
    isMetByFact: (statuses: readonly CallStatus[]) => sql`call_fact.status = any(${statuses}::text[])`,
  },
  /** Text for a `timestamptz`: from the one on, up to but without the other. */
  from: {
    column: 'created_at',
    besideWords: true,
    isMet: (moment: string) => sql`call.created_at >= ${moment}::timestamptz`,
    isMetByFact: (moment: string) => sql`call_fact.created_at >= ${moment}::timestamptz`,
  },
  until: {
    column: 'created_at',
    besideWords: true,
    isMet: (moment: string) => sql`call.created_at < ${moment}::timestamptz`,
    isMetByFact: (moment: string) => sql`call_fact.created_at < ${moment}::timestamptz`,
  },
  minScore: { column: 'score_percentage', isMet: (score: number) => sql`call.score_percentage >= ${score}` },
  maxScore: { column: 'score_percentage', isMet: (score: number) => sql`call.score_percentage <= ${score}` },
  minDuration: {
    column: 'duration_seconds',
    isMet: (seconds: number) => sql`call.duration_seconds >= ${seconds}`,
  },
  maxDuration: {
    column: 'duration_seconds',
    isMet: (seconds: number) => sql`call.duration_seconds <= ${seconds}`,
  },
  /** Whether a person has looked at it. */
  reviewStatus: { column: ['review_state', 'review_needed'], isMet: hasReviewStatus },
  /** Only calls on which people have answered as the machine did, or differently. */
  agreement: {
    column: 'agreement',
    isMet: (agreement: 'agrees' | 'differs') => sql`call.agreement = ${agreement}`,
  },
  /** Only calls that this person or client has reviewed. */
  reviewedBy: {
    column: 'id',
    isMet: (reviewer: string) =>
      sql`exists (select from review where review.call_id = call.id and reviewer = ${reviewer} and status = 'submitted')`,
  },
  /** Only calls that whoever asks may see. */
  reach: {
    column: ['agent_id', 'status', 'created_at', 'released_at'],
    isMet: (reach: Reach) => isInReach(reach),
  },
  /** No call of these: what the list is limited to would tell what is hidden of them. */
  except: { column: 'id', isMet: (ids: readonly string[]) => sql`call.id <> all(${ids}::uuid[])` },
  /** Only calls of this topic, and of those that were put into it; `other`: only calls that fit none. */
  topicId: { column: 'id', isMet: isAboutTopic },
  /** Only finished calls that statistics count under this value; the key as `call_fact` has it. */
  group: { column: 'id', ofFact: 'at all', isMet: whatIsInGroup },
  /** Only finished calls that lost points in one of these categories, by id. */
  lostIn: {
    column: 'id',
    ofFact: 'at all',
    isMet: (ids: readonly number[]) => sql`call_fact.lost && ${ids}::integer[]`,
  },
  /** Only finished calls on which this came of a criterion. */
  criterion: {
    column: 'id',
    ofFact: 'at all',
    isMet: hasOutcome,
  },
  /** Only finished calls on which a category scored between these. */
  categoryScore: { column: 'id', ofFact: 'at all', isMet: hasCategoryScore },
  /** Only finished calls that were sent with this. */
  metadata: {
    column: 'id',
    ofFact: 'at all',
    isMet: ({ key, value }: { readonly key: string; readonly value: string }) =>
      whatIsInGroup({ key: `m:${key}`, value }),
  },
  /** Only finished calls in this language. */
  language: {
    column: 'id',
    ofFact: 'by model',
    isMet: (code: string) => sql`call_fact.language = ${code}`,
  },
  /** Only finished calls of which this part is silence, or the agent talking over others. */
  minSilence: {
    column: 'id',
    ofFact: 'by model',
    isMet: (share: number) => sql`call_fact.silence_share >= ${share}`,
  },
  maxSilence: {
    column: 'id',
    ofFact: 'by model',
    isMet: (share: number) => sql`call_fact.silence_share <= ${share}`,
  },
  minTalkOver: {
    column: 'id',
    ofFact: 'by model',
    isMet: (share: number) => sql`call_fact.talk_over_share >= ${share}`,
  },
  maxTalkOver: {
    column: 'id',
    ofFact: 'by model',
    isMet: (share: number) => sql`call_fact.talk_over_share <= ${share}`,
  },
} as const satisfies Record<string, Limit>

export type CallLimits = {
  readonly [Name in keyof typeof limits]?: Parameters<(typeof limits)[Name]['isMet']>[0] | undefined
}

/** What a list is limited to. */
export interface CallFilter extends CallLimits {
  readonly workspaceId: string
  readonly enabled: boolean
  /** What must be found in transcript and summary: a `tsquery`, as text. */
  readonly words?: string | undefined
}

/** In percent of the points that there were to earn. */
export interface CategoryScore {
  /** Ids of categories: those of several models may share a slug. */
  readonly ids: readonly number[]
  readonly min: number
  readonly max: number
}

export interface CallGroup {
  readonly key: 'agent_name' | `m:${string}` | `v:${string}`
  readonly value: string
}

/** The columns that the conditions look at. */
export const limitedColumns = [...new Set(Object.values<Limit>(limits).flatMap(({ column }) => column))]

/** All conditions but the words. */
export function conditionsOf(filter: CallFilter): RawBuilder<unknown> {
  const kept = filter.enabled ? sql`call.enabled` : sql`not call.enabled`
  return sql`call.workspace_id = ${filter.workspaceId} and ${kept} and ${narrowingOf(filter)}`
}

/** Only the conditions that are not always there. */
export function narrowingOf(filter: CallFilter): RawBuilder<unknown> {
  const names = namesOfLimits(filter)
  const isMet = (name: keyof CallLimits) =>
    (limits[name].isMet as (value: unknown) => RawBuilder<unknown>)(filter[name])
  const ofFact = names.filter((name) => (limits[name] as Limit).ofFact)
  const conditions = names.filter((name) => !ofFact.includes(name)).map(isMet)
  if (ofFact.length > 0) conditions.push(isCounted(filter.workspaceId, ofFact.map(isMet), isByModel(ofFact)))
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/**
 * All conditions, told by what statistics count alone: no call but an enabled one is counted. Undefined: something else
 * has to be looked at, or nothing that is counted is asked for.
 */
export function factConditionsOf(filter: CallFilter): RawBuilder<unknown> | undefined {
  const names = namesOfLimits(filter)
  const entries = names.map((name) => limits[name] as Limit)
  if (!filter.enabled || !entries.some(({ ofFact }) => ofFact)) return undefined
  if (!entries.every(({ ofFact, isMetByFact }) => ofFact || isMetByFact)) return undefined
  const conditions = entries.map((limit, index) => {
    const isMet = (limit.isMetByFact ?? limit.isMet) as (value: unknown) => RawBuilder<unknown>
    return isMet(filter[names[index]!])
  })
  return sql.join([isOfWorkspace(filter.workspaceId), ...conditions], sql` and `)
}

/** Whether there are any such conditions. */
export function isNarrowed(filter: CallFilter): boolean {
  return namesOfLimits(filter).length > 0
}

/** Whether the index of words can tell by itself which calls are meant. */
export function isToldBesideWords(filter: CallFilter): boolean {
  return namesOfLimits(filter).every((name) => (limits[name] as Limit).besideWords)
}

function namesOfLimits(filter: CallFilter) {
  return (Object.keys(limits) as (keyof CallLimits)[]).filter((name) => filter[name] !== undefined)
}

/** One status leads to an index in order of time; several do not. */
function isInStatus(statuses: readonly CallStatus[]): RawBuilder<unknown> {
  return statuses.length === 1
    ? sql`call.status = ${statuses[0]}`
    : sql`call.status = any(${statuses}::text[])`
}

function hasReviewStatus(statuses: readonly ReviewStatus[]): RawBuilder<unknown> {
  const conditions = statuses.map((status) => {
    if (status === 'none') return sql`(call.review_state is null and not call.review_needed)`
    if (status === 'needed') return sql`(call.review_state is null and call.review_needed)`
    return sql`call.review_state = ${status}`
  })
  return sql`(${sql.join(conditions, sql` or `)})`
}

function isAboutTopic(id: string): RawBuilder<unknown> {
  if (id === 'other')
    return sql`exists (select from call_topic where call_topic.call_id = call.id and topic_id is null)`
  return sql`exists (
    select from call_topic
    where call_topic.call_id = call.id and topic_id = any(array(
      with recursive part as (
        select ${id}::uuid as id union select topic.id from topic join part on topic.merged_into = part.id
      ) select id from part
    ))
  )`
}

/** Every value of a trait is text there, so that whether it is contained can be told by the index. */
function whatIsInGroup({ key, value }: CallGroup): RawBuilder<unknown> {
  return key === 'agent_name'
    ? sql`call_fact.agent_name = ${value}`
    : sql`call_fact.traits @> jsonb_build_object(${key}::text, ${value}::text)`
}

function hasOutcome({ key, outcome }: { readonly key: string; readonly outcome: FindableOutcome }) {
  const came = `${letterOf(outcome)}:${key}`
  const has = sql`call_fact.criteria @> ${[came]}::text[]`
  if (outcome !== 'not_said') return has
  return sql`${has} and call_fact.quotes[array_position(call_fact.criteria, ${came}::text)] = 0`
}

/** Of the calls that statistics count, each looked at once, whatever is asked of it. */
function isCounted(
  workspaceId: string,
  conditions: readonly RawBuilder<unknown>[],
  byModel: boolean,
): RawBuilder<unknown> {
  const asked = byModel ? [isOfWorkspace(workspaceId), ...conditions] : conditions
  return sql`exists (
    select from call_fact where call_fact.call_id = call.id and ${sql.join(asked, sql` and `)}
  )`
}

function isOfWorkspace(id: string): RawBuilder<unknown> {
  return sql`call_fact.model_id = any(array(select id from model where workspace_id = ${id}))`
}

function isByModel(names: readonly (keyof CallLimits)[]): boolean {
  return names.some((name) => (limits[name] as Limit).ofFact === 'by model')
}

/** By the index, which knows whole percents, and to the last digit that is shown. */
function hasCategoryScore({ ids, min, max }: CategoryScore): RawBuilder<unknown> {
  const percents = Array.from(
    { length: Math.floor(max) - Math.floor(min) + 1 },
    (_, more) => Math.floor(min) + more,
  )
  const keys = ids.flatMap((id) => percents.map((percent) => `${id}:${percent}`))
  const exact = ids.map((id) => {
    const [earned, expected] = [
      sql`call_fact.points ->> ${String(id)}`,
      sql`call_fact.expected ->> ${String(id)}`,
    ]
    return sql`round((${earned})::numeric * 100 / nullif((${expected})::numeric, 0), 2) between ${min} and ${max}`
  })
  return sql`category_percents(call_fact.points, call_fact.expected) && ${keys}::text[]
    and (${sql.join(exact, sql` or `)})`
}
