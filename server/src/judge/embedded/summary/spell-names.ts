import type { WeighedSentence } from './follow-summary-wish.ts'
import type { Reply } from './pair-replies.ts'

const isName = /\b(?:name|company|provider|brand|city|town|airport|hotel)$|\baddress$/

/** Names that came up as answers: "Fossil Gas", and the places of an address. */
export function listNames(replies: readonly Reply[]): string[] {
  return replies
    .filter(({ topic }) => topic?.kind === 'for' && isName.test(topic.phrase))
    .flatMap(({ answer }) => answer.split(/,\s*|\s*\d+\s*/))
    .filter((name) => /^\p{Lu}[\p{L}'’-]{2,}(?: [\p{L}'’-]+){0,3}$/u.test(name))
}

/** A recogniser writes names small; a name once known is written like one everywhere. */
export function spellNames(
  sentences: readonly WeighedSentence[],
  names: readonly string[],
): WeighedSentence[] {
  const spelled = [...new Set(names)].map((name) => ({
    name,
    pattern: new RegExp(`(?<![\\p{L}’'])${name}(?![\\p{L}])`, 'giu'),
  }))
  return sentences.map(({ text, weight }) => ({
    weight,
    text: spelled.reduce(
      (written, { name, pattern }) =>
        written.replace(pattern, (found) => (found === found.toLowerCase() ? name : found)),
      text,
    ),
  }))
}
