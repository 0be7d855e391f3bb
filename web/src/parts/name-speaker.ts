import { defineWords } from '../words/use-words.ts'

export const speakerWords = defineWords('parts.name-speaker', {
  agent: 'Agent',
  customer: 'Customer',
  machine: 'Announcement',
  speaker: (number: string) => `Speaker ${number}`,
})

/** A speaker's name in the reader's language where it is one of ours, otherwise as it is. */
export function nameSpeaker(speaker: string, words: (typeof speakerWords)['en']): string {
  if (speaker === 'Agent') return words.agent
  if (speaker === 'Customer') return words.customer
  if (speaker === 'IVR') return words.machine
  const [, number] = /^Speaker (\d+)$/.exec(speaker) ?? []
  return number ? words.speaker(number) : speaker
}
