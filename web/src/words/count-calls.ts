/** A number of calls that has been written already. */
export function callsInEnglish(count: string): string {
  return count === '1' ? '1 call' : `${count} calls`
}
