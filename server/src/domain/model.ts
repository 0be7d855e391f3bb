import { slugOf } from '@callmark/client/model-rules'
import type { Head } from './teaching/head.ts'

export const variableTypes = ['STRING', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'TIME', 'DATETIME'] as const
export type VariableType = (typeof variableTypes)[number]

/** Answers of the other types are extracted, never scored. */
function isScoredType(type: VariableType): boolean {
  return type === 'BOOLEAN' || type === 'INTEGER' || type === 'DECIMAL'
}

export interface ModelVariable {
  /** Stable across revisions; what a score breakdown shows as `id`. */
  readonly uuid: string
  readonly key: string
  readonly type: VariableType
  readonly required: boolean
  readonly readableName: string
  readonly description: string
  /** Slug of the category it is scored in; null: extracted, not scored. */
  readonly category: string | null
  readonly weight: number
  readonly orderNumber: number | null
  /** A failed critical variable makes the whole call's score 0. */
  readonly critical: boolean
  /** The good answer of a BOOLEAN. */
  readonly passesWhen: boolean
  /** The closed set of answers of a STRING; null: any text. */
  readonly options: readonly string[] | null
  /** What people's answers have taught the judge about it; without it: nothing. */
  readonly taught?: Taught
}

export const teachingKinds = ['weights', 'examples'] as const
/** Learnt by the embedded judge, with what that gained; or shown to a language model, where nothing is measured. */
export type TeachingKind = (typeof teachingKinds)[number]

export type Taught = {
  /** How many answers of people there were. */
  readonly examples: number
  readonly at: string
} & (
  | { readonly kind: 'examples' }
  | {
      readonly kind: 'weights'
      readonly folds: number
      readonly kappaBefore: number
      readonly kappaAfter: number
      /** Which judge noted what was learnt from: no other can use it. */
      readonly engine: string
      readonly head: Head
    }
)

/** Whether it takes part in its category's points. */
export function isScored({ type, weight }: Pick<ModelVariable, 'type' | 'weight'>): boolean {
  return isScoredType(type) && weight > 0
}

export interface ModelCategory {
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly maxScore: number
  readonly orderNumber: number | null
}

export interface ModelMetadataField {
  readonly key: string
  readonly readableName: string
  readonly type: VariableType
  readonly required: boolean
  readonly grouping: boolean
}

/** A model as it stood at one moment. Never changes, so that an old result always explains itself. */
export interface ModelRevision {
  readonly modelId: number
  readonly number: number
  readonly name: string
  readonly description: string
  readonly prompt: string
  readonly transcriptionPrompt: string
  readonly summarizeCall: boolean
  readonly summarizePrompt: string
  readonly scoring: boolean
  /** How sure the judge has to be before it answers. */
  readonly leastConfidence: number
  readonly variables: readonly ModelVariable[]
  readonly categories: readonly ModelCategory[]
  readonly metadata: readonly ModelMetadataField[]
}

/** The number of a revision that is only tried; those that are kept count from 1. */
export const draftNumber = 0

export function isDraft({ number }: Pick<ModelRevision, 'number'>): boolean {
  return number === draftNumber
}

/** One spelling for names that look the same. */
export function tidyName(name: string): string {
  return name.trim().normalize('NFC')
}

/** The slug of a name among others: "C++" and "C#" are two names, and so become `c` and `c-2`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}
