import type { Turn } from '../../domain/transcript.ts'
import { labelTurns } from '../label-turns.ts'
import type { Heard } from './heard.ts'

/** Names who speaks and lays all they said in time order. A channel in which voices were told apart counts as many. */
export function writeTurns(channels: readonly (readonly Heard[])[], agentName: string): Turn[] {
  const speakers = channels.flatMap((heard) => {
    const voices = new Map<string | undefined, Heard[]>()
    for (const item of heard.toSorted((one, other) => one.startSeconds - other.startSeconds)) {
      const said = voices.get(item.speaker)
      if (said) said.push(item)
      else voices.set(item.speaker, [item])
    }
    return voices.size > 0 ? [...voices.values()] : [[]]
  })
  return labelTurns(speakers, agentName)
}

/** The language in which most was said; each of those listed with how long. */
export function chooseLanguage(
  spoken: readonly { readonly language: string | undefined; readonly heard: readonly Heard[] }[],
): string | undefined {
  const seconds = new Map<string, number>()
  for (const { language, heard } of spoken) {
    if (!language) continue
    const said = heard.reduce((sum, item) => sum + item.endSeconds - item.startSeconds, 0)
    seconds.set(language, (seconds.get(language) ?? 0) + said)
  }
  return [...seconds].toSorted((one, other) => other[1] - one[1])[0]?.[0]
}
