export interface NamingPattern {
  /** Of its placeholders. */
  readonly names: ReadonlySet<string>
  /** What a file's place in the folder says about its call: every placeholder with the text that stands there. */
  read(path: string): Readonly<Record<string, string>> | undefined
}

/** A text that stands for itself, or a placeholder: with a name, or `*` for what is not needed. */
type Part = { readonly text: string } | { readonly name: string }

const anything = '*'

/**
 * A rule like `{agent_id}/{external_id}_{queue}.wav`. A placeholder stands for any text without a slash, `*` for one that
 * is not needed; everything else stands for itself, upper and lower case alike. Returns a sentence if it is no rule.
 */
export function readPattern(pattern: string): NamingPattern | string {
  const folders = pattern.split('/')
  if (folders.some((folder) => ['', '.', '..'].includes(folder)))
    return 'It has to be the path of a file in the folder.'
  const rules = folders.map(readParts)
  const fault = rules.find((rule) => typeof rule === 'string')
  if (fault !== undefined) return fault as string
  const names = (rules as Part[][]).flat().flatMap((part) => ('name' in part ? part.name : []))
  const twice = names.find((name, index) => name !== anything && names.indexOf(name) !== index)
  if (twice) return `{${twice}} is there twice.`
  const read = (path: string) => {
    const places = path.split('/')
    if (places.length !== rules.length) return undefined
    const found = places.map((place, index) => matchParts(rules[index] as Part[], place))
    if (found.includes(undefined)) return undefined
    return Object.fromEntries((found as [string, string][][]).flat().filter(([name]) => name !== anything))
  }
  return { names: new Set(names), read }
}

function readParts(pattern: string): Part[] | string {
  const parts: Part[] = []
  for (const piece of pattern.split(/(\{[^{}]*\}|\*)/).filter((one) => one !== '')) {
    const last = parts.at(-1)
    if (piece !== anything && !piece.startsWith('{')) {
      if (/[{}]/.test(piece)) return 'Every { needs its }.'
      parts.push({ text: lowerCase(piece) })
      continue
    }
    if (last && 'name' in last) return `Something has to stand between ${piece} and what is before it.`
    const name = piece === anything ? anything : piece.slice(1, -1)
    if (name !== anything && !/^[a-z_]\w*$/i.test(name))
      return `${piece} needs a name of letters, digits and underscores.`
    parts.push({ name })
  }
  return parts
}

/** Each placeholder ends where what follows it is first found, the last one where that is at the end: no name takes long. */
function matchParts(parts: readonly Part[], place: string): [string, string][] | undefined {
  const letters = lowerCase(place)
  const found: [string, string][] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    if ('text' in part) {
      if (!letters.startsWith(part.text, at)) return undefined
      at += part.text.length
      continue
    }
    const least = at + (part.name === anything ? 0 : 1)
    const next = parts[index + 1]
    const isNextLast = index + 2 === parts.length
    const text = next && 'text' in next ? next.text : ''
    const end = !next ? place.length : isNextLast ? place.length - text.length : letters.indexOf(text, least)
    if (end < least) return undefined
    found.push([part.name, place.slice(at, end)])
    at = end
  }
  return at === place.length ? found : undefined
}

/** Of the same length always, which not every alphabet's small letters are. */
function lowerCase(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
