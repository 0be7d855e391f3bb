/** What stands behind the question mark of an address is anybody's writing: take what is of the right kind, leave the rest. */
export type Search = Readonly<Record<string, unknown>>

export function textIn(search: Search, name: string): string | undefined {
  const value = search[name]
  if (typeof value === 'string') return value === '' ? undefined : value.slice(0, 500)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

export function numberIn(search: Search, name: string): number | undefined {
  const value = Number(search[name])
  return search[name] === undefined || search[name] === '' || !Number.isFinite(value) ? undefined : value
}

/** A number that the database gives out: 1, 2, 3 … */
export function idIn(search: Search, name: string): number | undefined {
  const value = numberIn(search, name)
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : undefined
}

export function choiceIn<Choice extends string>(
  search: Search,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === search[name])
}

/** A day, as 2026-01-31. */
export function dayIn(search: Search, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && isDay(value) ? value : undefined
}

/** Of a year in which there can have been calls. */
export function isDay(value: string): boolean {
  return /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}
