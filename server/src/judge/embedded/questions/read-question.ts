import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { ModelRevision } from '../../../domain/model.ts'
import type { Question } from '../../../domain/scoring.ts'
import type { Behaviour } from '../behaviours/behaviour.ts'
import { recogniseBehaviours, recogniseHeading } from '../behaviours/behaviours.ts'
import type { Sought, SoughtParty } from '../behaviours/sought.ts'
import { placeOfWording } from '../meaning/place-of-wording.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { findCompanyNames } from './company-names.ts'
import { isLowering } from './read-faults.ts'
import { type Condition, splitCondition } from './split-condition.ts'
import { splitNegation } from './split-negation.ts'

export interface SoughtGroup {
  /** Any one of them will do. */
  readonly anyOf: readonly Sought[]
  /** It is met when none of them is found. */
  readonly unwanted: boolean
}

export interface ReadQuestion {
  readonly name: string
  /** What is written about it: its description or, failing that, the lines of the model's prompt that mention it. */
  readonly text: string
  /** Every group has to be met. */
  readonly groups: readonly SoughtGroup[]
  readonly condition: Condition | undefined
  /** A condition in words that are not understood. */
  readonly unknownCondition: string | undefined
  /** What the model's prompts call the company. */
  readonly companyNames: readonly string[]
  /** In how many of the model's questions a word stands. */
  readonly askedElsewhere: ReadonlyMap<string, number>
  /** The model's other questions that share allowed answers with this one. */
  readonly rivals: readonly { readonly name: string; readonly text: string }[]
}

const mostTextRead = 4000
const mostGroups = 12
const mostRivals = 100

export function readQuestion(question: Question, revision: ModelRevision): ReadQuestion {
  const name = nameOf(question)
  const text = describe(question, name, revision)
  const { main, condition, unknown } = splitCondition(text)
  const companyNames = findCompanyNames(revision)
  const groups = groupWording(main || name, name, companyNames)
  return {
    name,
    text,
    groups: groups.slice(0, mostGroups),
    condition,
    unknownCondition: unknown,
    companyNames,
    askedElsewhere: countQuestions(revision),
    rivals: findRivals(question, revision),
  }
}

function findRivals(question: Question, revision: ModelRevision): ReadQuestion['rivals'] {
  const mine = new Set(question.options)
  if (mine.size === 0) return []
  const rivals: { readonly name: string; readonly text: string }[] = []
  for (const variable of revision.variables) {
    if (rivals.length === mostRivals) break
    if (variable.key !== question.key && variable.options?.some((option) => mine.has(option)))
      rivals.push({ name: nameOf(variable), text: variable.description.slice(0, mostTextRead) })
  }
  return rivals
}

const counted = new WeakMap<ModelRevision, ReadonlyMap<string, number>>()

function countQuestions(revision: ModelRevision): ReadonlyMap<string, number> {
  const known = counted.get(revision)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { readableName, key, description } of revision.variables) {
    const stems = contentStems(
      `${readableName} ${key.replaceAll(/[_-]+/g, ' ')} ${description}`.slice(0, mostTextRead),
    )
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  counted.set(revision, counts)
  return counts
}

function nameOf(question: Pick<Question, 'key' | 'readableName'>): string {
  const name = question.readableName.trim()
  if (name !== '' && name !== question.key) return name.slice(0, 200)
  return question.key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
}

function describe(question: Question, name: string, revision: ModelRevision): string {
  const description = question.description.trim()
  if (description !== '') return description.slice(0, mostTextRead)
  const lines = linesOf(revision)
  const names = [...new Set([question.key, name].map(plainName))].filter((wanted) => wanted !== '')
  const mine = lines.filter(({ plain }) => names.some((wanted) => plain.includes(` ${wanted} `)))
  const oneForAll =
    question.category !== null && revision.categories.length === 1 && question.key === question.category
  const chosen = mine.length > 0 ? mine : oneForAll ? lines : []
  return chosen
    .map(({ line }) => stripLabel(line, [question.key, name]))
    .join('\n')
    .slice(0, mostTextRead)
}

const linesKnown = new WeakMap<ModelRevision, ReturnType<typeof promptLines>>()

function linesOf(revision: ModelRevision): ReturnType<typeof promptLines> {
  const lines = linesKnown.get(revision) ?? promptLines(revision.prompt)
  linesKnown.set(revision, lines)
  return lines
}

