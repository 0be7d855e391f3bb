/** Something an operator can set in the environment. Rooms declare their own beside what needs them; `config.ts` gathers them. */
export interface Setting<T> {
  readonly doc: string
  /** As it would be written in the environment; undefined: there is none. */
  readonly standard: string | undefined
  /** Throws with the end of a sentence that begins with the setting's name. */
  readonly parse: (text: string) => T
  /** Never shown, not even to whoever has set it. */
  readonly secret?: true
}

export type Settings = Readonly<Record<string, Setting<unknown>>>

export function setting<T>(standard: string, doc: string, parse: (text: string) => T): Setting<T> {
  return { doc, standard, parse }
}

export function optional<T>(doc: string, parse: (text: string) => T): Setting<T | undefined> {
  return { doc, standard: undefined, parse }
}

/** Like `optional`, for what nobody else may know. */
export function secret<T>(doc: string, parse: (text: string) => T): Setting<T | undefined> {
  return { ...optional(doc, parse), secret: true }
}
