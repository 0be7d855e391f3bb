/** Half open, UTC. */
export interface Range {
  readonly from: string
  readonly until: string
}

// biome-ignore lint/suspicious/noExplicitAny: rows are shaped here and compared with the service's answers
export type Row = any

/** Runs a query and counts its time; what is made of the rows afterwards costs nothing. */
export type RunDuck = (query: string) => Promise<Row[]>

export interface Question {
  readonly name: string
  /** The address below /v1/stats/, without the dates. */
  readonly path: (chance: number) => string
  /** DuckDB's answer in the shape of the service's. */
  readonly ask: (run: RunDuck, range: Range, chance: number) => Promise<unknown>
}

export const within = ({ from, until }: Range) =>
  `created_at >= timestamp '${from.slice(0, -1)}' and created_at < timestamp '${until.slice(0, -1)}'`
