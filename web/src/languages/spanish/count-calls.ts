/** A number of calls that has been written already. */
export function callsInSpanish(count: string): string {
  return count === '1' ? '1 llamada' : `${count} llamadas`
}
