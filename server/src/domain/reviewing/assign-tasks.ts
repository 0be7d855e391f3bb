/** Somebody whom a plan gives tasks to. */
export interface Assignee {
  readonly id: string
  /** How many they have to do already. */
  readonly open: number
  /** Whose calls they may review; undefined: everybody's. */
  readonly agentIds: readonly string[] | undefined
}

/**
 * Gives each call to whoever has least to do, in the order of the list where several do: so everybody gets their share,
 * and whoever is slow gets no more on top. Null: nobody of the list may review it, so it is anyone's.
 */
export function assignTasks<T extends { readonly agentId: string }>(
  calls: readonly T[],
  people: readonly Assignee[],
): (T & { readonly assignedTo: string | null })[] {
  const open = new Map(people.map((person) => [person.id, person.open]))
  return calls.map((call) => {
    let next: string | null = null
    for (const { id, agentIds } of people) {
      if (agentIds && !agentIds.includes(call.agentId)) continue
      if (next === null || open.get(id)! < open.get(next)!) next = id
    }
    if (next !== null) open.set(next, open.get(next)! + 1)
    return { ...call, assignedTo: next }
  })
}
