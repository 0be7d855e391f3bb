import { askedConfidence, isSameName, slugOf } from '@callmark/client/model-rules'
import type { Draft, DraftVariable } from './draft.ts'
import { pointsOf } from './points.ts'
import { optionsOf } from './write-draft.ts'

/** What is wrong with a value, for the page to put into words. */
export type Fault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'badKey' }
  | { readonly kind: 'forbiddenKey' }
  | { readonly kind: 'twice' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'sameName' }
  | { readonly kind: 'keyIsSlug'; readonly slug: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'optionTooLong'; readonly most: number }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** In the service's own words. */
  | { readonly kind: 'refused'; readonly message: string }

/** Faults by where they are: `name`, or the `uid` of a part and its field, `new-3.key`. */
export type Faults = ReadonlyMap<string, Fault>

export const most = {
  name: 255,
  categoryName: 128,
  categoryDescription: 512,
  key: 128,
  readableName: 255,
  score: 1_000_000,
  weight: 1_000_000,
  days: 36_500,
  options: 200,
  option: 255,
  categories: 100,
  variables: 500,
  metadata: 100,
} as const

/** Everything the service would refuse, found while somebody types. `taken` are the names of the other models. */
export function checkDraft(draft: Draft, taken: readonly string[] = []): Faults {
  const faults = new Map<string, Fault>()
  // The first thing that is wrong with a value is enough.
  const say = (path: string, fault: Fault | undefined) => {
    if (fault && !faults.has(path)) faults.set(path, fault)
  }
  say('name', nameFault(draft.name, most.name))
  const name = tidy(draft.name).toLowerCase()
  if (taken.some((other) => tidy(other).toLowerCase() === name)) say('name', { kind: 'taken' })
  say(
    'least_confidence',
    wholeFault(draft.least_confidence, 100 * askedConfidence.least, 100 * askedConfidence.most),
  )
  for (const field of ['retain_audio_days', 'retain_transcript_days'] as const) {
    if (draft[field].trim() !== '') say(field, wholeFault(draft[field], 1, most.days))
  }
  for (const part of ['categories', 'variables', 'metadata'] as const) {
    if (draft[part].length > most[part]) say(part, { kind: 'tooMany', most: most[part] })
  }
  checkCategories(draft, say)
  checkKeys(draft.variables, say)
  checkKeys(draft.metadata, say)
  for (const variable of draft.variables) checkVariable(variable, say)
  checkClashes(draft, say)
  return faults
}

type Say = (path: string, fault: Fault | undefined) => void

function checkCategories({ categories }: Draft, say: Say): void {
  const seen: string[] = []
  for (const { uid, name, description, max_score } of categories) {
    say(`${uid}.name`, nameFault(name, most.categoryName))
    say(`${uid}.description`, lengthFault(description, most.categoryDescription))
    say(`${uid}.max_score`, wholeFault(max_score, 0, most.score))
    if (tidy(name) && seen.some((other) => isSameName(other, name))) say(`${uid}.name`, { kind: 'sameName' })
    seen.push(name)
  }
}

function checkKeys(
  items: readonly { readonly uid: string; readonly key: string; readonly readable_name: string }[],
  say: Say,
): void {
  const seen = new Set<string>()
  for (const { uid, key, readable_name } of items) {
    say(`${uid}.key`, keyFault(key))
    if (key && seen.has(key)) say(`${uid}.key`, { kind: 'twice' })
    seen.add(key)
    say(`${uid}.readable_name`, lengthFault(readable_name, most.readableName))
  }
}

function checkVariable({ uid, weight, type, options }: DraftVariable, say: Say): void {
  const value = Number(weight)
  if (weight.trim() === '' || !Number.isFinite(value) || value < 0 || value > most.weight)
    say(`${uid}.weight`, { kind: 'number', least: 0, most: most.weight })
  if (type !== 'STRING') return
  const given = optionsOf(options)
  if (given.length > most.options) say(`${uid}.options`, { kind: 'tooMany', most: most.options })
  if (given.some((option) => lengthFault(option, most.option)))
    say(`${uid}.options`, { kind: 'optionTooLong', most: most.option })
}

/** A category that is judged as a whole is a question under its slug, so no variable may be called that. */
function checkClashes(draft: Draft, say: Say): void {
  const { ofVariables } = pointsOf({ ...draft, xscore_template: true })
  for (const category of draft.categories) {
    const slug = slugOf(category.name)
    const scored = draft.variables.some(
      ({ uid, category: mine }) => mine === category.uid && 'points' in ofVariables.get(uid)!,
    )
    const clash = draft.variables.find(({ key }) => key === slug)
    if (clash && !scored) say(`${clash.uid}.key`, { kind: 'keyIsSlug', slug })
  }
}

function keyFault(key: string): Fault | undefined {
  if (key === '') return { kind: 'empty' }
  if (key.length > most.key) return { kind: 'tooLong', most: most.key }
  if (!/^[A-Za-z_][A-Za-z0-9_-]*$/.test(key)) return { kind: 'badKey' }
  return key === '__proto__' ? { kind: 'forbiddenKey' } : undefined
}

function nameFault(name: string, longest: number): Fault | undefined {
  return tidy(name) === '' ? { kind: 'empty' } : lengthFault(tidy(name), longest)
}

/** Counted as the service counts: a flag or a face is not two letters. */
function lengthFault(text: string, longest: number): Fault | undefined {
  return text.length > longest && [...text].length > longest ? { kind: 'tooLong', most: longest } : undefined
}

function wholeFault(text: string, least: number, greatest: number): Fault | undefined {
  const value = Number(text)
  const fits = text.trim() !== '' && Number.isInteger(value) && value >= least && value <= greatest
  return fits ? undefined : { kind: 'whole', least, most: greatest }
}

function tidy(name: string): string {
  return name.trim().normalize('NFC')
}
