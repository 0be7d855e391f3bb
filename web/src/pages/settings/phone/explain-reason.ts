import type { phoneRecordingWords } from './phone-recording-words.ts'

type Reasons = (typeof phoneRecordingWords)['en']['reasons']

/** Why a recording was not fetched. The service says so in English; what of it is known is said in the reader's language. */
export function explainReason(reason: string, words: Reasons, english: Reasons): string {
  for (const [name, known] of Object.entries(english)) {
    const said = words[name as keyof Reasons]
    if (typeof said === 'string' && known === reason) return said
  }
  for (const name of ['tooLarge', 'answered', 'required'] as const) {
    const value = readValue(reason, english[name])
    if (value !== undefined) return words[name](value)
  }
  return words.other(reason)
}

/** What stands in the sentence where it is left open; undefined: it is another sentence. */
function readValue(reason: string, write: (value: string) => string): string | undefined {
  const [before = '', after = ''] = write('\n').split('\n')
  const fits = reason.startsWith(before) && reason.endsWith(after)
  return fits ? reason.slice(before.length, reason.length - after.length) : undefined
}
