/** The letters of all scripts as ICU orders them, and figures by what they say: in any database the same. */
const collator = new Intl.Collator('en', { numeric: true })

/** Where a reader would look for a name: "Äpfel" beside "apple", "Model 2" before "Model 10". No two names are equal but one. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0)
}
