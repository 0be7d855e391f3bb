/** What the service's sentences are made from, as `rationale_parts` and `insight_parts` hold it. */
export type Thing = { readonly how?: string; readonly by?: 'customer' } & (
  | { readonly thing: string }
  | { readonly words: string }
)

export interface Looked {
  readonly things: readonly Thing[]
}

export interface Searched extends Looked {
  readonly turns: number
  readonly party?: Party
  readonly place?: 'start' | 'end' | 'late'
}

export interface Weighing {
  readonly for: readonly Thing[]
  readonly against: readonly Thing[]
  readonly of?: Thing
  readonly mood?: 'bad' | 'good'
}

export interface Choice {
  readonly option: string
  readonly other?: string
}

export type Party = 'agent' | 'customer'

export interface Shown {
  /** Seconds from the start of the recording. */
  readonly at: number
  readonly quote: string
}

export interface Loss {
  readonly name: string
  readonly lost: number
  readonly of: number
  readonly category?: string
  readonly shown?: Shown
  readonly missing?: true
  readonly aim?: string
}

export interface Named {
  readonly names: readonly string[]
  readonly more: number
}

/** Makes a sentence of the values of its code. Values come from outside: whoever calls it is ready for nonsense. */
export type Write = (values: never) => string

/** The service's sentences in one more language than its own. */
export interface Sentences {
  readonly reasons: Readonly<Record<string, Write>>
  readonly insights: Readonly<Record<string, Write>>
  readonly things: Readonly<Record<string, string>>
  readonly ways: Readonly<Record<string, string>>
}