function promptLines(prompt: string): { line: string; plain: string }[] {
  return prompt
    .slice(0, 100_000)
    .split(/\r?\n|(?<=[.;])\s/)
    .map((line) => ({ line: line.slice(0, 1000).trim(), plain: ` ${plainWords(line.slice(0, 1000))} ` }))
    .filter(({ line }) => line !== '')
}

function plainName(word: string): string {
  return plainWords(word.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' '))
}

/** "- greeting (0-10): The agent …" is about the agent, not about the label. */
function stripLabel(line: string, labels: readonly string[]): string {
  const bare = line.replace(/^[\s\-*•\d.)]+/, '')
  for (const label of labels) {
    if (!bare.toLowerCase().startsWith(label.toLowerCase())) continue
    const rest = bare.slice(label.length).replace(/^[^:\-–—]{0,30}[:\-–—]\s*/, '')
    return rest === '' ? bare : rest
  }
  return bare
}

const actOfAgent =
  /^\s*(?:(?:never|always|not|does|did|should|must|politely|clearly)\s+)*(?:ask|thank|greet|offer|tell|inform|explain|verif|confirm|apologi[sz]|interrupt|quot|cit|blam|put|plac|help|listen|giv|show|treat|acknowledg|keep|let|transfer|surpris|rush|pressur|argu|insult|reassur|welcom|address|repeat|summari[sz]|warn|advis|remind)\w*\s/i

export function partyOfWording(text: string): SoughtParty {
  const first =
    /\b(agent|representative|operator|advisor|associate|employee|rep|customer|caller|client|user)(?:'s|s)?\b/i.exec(
      text,
    )
  if (!first) return 'any'
  // "Thanks the customer": the customer is whom it is done to.
  if (actOfAgent.test(text)) return 'agent'
  return /customer|caller|client|user/i.test(first[1]!) ? 'customer' : 'agent'
}

function groupWording(
  text: string,
  name: string,
  companyNames: readonly string[],
  otherwise: SoughtParty = 'any',
): SoughtGroup[] {
  const { wanted, unwanted } = splitNegation(text)
  const worded = partyOfWording(`${wanted} ${name}`)
  const party = worded === 'any' ? otherwise : worded
  const groups = wanted === '' ? [] : groupSought(wanted, name, party, companyNames)
  return [
    ...groups.map((anyOf) => ({ anyOf, unwanted: false })),
    ...unwanted.flatMap((clause) => {
      const ofCustomer = /^\W*(?:(?:did|does|has|was|is) )?(?:the |a )?(?:customer|caller|client)\b/i.test(
        clause,
      )
      // Each thing that must not happen stands for itself: one of them is enough to fail.
      return groupSought(clause, '', ofCustomer ? 'customer' : 'agent', companyNames).flatMap((anyOf) =>
        anyOf.map((sought) => ({ anyOf: [sought], unwanted: true })),
      )
    }),
  ]
}

function groupSought(
  text: string,
  name: string,
  party: SoughtParty,
  companyNames: readonly string[],
): Sought[][] {
  const place = placeOfWording(plainWords(text))
  const phrases = quotedPhrases(text).map((phrase): Sought => ({ kind: 'phrase', phrase, party, place }))
  const unquoted = plainWords(text)
  const recognised = recogniseBehaviours(unquoted)
  const known = recognised.length > 0 ? recognised : recogniseBehaviours(plainWords(name))
  const named = known.map(
    (behaviour): Sought => ({
      kind: 'behaviour',
      behaviour,
      party: partyFor(behaviour, party),
      place,
      ...(behaviour.id === 'company-name' ? { names: companyNames } : {}),
    }),
  )
  const onlyExamples = /\b(e\.?g\.?|such as|for example|for instance|like|similar)\b/i.test(text)
  const eitherWay = /\bor\b|\//i.test(text)
  if (phrases.length > 0 && !onlyExamples) return eitherWay ? [phrases] : phrases.map((phrase) => [phrase])
  if (phrases.length > 0) return [[...phrases, ...named]]
  if (named.length > 0) return eitherWay ? [named] : named.map((sought) => [sought])
  const oftenUnsaid = stateOfCustomer.test(text)
  return [[{ kind: 'meaning', statements: statementsOf(text), party, place, oftenUnsaid }]]
}

const stateOfCustomer =
  /^\W*(?:(?:whether|if|is|was|has) )?(?:the |a )?(?:customer|caller|client|patient|member|user)s? (?:is|was|has|have|had|already|owns?|lives?)\b/i

