/** What most said; undefined where nothing was said by more than others. */
export function commonOf(answers: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(answers, (answer) => answer)].map(([answer, same]) => ({
    answer,
    count: same.length,
  }))
  const [first, second] = counts.sort((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.answer : undefined
}
