import type { DraftVariable } from '../draft.ts'
import { english, type Lexicon, spanish } from './lexicon.ts'

/** What makes a wording hard to judge, for the page to put into words. `words` are those it is about. */
export type Advice =
  | { readonly kind: 'missing' | 'subject' | 'negation' | 'always' | 'condition' }
  | { readonly kind: 'two' | 'vague'; readonly words: string }

export type Worded = Pick<DraftVariable, 'readable_name' | 'description' | 'type' | 'passes_when'>

/**
 * What could be worded better, in English or Spanish. It is advice: a wording that is warned of may still be right.
 * What is chosen from a list, counted or extracted needs only a description.
 */
export function checkWording({ readable_name, description, type, passes_when }: Worded): Advice[] {
  if (description.trim() === '') return readable_name.trim() === '' ? [] : [{ kind: 'missing' }]
  const text = simplify(description)
  const lexicon = recognise(text)
  const vague = find(text.replaceAll(lexicon.notVague, ' '), lexicon.vague)
  const ofVague: Advice[] = vague === undefined ? [] : [{ kind: 'vague', words: vague }]
  return type === 'BOOLEAN' ? [...checkStatement(text, lexicon, passes_when), ...ofVague] : ofVague
}

/** Of something that is met or not. */
function checkStatement(text: string, lexicon: Lexicon, passes_when: boolean): Advice[] {
  const advice: Advice[] = []
  const sentences = text.split(/[.;!?]+\s+|\n+/).map((sentence) => sentence.trim())
  const asked = sentences.filter((sentence) => sentence !== '' && !lexicon.notApplicable.test(sentence))
  const main = asked.join('. ')
  const second = findSecond(asked, lexicon)
  if (second !== undefined) advice.push({ kind: 'two', words: second })
  if (!lexicon.people.test(main) || lexicon.verbFirst.test(main)) advice.push({ kind: 'subject' })
  const negated = Math.max(0, ...asked.map((sentence) => sentence.match(lexicon.negation)?.length ?? 0))
  if (negated > 1 || (negated === 1 && !passes_when)) advice.push({ kind: 'negation' })
  if (asked.some((one) => lexicon.always.test(one) && !lexicon.somewhere.test(one)))
    advice.push({ kind: 'always' })
  const conditional = lexicon.condition.test(main.replaceAll(lexicon.notCondition, ' '))
  if (conditional && !lexicon.notApplicable.test(text)) advice.push({ kind: 'condition' })
  return advice
}

/** The words that begin a second thing to be met. */
function findSecond(sentences: readonly string[], { second, notSecond }: Lexicon): string | undefined {
  for (const sentence of sentences) {
    const found = sentence.replaceAll(notSecond, ' ').match(second)?.[0]
    if (found !== undefined) return found.replace(/^[\s,]+/, '').trim()
  }
  return undefined
}

function find(text: string, words: RegExp): string | undefined {
  return text.match(words)?.[0]
}

/** Lower case without accents; what is quoted is looked for word by word, so its wording is nobody's concern. */
function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»/g, '“”')
    .trim()
}

/** English, unless more of it is Spanish. */
function recognise(text: string): Lexicon {
  const count = ({ common }: Lexicon) => text.match(common)?.length ?? 0
  return count(spanish) > count(english) ? spanish : english
}
