import { sql } from 'kysely'

/** Of a row of `review_task`: it is open, and nobody is at it. */
export const isFree = sql<boolean>`(
  review_task.state = 'open' and (review_task.claimed_until is null or review_task.claimed_until <= now())
)`

/** What a task holds that nobody is at. */
export const noClaim = { claimed_by: null, claimed_by_name: null, claimed_until: null, claimed_blind: false }
