import { AppError } from '../../domain/errors.ts'
import type { ModelRevision, Taught, TeachingKind } from '../../domain/model.ts'
import type { Head } from '../../domain/teaching/head.ts'
import { folds } from '../../domain/teaching/teach.ts'
import type { Database } from '../../store/database.ts'
import { changeModel, type ModelAddress, noteModelChange } from '../../store/models/change-model.ts'
import { getModel } from '../../store/models/models.ts'
import { removeTeaching, saveTeaching } from '../../store/teaching/model-teaching.ts'
import { notingEngine } from '../embedded/answering/note-figures.ts'
import { type TeachingOf, weighTeaching } from './teach-model.ts'

/**
 * Has the judge go by what people have answered, from the next revision on. Refuses all of them where one would not be
 * better for it.
 */
export async function switchTeachingOn(
  database: Database,
  address: ModelAddress,
  keys: readonly string[],
  kind: TeachingKind,
): Promise<ModelRevision> {
  const { revision } = await getModel(database, address.workspaceId, address.modelId)
  keys.forEach((key, index) => {
    if (!revision.variables.some((one) => one.key === key))
      throw new AppError('validation', 'The model has no such criterion.', `keys.${index}`)
  })
  const found = await weighTeaching(database, address.workspaceId, revision, keys)
  const at = new Date().toISOString()
  const taught = found.map((one) => ({ variable: one.variable, taught: takeLesson(one, kind, at, keys) }))
  const { revision: next } = await changeModel(database, address, async (tx, row) => {
    // Somebody may have changed the model meanwhile: then what was learnt may be about something else.
    if (row.revision !== revision.number) throw new AppError('teaching_moved_on')
    await saveTeaching(tx, row.id, revision.prompt, taught)
    await noteModelChange(tx, address, 'taught', undefined, { keys: [...keys], kind })
  })
  return next
}

/** Back to how the judge is untaught; a revision without it, while earlier ones keep theirs. */
export async function switchTeachingOff(
  database: Database,
  address: ModelAddress,
  keys: readonly string[] | undefined,
): Promise<ModelRevision> {
  const { revision } = await changeModel(database, address, async (tx, row) => {
    const { revision } = await getModel(tx, address.workspaceId, row.id)
    const on = revision.variables.filter((one) => one.taught && (!keys || keys.includes(one.key)))
    if (on.length === 0) return
    const off = on.map(({ key }) => key)
    await removeTeaching(tx, row.id, off)
    await noteModelChange(tx, address, 'untaught', undefined, { keys: off })
  })
  return revision
}

function takeLesson(
  { variable, reviews, examples, lesson, whyNot }: TeachingOf,
  kind: TeachingKind,
  at: string,
  keys: readonly string[],
): Taught {
  const path = `keys.${keys.indexOf(variable.key)}`
  if (kind === 'examples') {
    if (reviews === 0) throw new AppError('nothing_to_learn', undefined, path)
    return { kind, examples: reviews, at }
  }
  if (!lesson || whyNot) throw new AppError('nothing_to_learn', undefined, path)
  if (!lesson.better) throw new AppError('teaching_not_better', undefined, path)
  return {
    kind,
    examples,
    at,
    folds,
    kappaBefore: round(lesson.before.kappa ?? 0),
    kappaAfter: round(lesson.after.kappa ?? 0),
    engine: notingEngine,
    head: roundHead(lesson.head),
  }
}

/** Every revision has a copy of it. */
function roundHead({ met, applies, sure }: Head): Head {
  const shorten = (part: Head['met']) => ({
    bias: round(part.bias),
    slope: round(part.slope),
    weights: part.weights.map(round),
    means: part.means.map(round),
    spreads: part.spreads.map(round),
  })
  return { met: shorten(met), applies: applies && shorten(applies), sure: shorten(sure) }
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
