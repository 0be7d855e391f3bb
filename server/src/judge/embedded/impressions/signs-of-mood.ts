import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { nearnessTo } from '../meaning/nearness.ts'
import { aboutOthers, annoyance, contentment } from './mood-words.ts'
import { oncePerCall, type Sign } from './weigh-signs.ts'

const annoyedSentences = [
  'this is ridiculous, i am really annoyed',
  'i already told you that, are you even listening',
  'you are not helping me at all',
  'why does this take so long, hurry up',
  'what is wrong with you people',
  'your service is useless and i want to complain',
  'i want to speak to your manager right now',
  'this is a waste of my time',
  'why do you need to know that, it is none of your business',
  'forget it, you are no help',
  'that is not what i asked for, you got it wrong again',
  'i cannot believe this, what am i supposed to do now',
]
const contentSentences = [
  'that would be great, thank you',
  'yes please, that works for me',
  'thank you so much for your help',
  'my name is anna and i would like to make an appointment',
  'i would like some information please',
  'no that is all, have a nice day',
  'sure, the number is four five six',
  'i need help with my account',
  'perfect, you have been very helpful',
  'sorry, i do not remember it',
  'tomorrow at nine in the morning would be fine',
  'how much would that cost',
]

// What falls by chance in a talk of this many sentences is what was measured; longer ones are held to the same rate.
const usualSentences = 30
const mostOfAKind = 2

/** Every clue to how the customer takes the conversation itself. */
export const findMoodSigns = oncePerCall(async (reading: CallReading): Promise<readonly Sign[]> => {
  const said = saidBy(reading, 'customer')
  const length = Math.max(1, said.length / usualSentences)
  const worded = [...annoyance, ...contentment].map(
    ({ id, thing, said: patterns, unless, faint, most }): Sign => {
      const shownBy = said.filter(
        ({ plain }) => patterns.some((pattern) => pattern.test(plain)) && !unless?.test(plain),
      )
      return {
        id,
        thing,
        amount: Math.min(most ?? mostOfAKind, shownBy.length / (faint ? length : 1)),
        shownBy,
      }
    },
  )
  return [...worded, findShouting(said), await findTone(said, reading)]
})

/** Only where a transcript has marks and capitals can they say anything. */
function findShouting(said: readonly ReadUtterance[]): Sign {
  const spelled = said.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text))
  const shownBy = said.filter(
    ({ text, plain }) =>
      /\?[!?]|!\?/.test(text) ||
      (spelled && /(\b\p{Lu}{3,}\b.*){2}/u.test(text) && !/\b(thanks?|love|saved|great)\b/.test(plain)),
  )
  return {
    id: 'shouting',
    thing: 'shouting',
    amount: Math.min(mostOfAKind, shownBy.length),
    shownBy,
  }
}

const contrastScale = 5
// About the middle of the conversations it was measured on.
const usualTone = -0.1
// A cool tone alone does not make annoyance; a friendly one may well speak against it.
const coolest = 0.45

/** Nearer to what annoyed people say than to what others say, on the whole. */
async function findTone(said: readonly ReadUtterance[], { embedder }: CallReading): Promise<Sign> {
  const annoyed = nearnessTo(await embedder.embedAndRemember(annoyedSentences))
  const content = nearnessTo(await embedder.embedAndRemember(contentSentences))
  const scored = said
    .flatMap((utterance) => {
      const { vector, plain } = utterance
      if (!vector || aboutOthers.test(plain)) return []
      return [{ utterance, score: annoyed(vector) - content(vector) }]
    })
    .sort((a, b) => b.score - a.score)
  const mean = scored.reduce((total, { score }) => total + score, 0) / Math.max(1, scored.length)
  const cool = scored.length === 0 ? 0 : contrastScale * (mean - usualTone)
  return {
    id: 'tone',
    thing: cool > 0 ? 'cool-tone' : 'friendly-tone',
    amount: Math.max(-1, Math.min(coolest, cool)),
    // Its friendliest sentence may say no more than "eleven forty-five": that nobody was annoyed is shown by none.
    shownBy: cool > 0 ? scored.slice(0, 2).map(({ utterance }) => utterance) : [],
  }
}
