export const opening = 101
export const closing = 102
/** Stands before each option. */
export const bar = 1064
/** Criteria stand at the first positions and lines behind them, so that either can be encoded without the other. */
export const criterionRoom = 128
export const longestReading = 512

export function openCriterion(criterion: readonly number[]): number[] {
  return [opening, ...criterion.slice(0, criterionRoom - 2), closing]
}
