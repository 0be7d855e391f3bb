import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { Behaviour } from '../behaviours/behaviour.ts'
import { getBehaviour, recogniseBehaviours } from '../behaviours/behaviours.ts'
import { contentStems } from '../meaning/word-stems.ts'

const lowering =
  /\b(lowers?|lowering|reduc(?:e|es|ing)|deduct\w*|minus|penali[sz]\w+|counts? against|mark(?:s|ed)? down|los(?:e|es|ing) points|fewer points|less points)\b/i
const unspecific = new Set(contentStems('quality agent customer caller call score points question how well'))

/** Whether a sentence tells what costs points rather than what earns them. */
export function isLowering(sentence: string): boolean {
  return lowering.test(sentence)
}

/** What lowers a grade: named in the question's own text, or in the prompt where it speaks of the same thing. */
export function readFaults(
  question: { readonly name: string; readonly text: string },
  prompt: string,
): Behaviour[] {
  const about = new Set(
    contentStems(`${question.name} ${question.text}`).filter((stem) => !unspecific.has(stem)),
  )
  const own = sentencesOf(question.text).filter(isLowering)
  const general = lowerings(prompt).filter(({ stems }) => stems.some((stem) => about.has(stem)))
  const named = [
    ...own.flatMap((sentence) => recogniseBehaviours(plainWords(sentence))),
    ...general.flatMap(({ behaviours }) => behaviours),
  ]
  const faults = named.filter(({ id }) => faultIds.has(id))
  // However a concern was dealt with, a customer who says they are unhappy with it was not helped well.
  const aboutHandling = recogniseBehaviours(plainWords(`${question.name} ${question.text}`)).some(
    ({ id }) => id === 'resolution' || id === 'empathy',
  )
  return [...new Set([...faults, ...(aboutHandling ? [getBehaviour('frustration')] : [])])]
}

interface Lowering {
  readonly stems: readonly string[]
  readonly behaviours: readonly Behaviour[]
}

let lastRead: { readonly prompt: string; readonly lowerings: readonly Lowering[] } | undefined

/** What a prompt says costs points; read once for all the questions of a model. */
function lowerings(prompt: string): readonly Lowering[] {
  if (lastRead?.prompt !== prompt) {
    const sentences = sentencesOf(prompt.slice(0, 20_000)).filter(isLowering)
    lastRead = {
      prompt,
      lowerings: sentences.map((sentence) => ({
        stems: contentStems(sentence),
        behaviours: recogniseBehaviours(plainWords(sentence)),
      })),
    }
  }
  return lastRead.lowerings
}

const faultIds = new Set([
  'rules',
  'blame',
  'surprise-charge',
  'curtness',
  'interruption',
  'profanity',
  'frustration',
  'transfer',
  'hold',
  'upsell',
])

function sentencesOf(text: string): string[] {
  return text.split(/[.;\n•]+(?:\s|$)/).filter((sentence) => sentence.trim() !== '')
}
