/** Somebody who may see the call. */
export interface Mentionable {
  readonly id: string
  readonly name: string
  readonly role: string
}

const mostOffered = 6

/** The @ that is being written at the caret, with what has been typed of a name. */
export function findMention(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  const found = /(?:^|[\s(])@([^\s@]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret))
  return found ? { from: caret - found[1]!.length - 1, typed: found[1]! } : undefined
}

/** Those whose name, or a word of it, begins with what was typed. */
export function offerFor(people: readonly Mentionable[], typed: string): readonly Mentionable[] {
  const wanted = fold(typed)
  return people
    .filter(({ name }) => {
      const folded = fold(name)
      return folded.startsWith(wanted) || folded.split(' ').some((word) => word.startsWith(wanted))
    })
    .slice(0, mostOffered)
}

/** Whose name still stands in the text. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const names = new Set(splitMentions({ text, mentions: people }).map((piece) => piece.isName && piece.text))
  return people.filter(({ name }) => names.has(`@${name}`)).map(({ id }) => id)
}

/** The text of a comment in pieces, those that name somebody apart. */
export function splitMentions(comment: {
  readonly text: string
  readonly mentions: readonly { readonly name: string }[]
}) {
  const { text, mentions } = comment
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length)
  const pieces: { readonly text: string; readonly isName: boolean }[] = []
  let rest = text
  while (rest !== '') {
    const [at, name] = firstOf(rest, names)
    if (at > 0) pieces.push({ text: rest.slice(0, at), isName: false })
    if (name) pieces.push({ text: name, isName: true })
    rest = rest.slice(at + name.length)
  }
  return pieces
}

/** Where the first of the names stands; the end of the text where none does. */
function firstOf(text: string, names: readonly string[]): readonly [number, string] {
  let found: readonly [number, string] = [text.length, '']
  for (const name of names) {
    const at = text.indexOf(name)
    if (at >= 0 && at < found[0]) found = [at, name]
  }
  return found
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
