import { ivrSpeaker, type Transcript, type Turn } from './transcript.ts'

// What a person says on the telephone; nobody timed a text, so its times are only good for telling what came first.
const secondsPerWord = 0.4

// A role however it is written, or a name in capitals: "the total is: five" goes on with what was said.
const rolePrefix =
  /^\s*((?:agent|customer|caller|client|representative|operator|advisor|ivr|speaker)(?: ?\d{1,3})?)\s*:\s*(.*)$/i
const namePrefix = /^\s*(\p{Lu}[\p{L}\p{N}.'’-]*(?: [\p{Lu}\p{N}(][\p{L}\p{N}.'’()-]*){0,3})\s*:\s*(.*)$/u
const longestSpeaker = 40

/**
 * Reads a conversation from a text, one line per turn, each begun by its speaker: `Agent: Good morning.` A line without a
 * speaker goes on with what was said before it.
 */
export function readTranscriptText(text: string): Turn[] {
  const said: { speaker: string; lines: string[] }[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    const [, speaker = '', words = ''] = rolePrefix.exec(line) ?? namePrefix.exec(line) ?? []
    const last = said.at(-1)
    if (speaker !== '' && speaker.length <= longestSpeaker)
      said.push({ speaker: nameOf(speaker), lines: [words] })
    else if (last) last.lines.push(line)
    else if (line.trim() !== '') said.push({ speaker: 'Speaker 1', lines: [line] })
  }
  let at = 0
  return said.flatMap(({ speaker, lines }) => {
    const words = lines.join(' ').split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const startSeconds = at
    at += words.length * secondsPerWord
    return [{ speaker, text: words.join(' '), startSeconds: round(startSeconds), endSeconds: round(at) }]
  })
}

/** Turns as somebody else wrote them down, in the order of their time. */
export function toTranscript(turns: readonly Turn[], language = 'en'): Transcript {
  const inTime = turns.toSorted((one, other) => one.startSeconds - other.startSeconds)
  const durationSeconds = inTime.reduce((last, { endSeconds }) => Math.max(last, endSeconds), 0)
  return { turns: inTime, language, durationSeconds }
}

/** As our own transcripts write the roles: `AGENT` is `Agent`. */
function nameOf(speaker: string): string {
  if (speaker.toLowerCase() === 'ivr') return ivrSpeaker
  return /^(agent|customer)$/i.test(speaker)
    ? speaker.charAt(0).toUpperCase() + speaker.slice(1).toLowerCase()
    : speaker
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
