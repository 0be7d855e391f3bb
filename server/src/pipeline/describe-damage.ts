/** What a reader of the record must know about a recording of which not all could be heard. */
export function describeDamage(durationSeconds: number): string {
  return `The recording is cut off or damaged. What could be heard of it, ${Math.round(durationSeconds)} seconds with gaps filled by silence, is transcribed and analysed; the rest is missing. If there is a better copy, submit it as well.`
}