function partyFor(behaviour: Behaviour, party: SoughtParty): SoughtParty {
  // Thanks, apologies and farewells may be asked of either side; what only one side does keeps its side.
  return party === 'customer' &&
    ['thanks', 'goodbye', 'greeting', 'profanity', 'politeness'].includes(behaviour.id)
    ? 'customer'
    : behaviour.party
}

/** For graded questions: each sentence of the text is a criterion of its own. */
export function readCriteria(read: ReadQuestion): SoughtGroup[] {
  const party = partyOfWording(`${read.text} ${read.name}`)
  const sentences = read.text
    .split(/[.;\n•]+(?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}.*\s.*\p{L}{2}/u.test(sentence))
  // "10 points if …" tells how to count, not what to look for.
  const telling = sentences.filter(
    (sentence) => !/^\W*(score|points?|\d+\s*(points?|pts|=|-|–|:))/i.test(sentence) && !isLowering(sentence),
  )
  const groups = telling.flatMap((sentence) => groupWording(sentence, '', read.companyNames, party))
  const heading = recogniseHeading(plainWords(read.name))
  const onlyMeaning = groups.every(({ anyOf }) => anyOf.every(({ kind }) => kind === 'meaning'))
  if (groups.length === 0 || (onlyMeaning && groups.length === 1 && heading.length > 0)) {
    const named = heading.length > 0 ? heading : recogniseBehaviours(plainWords(read.name))
    if (named.length > 0)
      return named.map((behaviour) => ({
        anyOf: [{ kind: 'behaviour', behaviour, party: behaviour.party }],
        unwanted: false,
      }))
  }
  const seen = new Set<string>()
  return groups
    .filter((group) => {
      const id = JSON.stringify(
        group.anyOf.map((sought) => (sought.kind === 'behaviour' ? sought.behaviour.id : sought)),
      )
      return seen.has(id) ? false : seen.add(id)
    })
    .slice(0, mostGroups)
}

function quotedPhrases(text: string): string[] {
  const found = [
    ...text.matchAll(
      /"([^"\n]{2,200})"|“([^”\n]{2,200})”|«([^»\n]{2,200})»|(?<=^|[\s(:,])'([^\n]{2,200}?)'(?=$|[\s.,;:)!?])/g,
    ),
  ]
  return found
    .map((match) => plainWords(match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''))
    .filter((phrase) => phrase !== '')
}

const lead =
  /^(?:please )?(?:(?:indicate|determine|check|assess|evaluate|true|yes|answer) )*(?:did|does|do|has|have|was|were|is|are|if|whether|that)?\s*(?:the |an? )?(?:agent|representative|operator|advisor|associate|employee|rep|customer|caller|client|user)?s?\s*(?:should|must|has to|needs to|will|have|has|is|was|did|does)?\s+/i

/** The bare statement, and how it would sound if it were said on a call. */
function statementsOf(text: string): string[] {
  const sentence =
    text
      .split(/[.\n?]/)
      .find((part) => part.trim() !== '')
      ?.trim()
      .slice(0, 300) ?? ''
  const core = sentence.replace(lead, '').trim() || sentence
  const asked =
    /^(?:asks?|asked|request(?:s|ed)?|collect(?:s|ed)?|obtain(?:s|ed)?|gets?|finds? out|inquire[sd]?)\s+(?:the\s+)?(?:customer|caller|client)?(?:'s)?\s*(?:for|about|to)?\s*(?:the|their|his|her|a)?\s*(?:customer'?s?|caller'?s?)?\s*(.+)$/i.exec(
      core,
    )
  const told =
    /^(?:tells?|told|informs?|informed|explain(?:s|ed)?|mention(?:s|ed)?|say(?:s)?|said|state[sd]?|report(?:s|ed)?|offer(?:s|ed)?|provide[sd]?|gives?|gave)\s+(?:the\s+)?(?:customer|caller|client|agent)?\s*(?:that|about|of|with|to)?\s*(.+)$/i.exec(
      core,
    )
  const promised =
    /^(?:promis|agree|commit|undertak|offer|recommend|suggest|advis|propos)\w*\s+(?:to |that |the customer |(?:he|she|they) (?:will|would) )*(.+)$/i.exec(
      core,
    )
  const variants = [core, sentence]
  if (promised) variants.push(`i will ${promised[1]}`, promised[1]!)
  if (asked) variants.push(`what is your ${asked[1]}`, `can you give me your ${asked[1]}`)
  if (told) variants.push(told[1]!)
  return [...new Set(variants.map((variant) => variant.trim()).filter((variant) => variant !== ''))]
}
