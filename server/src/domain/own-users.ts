/** Parts of Callmark that run as a user of their own where the service is root. */
export type OwnUser = 'decoder' | 'probe' | 'database'

/**
 * Where the numbers of those users begin. They have no name, no home and no file but what is lent to them. The first lies
 * above everything that systems and directories give out; the second, for containers that know no more than 65,536 users,
 * in a gap that is left free there.
 */
export const ownUserRanges: readonly number[] = [2_100_000_000, 60_800]

const places: Readonly<Record<OwnUser, number>> = { decoder: 1, probe: 2, database: 3 }
const firstPassing = 10
const mostPassing = 200

export function ownUserOf(user: OwnUser, range: number): number {
  return range + places[user]
}

let passed = Math.floor(Math.random() * mostPassing)

/** A user for one process alone, for where nothing but its user keeps it apart from others of its kind. */
export function passingUserOf(range: number): number {
  passed = (passed + 1) % mostPassing
  return range + firstPassing + passed
}
