interface Placed {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * What is wrong inside a value of which there are several kinds: the validator says of each kind what is amiss, and the
 * one that was meant is the one that came further than the value itself.
 */
export function findInnerIssue(kinds: unknown): Placed | undefined {
  if (!Array.isArray(kinds)) return undefined
  return (kinds as readonly (readonly Placed[])[]).flat().find(({ path }) => path.length > 0)
}
