import { isQuestion } from '../utterances.ts'
import { type Behaviour, getBehaviour } from './behaviours.ts'
import { type CallReading, type ReadUtterance, saidBy } from './call-reading.ts'
import { findRequest } from './find-request.ts'
import { tellsPrivateDetail } from './private-detail.ts'
import { similarity } from './sentence-embedder.ts'
import { findSpokenNumbers } from './spoken-numbers.ts'

/** Two to five sentences made only of what was said: why, what was done, how it ended. No words stand in it twice. */
export function writeSummary(reading: CallReading): string {
  if (reading.utterances.length === 0) return 'No speech was found in this recording.'
  const request = findRequest(reading)
  const told = request && !tellsPrivateDetail(request) ? request : findOpening(reading)
  const opening = told && (told === request ? reportRequest(told, reading) : reportOpening(told, reading))
  const promise = findPromise(reading, told)
  const done = pickKeyStatements(reading, [told, promise]).map(
    (utterance) => `${reportSaid(utterance, reading)}: ${quoted(utterance)}.`,
  )
  const open = promise ? [`Still open: ${quoted(promise)}.`] : []
  const before = [opening ?? 'The call does not say plainly what it is about.', ...done, ...open]
  const ending = reportEnding(reading).filter((sentence) => !repeats(sentence, before))
  return [...before, ...ending].slice(0, 5).join(' ')
}

function repeats(sentence: string, before: readonly string[]): boolean {
  const words = /“(.+)”/.exec(sentence)?.[1]
  return words !== undefined && before.some((other) => other.includes(words))
}

function findOpening(reading: CallReading): ReadUtterance | undefined {
  const routine = routineBehaviours()
  return saidBy(reading, 'customer')
    .slice(0, 12)
    .filter((utterance) => !isQuestion(utterance) && !tellsPrivateDetail(utterance))
    .filter(({ plain }) => !matchesAny(routine, plain) && plain.split(' ').length >= 4)
    .reduce<ReadUtterance | undefined>(
      (best, next) => (best && best.plain.length >= next.plain.length ? best : next),
      undefined,
    )
}

function reportOpening(opening: ReadUtterance, reading: CallReading): string {
  const said = reportSaid(opening, reading).replace(/^(The|It)/, (word) => word.toLowerCase())
  return `The call does not say plainly what it is about; early on, ${said}: ${quoted(opening)}.`
}

function routineBehaviours() {
  return ['greeting', 'introduction', 'help-offer', 'further-help', 'goodbye'].map(getBehaviour)
}

