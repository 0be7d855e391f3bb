/** What the API lets in; whatever is not limited is left out. */
export interface Limits {
  /** For every client that has no number of its own; 0: as many as come. */
  readonly requestsPerMinute: number
  /** Proxies whose word on where a request comes from is taken. */
  readonly trustedProxies: readonly string[]
  /** Where uploads are written, and how much must stay free there. */
  readonly dataDir: string
  readonly minFreeBytes: number
  /** The most calls that may wait; 0: as many as come. */
  readonly queueLimit: number
  readonly uploadsAtOnce: number
  /** Connections at the same time: of everybody, and of one address; proxies that are believed have as many as there may be. */
  readonly connections: number
  readonly connectionsPerAddress: number
}
