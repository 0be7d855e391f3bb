import { supportOf } from '../behaviours/support-of-impression.ts'
import { judgeComposure, judgeRudeness } from '../impressions/judge-composure.ts'
import { judgeAnnoyance, judgeSatisfaction } from '../impressions/judge-mood.ts'
import type { Impression } from '../impressions/weigh-signs.ts'
import type { CallReading } from '../meaning/call-reading.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { type Finding, found, notDetermined } from './finding.ts'

const aboutMood =
  /\b(mood|sentiment|emotion\w*|feel\w*|attitude|tone|satisf\w*|temper\w*|happ\w+|disposition|demeanou?r|csat|impression|experience)\b/i
const nothingKnown = /^(n\/?a|unknown|undetermined|not (determined|applicable|clear)|unclear|other|none)$/i

/** From −2, furious, to 2, delighted. The plain ones say nothing of a mood unless the question does. */
const grades: readonly { readonly words: RegExp; readonly grade: number; readonly plain?: true }[] = [
  { words: /\b(angry|furious|hostile|aggressive|irate|outraged)\b/, grade: -2 },
  {
    words:
      /\b(dissatisfied|unsatisfied|not (satisfied|happy)|unhappy|frustrated|annoyed|upset|irritated|disappointed|displeased|detractor|impatient|rude)\b/,
    grade: -1,
  },
  { words: /\b(negative|bad|poor)\b/, grade: -1, plain: true },
  { words: /\b(calm|indifferent|composed|relaxed)\b/, grade: 0 },
  { words: /\b(neutral|mixed|ok|okay|normal|average|passive|fair)\b/, grade: 0, plain: true },
  { words: /\b(delighted|enthusiastic|thrilled)\b/, grade: 2 },
  { words: /\b(satisfied|happy|pleased|content|grateful|thankful|friendly|promoter|polite)\b/, grade: 1 },
  { words: /\b(positive|good|great|excellent)\b/, grade: 1, plain: true },
]

interface GradedOption {
  readonly option: string
  readonly grade: number
  readonly plain: boolean
}

/** One of a scale of moods, by the same signs as any other question about the mood; undefined when it is no such scale. */
export async function answerMood(
  read: ReadQuestion,
  options: readonly string[],
  reading: CallReading,
): Promise<Finding | undefined> {
  const scale = options.filter((option) => !nothingKnown.test(option.trim())).map(gradeOption)
  const known = scale.filter((each) => each !== undefined)
  const asked = `${read.name} ${read.text}`
  const named = aboutMood.test(asked) || known.some(({ plain }) => !plain)
  if (!named || known.length < scale.length || new Set(known.map(({ grade }) => grade)).size < 2)
    return undefined
  const worded = partyOfWording(read.text)
  const ofAgent = (worded === 'any' ? partyOfWording(read.name) : worded) === 'agent'
  const [bad, good] = ofAgent
    ? [await judgeRudeness(reading), await judgeComposure(reading)]
    : [await judgeAnnoyance(reading), await judgeSatisfaction(reading)]
  if (bad.holds === undefined)
    return notDetermined({ code: 'open_silent_party', values: { party: ofAgent ? 'agent' : 'customer' } })
  return choose(known, bad, good, ofAgent ? 'agent' : 'customer')
}

function gradeOption(option: string): GradedOption | undefined {
  const plainly = option.toLowerCase()
  const match = grades.find(({ words }) => words.test(plainly))
  if (!match) return undefined
  const factor = /\b(very|extremely|highly|strongly)\b/.test(plainly)
    ? 2
    : /\b(somewhat|slightly|mildly|rather|a bit)\b/.test(plainly)
      ? 0.5
      : 1
  const grade = Math.max(-2, Math.min(2, match.grade * factor))
  return { option, grade, plain: match.plain === true }
}

const surely = 0.84

function choose(
  scale: readonly GradedOption[],
  bad: Impression,
  good: Impression,
  who: 'agent' | 'customer',
): Finding {
  const mixed = scale.find(({ option }) => /\bmixed\b/i.test(option))
  const wanted = bad.holds
    ? bad.probability >= surely
      ? -2
      : -1
    : good.holds
      ? good.probability >= surely
        ? 2
        : 1
      : 0
  const nearest = [...scale].sort((a, b) => Math.abs(a.grade - wanted) - Math.abs(b.grade - wanted))[0]!
  const { option, grade } = bad.holds && good.holds && mixed ? mixed : nearest
  const annoyance = supportOf({ thing: 'frustration' }, bad)
  const contentment = supportOf({ thing: 'content' }, good)
  const confidence = bad.holds
    ? bad.probability
    : good.holds
      ? Math.min(good.probability, 1 - bad.probability)
      : 0.5
  return found(
    option,
    confidence,
    [
      { code: 'manner_fits', values: { option, party: who } },
      { code: 'signs', values: { ...annoyance.signs!.values, mood: 'bad' } },
      { code: 'signs', values: { ...contentment.signs!.values, mood: 'good' } },
    ],
    // That somebody was neither annoyed nor pleased is shown by no words.
    bad.holds ? annoyance.evidence : good.holds && grade > 0 ? contentment.evidence : [],
  )
}
