import { answerTo } from './bank-model.ts'
import { halves, type JudgedDialogue } from './judged-dialogues.ts'
import type { BankDialogue } from './read-dialogues.ts'

type Rule = (agent: string, dialogue: BankDialogue) => boolean

/** What every agent of the bank should do, read off from what people wrote down. */
const rules: Readonly<Record<string, Rule>> = {
  greets: (agent) =>
    /\b(valley|national bank|bank)\b/.test(opening(agent)) &&
    /\b(name is|names|name's|this is (?!(?:\w+ )?(?:\w+ )?(?:national )?(?:bank|valley)))/.test(
      opening(agent),
    ),
  asks_how_to_help: (agent) =>
    /\bhow (?:can|may|could) (?:i|we) help\b|\bhelp you with today\b/.test(opening(agent)),
  offers_more_help: (agent) => /\banything else\b|\bsomething else\b/.test(agent),
  thanks: (agent) => /\b(?:thank you|thanks)\b/.test(agent),
}

function opening(agent: string): string {
  return agent.split(' ').slice(0, 60).join(' ')
}

/** Of each rule, whether the agent of this call has kept it. */
export function followsScript(dialogue: BankDialogue): Record<string, boolean> {
  const agent = dialogue.transcript.turns
    .filter(({ speaker }) => speaker === 'Agent')
    .map(({ text }) => text.replace(/\[[^\]]*\]|<[^>]*>/g, ' ').replace(/\s+/g, ' '))
    .join(' ')
  return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, rule(agent, dialogue)]))
}

/** How often the judge's word is what the rule reads in what people wrote down. */
export function showScript(calls: readonly JudgedDialogue[]): void {
  const pairs = calls.flatMap((call) => {
    return Object.entries(followsScript(call.dialogue)).map(([key, wanted]) => {
      return { key, dialogue: call.dialogue, wanted, agrees: answerTo(call.answers, key) === wanted }
    })
  })
  const share = (list: readonly { readonly agrees: boolean }[]) =>
    (100 * list.filter(({ agrees }) => agrees).length) / list.length
  const majority = Object.keys(rules).map((key) => {
    const mine = pairs.filter((pair) => pair.key === key)
    const done = mine.filter(({ wanted }) => wanted).length
    return Math.max(done, mine.length - done)
  })
  const always = (100 * majority.reduce((a, b) => a + b, 0)) / pairs.length
  const shown = halves(pairs).map((list) => `${share(list).toFixed(1)} %`)
  console.log(
    `script      agreement ${shown.join(' / ')} all / tuned on / held out (aim 95: ${share(pairs) >= 95 ? 'met' : 'MISSED'}); always the usual answer: ${always.toFixed(1)} %`,
  )
  for (const key of Object.keys(rules)) {
    const mine = pairs.filter((pair) => pair.key === key)
    const count = (wanted: boolean, agrees: boolean) =>
      mine.filter((pair) => pair.wanted === wanted && pair.agrees === agrees).length
    console.log(
      `           ${key.padEnd(19)} ${share(mine).toFixed(1)} %  done: ${count(true, true)} found, ${count(true, false)} missed; not done: ${count(false, true)} so answered, ${count(false, false)} not`,
    )
  }
}
