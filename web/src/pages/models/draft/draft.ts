import { type Category, type MetadataField, type Model, type Variable, variableTypes } from '@callmark/client'
import { askedConfidence } from '@callmark/client/model-rules'

/** As they are offered: the one that most questions need comes first. */
export const answerTypes = variableTypes.toSorted(
  (one, other) => Number(other === 'BOOLEAN') - Number(one === 'BOOLEAN'),
)
export type AnswerType = (typeof variableTypes)[number]

/**
 * A model as it stands in the editor. Fields are named as the service names them, so that what it refuses finds its
 * field; numbers are text until they are sent, so that a wrong one can be shown and explained. `uid` is known here only.
 */
export interface Draft {
  readonly name: string
  readonly description: string
  readonly prompt: string
  readonly transcription_prompt: string
  readonly summarize_call: boolean
  readonly summarize_prompt: string
  readonly xscore_template: boolean
  /** In percent. */
  readonly least_confidence: string
  readonly enabled: boolean
  readonly retain_audio_days: string
  readonly retain_transcript_days: string
  readonly categories: readonly DraftCategory[]
  readonly variables: readonly DraftVariable[]
  readonly metadata: readonly DraftField[]
}

export interface DraftCategory {
  readonly uid: string
  /** Undefined until it is saved. */
  readonly id: number | undefined
  readonly name: string
  readonly description: string
  readonly max_score: string
  readonly order_number: number | null
}

export interface DraftVariable {
  readonly uid: string
  readonly key: string
  readonly readable_name: string
  readonly description: string
  readonly type: AnswerType
  readonly required: boolean
  /** `uid` of its category: that stays when the category is renamed. */
  readonly category: string | null
  readonly weight: string
  readonly order_number: number | null
  readonly critical: boolean
  readonly passes_when: boolean
  /** One to a line. */
  readonly options: string
}

export interface DraftField {
  readonly uid: string
  readonly key: string
  readonly readable_name: string
  readonly type: AnswerType
  readonly required: boolean
  readonly grouping: boolean
}

let made = 0
export function newUid(): string {
  made += 1
  return `new-${made}`
}

export function emptyDraft(): Draft {
  return {
    name: '',
    description: '',
    prompt: '',
    transcription_prompt: '',
    summarize_call: true,
    summarize_prompt: '',
    xscore_template: true,
    least_confidence: percentOf(askedConfidence.usual),
    enabled: true,
    retain_audio_days: '',
    retain_transcript_days: '',
    categories: [],
    variables: [],
    metadata: [],
  }
}

export function newCategory(): DraftCategory {
  return { uid: newUid(), id: undefined, name: '', description: '', max_score: '10', order_number: null }
}

export function newVariable(category: string | null): DraftVariable {
  return {
    uid: newUid(),
    key: '',
    readable_name: '',
    description: '',
    type: 'BOOLEAN',
    required: true,
    category,
    weight: '1',
    order_number: null,
    critical: false,
    passes_when: true,
    options: '',
  }
}

export function newField(): DraftField {
  return { uid: newUid(), key: '', readable_name: '', type: 'STRING', required: false, grouping: true }
}

/** A saved model, ready to be changed. What is the same in two readings has the same `uid` in both. */
export function readDraft(model: Model, categories: readonly Category[]): Draft {
  const days = (value: number | null) => (value === null ? '' : String(value))
  const uidOf = new Map(categories.map(({ id, slug }) => [slug, `category-${id}`]))
  return {
    name: model.name,
    description: model.description,
    prompt: model.prompt,
    transcription_prompt: model.transcription_prompt,
    summarize_call: model.summarize_call,
    summarize_prompt: model.summarize_prompt,
    xscore_template: model.xscore_template,
    least_confidence: percentOf(model.least_confidence),
    enabled: model.enabled,
    retain_audio_days: days(model.retain_audio_days),
    retain_transcript_days: days(model.retain_transcript_days),
    categories: inOrder(categories).map((category) => ({
      uid: `category-${category.id}`,
      id: category.id,
      name: category.name,
      description: category.description ?? '',
      max_score: String(category.max_score),
      order_number: category.order_number,
    })),
    variables: inOrder(model.template_variables).map((variable) => readVariable(variable, uidOf)),
    metadata: model.template_metadata.map(readField),
  }
}

function percentOf(share: number): string {
  return String(Math.round(100 * share))
}

function readVariable(
  variable: Omit<Variable, 'id' | 'uuid' | 'client_prompt_template_id' | 'enabled' | keyof Authored>,
  uidOf: ReadonlyMap<string, string>,
): DraftVariable {
  return {
    uid: `variable-${variable.key}`,
    key: variable.key,
    readable_name: variable.readable_name,
    description: variable.description,
    type: variable.type,
    required: variable.required,
    category: (variable.category !== null && uidOf.get(variable.category)) || null,
    weight: String(variable.weight),
    order_number: variable.order_number,
    critical: variable.critical,
    passes_when: variable.passes_when,
    options: variable.options?.join('\n') ?? '',
  }
}

type Authored = Pick<Variable, 'created_at' | 'created_by' | 'updated_at' | 'updated_by'>

function readField(field: Pick<MetadataField, keyof Omit<DraftField, 'uid'>>): DraftField {
  const { key, readable_name, type, required, grouping } = field
  return { uid: `field-${key}`, key, readable_name, type, required, grouping }
}

/** Lower order numbers first, those without one last, otherwise as given: by age. */
export function inOrder<Item extends { readonly order_number: number | null }>(
  items: readonly Item[],
): Item[] {
  const place = ({ order_number }: Item) => order_number ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((one, other) => place(one) - place(other))
}

/** Moves an item by a step and writes the new order down: by age alone it would fall back. */
export function moveItem<Item extends { readonly order_number: number | null }>(
  items: readonly Item[],
  index: number,
  step: -1 | 1,
): Item[] {
  return swapItem(items, index, step).map((item, place) => ({ ...item, order_number: place + 1 }))
}

/** Puts an item where the other one is, the other in its place, and writes the new order down. */
export function moveAmong<Item extends { readonly order_number: number | null }>(
  items: readonly Item[],
  item: Item,
  other: Item,
): Item[] {
  return items
    .map((one) => (one === item ? other : one === other ? item : one))
    .map((one, place) => ({ ...one, order_number: place + 1 }))
}

/** Moves an item by a step among those that are all still to be made: they get their age in the order they stand in. */
export function swapItem<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const moved = [...items]
  const [item] = moved.splice(index, 1)
  moved.splice(index + step, 0, item!)
  return moved
}
