const mostDefinitions = 3
const mostMarksOfALine = 5
const marks = /[:=–—]|-\s/g

/** "replace card: lost, stolen or damaged cards" tells more than the name alone. */
export function readDefinitions(text: string): (option: string) => readonly string[] {
  const known = new Map<string, string[]>()
  for (const line of text.slice(0, 20_000).split(/[\n;]/)) {
    const bare = line.replace(/^[\s\-*•"'“]+/, '')
    let count = 0
    for (const mark of bare.matchAll(marks)) {
      if (++count > mostMarksOfALine) break
      const told = /^\s*(.{4,300})/.exec(bare.slice(mark.index + mark[0].length))?.[1]
      if (told === undefined) continue
      const name = bare.slice(0, mark.index).trimEnd().toLowerCase()
      for (const spelled of new Set([name, name.replace(/["'”]$/, '')]))
        known.set(spelled, [...(known.get(spelled) ?? []), told].slice(0, mostDefinitions))
    }
  }
  return (option) => known.get(option.trim().toLowerCase()) ?? []
}