function matchesAny(behaviours: readonly Behaviour[], plain: string): boolean {
  return behaviours.some((behaviour) => behaviour.said.some((pattern) => pattern.test(plain)))
}

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b|\bI am\b/gi, 'they are'],
  [/\bI['’]ve\b/gi, 'they have'],
  [/\bI['’]d\b/gi, 'they would'],
  [/\bI['’]ll\b/gi, 'they will'],
  [/\bI was\b/gi, 'they were'],
  [/\bI\b/gi, 'they'],
  [/\bmyself\b/gi, 'themselves'],
  [/\bmy\b/gi, 'their'],
  [/\bmine\b/gi, 'theirs'],
  [/\bme\b/gi, 'them'],
]

/** Only pronouns change, and only where nobody else is spoken to; anything harder is quoted. */
function reportRequest(request: ReadUtterance, { apart }: CallReading): string {
  if (!apart) return `The parties could not be told apart; the call seems to be about: ${quoted(request)}.`
  const text = tidy(request)
  const sayable =
    /^(?:(?:hi|hello|hey|yes|yeah|um|uh|uhm|so|okay|and|well|oh)[, ]+)*(?=i(?:['’](?:d|m|ve))?\b)/i.exec(text)
  const addressed = /\b(you|your|yours|we|us|our|i['’]d (?:better|been))\b|[?"“”]/i.test(text)
  if (request.party !== 'customer' || !sayable || addressed)
    return `${subjectOf(request)} called about: ${quoted(request)}.`
  const core = text.slice(sayable[0].length).replace(/[\s.,;!]+$/, '')
  const reported = swaps.reduce((sentence, [pattern, word]) => sentence.replace(pattern, word), core)
  return `The customer said that ${reported}.`
}

const outcome =
  /\b(has|have) been\b|\b(i|we) (have|ve|just|will|ll|can|cannot|cant)\b|\b(ill|weve|ive|well) \w+|\byour (\w+ ){0,4}(is|are|was|will|has)\b|\b(hours|total|balance|fee|cost|price|order|appointment|refund|payment) (\w+ )?(is|are|was|will|comes)\b|\byou (will|ll|should|need|can|have to)\b|\byoull\b/

const mereConsent = /\bi can (do|help|assist)( you)?( with)?( that| this| it)?( for you)?$/

/** What the agent stated: outcomes and figures, near in meaning to what the customer asked. */
function pickKeyStatements(
  reading: CallReading,
  told: readonly (ReadUtterance | undefined)[],
): ReadUtterance[] {
  const routine = routineBehaviours()
  const request = told[0]
  const toldWords = told.map((utterance) => utterance?.plain)
  const scored = saidBy(reading, 'agent')
    .filter(
      (utterance) =>
        !toldWords.includes(utterance.plain) &&
        !isQuestion(utterance) &&
        !tellsPrivateDetail(utterance) &&
        utterance.plain.split(' ').length >= 5,
    )
    .filter(({ plain }) => !matchesAny(routine, plain) && !mereConsent.test(plain))
    .map((utterance) => {
      const near = request?.vector && utterance.vector ? similarity(request.vector, utterance.vector) : 0
      const score =
        near +
        (outcome.test(utterance.plain) ? 0.3 : 0) +
        (findSpokenNumbers(utterance.text).length > 0 ? 0.2 : 0)
      return { utterance, score }
    })
    .filter(({ score }) => score >= 0.45)
    .sort((a, b) => b.score - a.score)
  const chosen: ReadUtterance[] = []
  for (const { utterance } of scored) {
    if (chosen.length === 2) break
    const alike = chosen.some(
      (other) => other.vector && utterance.vector && similarity(other.vector, utterance.vector) > 0.8,
    )
    if (!alike) chosen.push(utterance)
  }
  return chosen.sort((a, b) => a.index - b.index)
}

/** The last thing the agent said that is still to come. */
function findPromise(reading: CallReading, told: ReadUtterance | undefined): ReadUtterance | undefined {
  const { said } = getBehaviour('next-steps')
  return saidBy(reading, 'agent').findLast(
    (utterance) =>
      utterance.plain !== told?.plain &&
      said.some((pattern) => pattern.test(utterance.plain)) &&
      !isQuestion(utterance) &&
      !tellsPrivateDetail(utterance),
  )
}

function reportEnding(reading: CallReading): string[] {
  const sentences: string[] = []
  const acts: string[] = []
  if (find(reading, 'further-help', 'agent')) acts.push('offered further help')
  if (find(reading, 'thanks', 'agent')) acts.push('thanked the customer')
  if (find(reading, 'goodbye', 'agent')) acts.push('said goodbye')
  const labelled = reading.utterances.some(({ party }) => party === 'agent')
  if (acts.length > 0 && labelled) sentences.push(`The agent ${joinWords(acts)}.`)
  const last = saidBy(reading, 'customer').slice(-6)
  const content = last.find(({ plain }) =>
    /\b(thats|that is|that will be|thatll be|that was|thats gonna be|that was going to be) (all|it|everything)\b|\bno (thats|that|nothing)\b/.test(
      plain,
    ),
  )
  if (content?.party === 'customer') sentences.push('The customer said that nothing else was needed.')
  else if (acts.length === 0 || !labelled) {
    const end = reading.utterances.at(-1)!
    const speaker = reading.apart ? `${subjectOf(end).replace(/^The/, 'the')} saying` : 'the words'
    if (!tellsPrivateDetail(end)) sentences.push(`The recording ends with ${speaker}: ${quoted(end)}.`)
  }
  return sentences
}

function find(reading: CallReading, id: string, party: 'agent' | 'customer'): ReadUtterance | undefined {
  const behaviour = getBehaviour(id)
  return saidBy(reading, party).findLast(({ plain }) => behaviour.said.some((pattern) => pattern.test(plain)))
}

function reportSaid(utterance: ReadUtterance, { apart }: CallReading): string {
  return apart ? `${subjectOf(utterance)} said` : 'It was said'
}

function subjectOf({ party, turn }: ReadUtterance): string {
  return party === 'unknown' ? turn.speaker : `The ${party}`
}

function tidy({ text }: ReadUtterance): string {
  return text
    .replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function quoted(utterance: ReadUtterance): string {
  const text = tidy(utterance).replace(/[\s.,;]+$/, '')
  return `“${text.length > 240 ? `${text.slice(0, 240).replace(/\s\S*$/, '')} …` : text}”`
}

function joinWords(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
