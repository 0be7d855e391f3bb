// Both are tried from where a name can begin, not again from each of its letters.
const written = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+[a-z]/gi
const spoken =
  /(?<![\w+-])[+-]*\b((?:[\w+-]+ (?:dot|underscore|dash|point) )*[\w+-]+) at ((?:[\w-]+ )?[\w-]+(?: dot [\w-]+)+)\b/gi

/** As they were written, or as they were said: "jane dot doe at mail dot com". */
export function findEmails(text: string): { value: string; start: number }[] {
  return [
    ...[...text.matchAll(written)].map((match) => ({ value: match[0], start: match.index })),
    ...[...text.matchAll(spoken)].map((match) => ({
      value: `${closeUp(match[1]!)}@${closeUp(match[2]!)}`,
      start: match.index,
    })),
  ].sort((a, b) => a.start - b.start)
}

function closeUp(words: string): string {
  return words
    .toLowerCase()
    .replace(/ (?:dot|point) /g, '.')
    .replace(/ underscore /g, '_')
    .replace(/ dash /g, '-')
    .replace(/ /g, '')
}
