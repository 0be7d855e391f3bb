import { type CallmarkClient, CallmarkError, type Category, type Model } from '@callmark/client'
import { isSameName } from '@callmark/client/model-rules'
import { type Draft, type DraftCategory, readDraft } from './draft.ts'
import { PartRefused } from './place-refusal.ts'
import { writeCategory, writeReplacement } from './write-draft.ts'

/** A model as the service has it, all that an editor needs of it. */
export interface SavedModel {
  readonly model: Model
  readonly categories: readonly Category[]
  readonly revision: number
  readonly draft: Draft
}

export async function loadModel(
  client: CallmarkClient,
  id: number,
  signal?: AbortSignal,
): Promise<SavedModel> {
  const [model, categories, revisions] = await Promise.all([
    client.models.get(id, { signal }),
    client.models.categories.list(id, { signal }),
    client.models.revisions(id, { signal }),
  ])
  return { model, categories, revision: revisions[0]!.number, draft: readDraft(model, categories) }
}

/** Somebody else has saved the model since it was opened here. */
export class ChangedMeanwhile extends Error {
  readonly theirs: SavedModel

  constructor(theirs: SavedModel) {
    super('The model was changed meanwhile.')
    this.theirs = theirs
  }
}

/** Refuses with `ChangedMeanwhile` if the model is not as it was when it was opened. */
export async function refuseChanged(client: CallmarkClient, opened: SavedModel): Promise<void> {
  const now = await loadModel(client, opened.model.id)
  if (now.revision !== opened.revision || now.model.updated_at !== opened.model.updated_at)
    throw new ChangedMeanwhile(now)
}

/**
 * Makes a saved model what the draft says. Its parts are several requests: new and changed categories first, for
 * variables name them; those that go last, when no variable names them any more.
 */
export async function saveDraft(
  client: CallmarkClient,
  saved: SavedModel,
  draft: Draft,
): Promise<SavedModel> {
  const { id } = saved.model
  const before = new Map(saved.draft.categories.map((category) => [category.id, category]))
  for (const category of draft.categories) {
    const old = category.id === undefined ? undefined : before.get(category.id)
    if (old && sameCategory(old, category)) continue
    await ofPart(category.uid, () =>
      old
        ? client.models.categories.replace(id, old.id!, writeCategory(category))
        : client.models.categories.create(id, writeCategory(category)),
    )
  }
  await client.models.replace(id, writeReplacement(draft))
  const kept = new Set(draft.categories.map((category) => category.id))
  for (const { uid, id: categoryId } of saved.draft.categories) {
    if (!kept.has(categoryId)) await ofPart(uid, () => client.models.categories.delete(id, categoryId!))
  }
  return loadModel(client, id)
}

/**
 * The draft on top of what the service has by now, after somebody else's save or one that stopped half way: categories
 * that were made meanwhile are no longer new, and those that others have added stay.
 */
export function adoptSaved(draft: Draft, opened: SavedModel, now: SavedModel): Draft {
  const standing = new Set(now.categories.map(({ id }) => id))
  const mine = draft.categories.map((category) => {
    if (category.id !== undefined && standing.has(category.id)) return category
    return { ...category, id: now.categories.find(({ name }) => isSameName(name, category.name))?.id }
  })
  const known = new Set([...mine, ...opened.draft.categories].map(({ id }) => id))
  return { ...draft, categories: [...mine, ...now.draft.categories.filter(({ id }) => !known.has(id))] }
}

function sameCategory(one: DraftCategory, other: DraftCategory): boolean {
  return JSON.stringify(writeCategory(one)) === JSON.stringify(writeCategory(other))
}

async function ofPart(uid: string, save: () => Promise<unknown>): Promise<void> {
  try {
    await save()
  } catch (error) {
    throw error instanceof CallmarkError ? new PartRefused(uid, error) : error
  }
}
