import type { Transcript } from '../src/domain/transcript.ts'
import type { Digest } from '../src/judge/judge.ts'
import { measureConversation } from '../src/judge/talk/conversation-metrics.ts'
import { revision } from '../test/support/bank-call.ts'
import { isTuningCall } from './corpus-calls.ts'
import { findInvented } from './invented-facts.ts'
import type { JudgeBench } from './judge-quotes.ts'
import { type BankDialogue, readBankDialogues } from './read-dialogues.ts'
import { isFactIn, wasSaid } from './said-facts.ts'

const plainModel = revision([], { scoring: false, categories: [] })

interface Measured {
  readonly dialogue: BankDialogue
  readonly digest: Digest
  readonly texts: Readonly<Record<Way, string>>
}

const ways = ['ours', 'lead-3', 'longest'] as const
type Way = (typeof ways)[number]

/** Whether a summary tells what the call was about, and nothing that nobody said. */
export async function measureDigests({ corpus, judge }: JudgeBench): Promise<void> {
  const dialogues = await readBankDialogues(corpus)
  const startedAt = performance.now()
  const measured = await Promise.all(
    dialogues.map(async (dialogue): Promise<Measured> => {
      const { transcript, agentName } = dialogue
      const digest = await judge.digest(
        {
          transcript,
          agentName,
          revision: plainModel,
          metadata: {},
          answers: [],
          metrics: measureConversation(transcript),
        },
        AbortSignal.timeout(3_600_000),
      )
      const ours = digest.summary!
      const texts = {
        ours,
        'lead-3': leadOf(transcript, 3),
        longest: longestOf(transcript, countWords(ours)),
      }
      return { dialogue, digest, texts }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`digest     ${dialogues.length} calls in ${seconds.toFixed(1)} s`)
  for (const [half, mine] of [
    ['tuned on', measured.filter(({ dialogue }) => isTuningCall(dialogue.id))],
    ['held out', measured.filter(({ dialogue }) => !isTuningCall(dialogue.id))],
  ] as const) {
    console.log(`\n${half}   ${mine.length} calls`)
    showRecall(mine)
    showInvented(mine)
    showShape(mine)
    showKeywords(mine)
  }
}

function showRecall(measured: readonly Measured[]): void {
  const bySlot = new Map<string, { said: number; unsaid: number; found: Record<Way, number> }>()
  for (const { dialogue, texts } of measured) {
    for (const [slot, value] of Object.entries(dialogue.slots)) {
      for (const name of [slot, 'all']) {
        const row = bySlot.get(name) ?? { said: 0, unsaid: 0, found: { ours: 0, 'lead-3': 0, longest: 0 } }
        bySlot.set(name, row)
        if (!wasSaid(value, dialogue.transcript)) {
          row.unsaid += 1
          continue
        }
        row.said += 1
        for (const way of ways) if (isFactIn(value, texts[way])) row.found[way] += 1
      }
    }
  }
  console.log('  facts told                          said  not said   ours  lead-3  longest')
  for (const [slot, { said, unsaid, found }] of [...bySlot].sort(([a], [b]) => a.localeCompare(b))) {
    const shares = ways.map((way) => `${((100 * found[way]) / said).toFixed(1)} %`.padStart(8))
    console.log(
      `  ${slot.padEnd(32)} ${String(said).padStart(7)} ${String(unsaid).padStart(9)} ${shares.join('')}`,
    )
  }
  const all = bySlot.get('all')!
  console.log(`  aim: 90 % of all; ${all.found.ours >= 0.9 * all.said ? 'met' : 'MISSED'}`)
}

function showInvented(measured: readonly Measured[]): void {
  const invented = measured.flatMap(({ dialogue, texts }) =>
    findInvented(texts.ours, dialogue.transcript, [dialogue.agentName]),
  )
  const examples = invented.length > 0 ? `: ${[...new Set(invented)].slice(0, 12).join(', ')}` : ''
  console.log(
    `  numbers and names nobody said: ${invented.length} (aim 0; ${invented.length === 0 ? 'met' : 'MISSED'})${examples}`,
  )
}

function showShape(measured: readonly Measured[]): void {
  const mean = (count: (text: string) => number, way: Way) =>
    (measured.reduce((sum, { texts }) => sum + count(texts[way]), 0) / measured.length).toFixed(1)
  const said = measured.map(({ dialogue }) =>
    dialogue.transcript.turns.reduce((sum, { text }) => sum + countWords(text), 0),
  )
  const quoting = measured.filter(({ texts }) => texts.ours.includes('“')).length
  console.log(
    `  a summary has ${mean(countWords, 'ours')} words in ${mean(countSentences, 'ours')} sentences (lead-3: ${mean(countWords, 'lead-3')} words, a call: ${(said.reduce((a, b) => a + b, 0) / said.length).toFixed(0)}); ${quoting} of ${measured.length} quote`,
  )
}

function showKeywords(measured: readonly Measured[]): void {
  const lists = measured.map(({ digest }) => digest.keywords.map((keyword) => keyword.toLowerCase()))
  const all = lists.flat()
  const phrases = all.filter((keyword) => keyword.includes(' ')).length
  const twice = lists.reduce((sum, list) => sum + list.length - new Set(list).size, 0)
  const named = measured.reduce((sum, { dialogue, digest }) => {
    const names = `${dialogue.customerName} ${dialogue.agentName}`.toLowerCase().split(' ')
    return (
      sum +
      digest.keywords.filter((keyword) => names.some((name) => keyword.split(' ').includes(name))).length
    )
  }, 0)
  console.log(
    `  keywords: ${(all.length / lists.length).toFixed(1)} a call, ${((100 * phrases) / all.length).toFixed(0)} % of two words or more, ${twice} twice, ${named} with a person’s name, ${lists.filter((list) => list.length === 0).length} calls without`,
  )
}

function leadOf({ turns }: Transcript, sentences: number): string {
  return turns
    .map(({ text }) => bareText(text))
    .filter((text) => text !== '')
    .slice(0, sentences)
    .join('. ')
}

/** The longest turns of both parties until there are as many words. */
function longestOf({ turns }: Transcript, words: number): string {
  const chosen: string[] = []
  for (const text of turns.map((turn) => bareText(turn.text)).sort((a, b) => b.length - a.length)) {
    if (countWords([...chosen, text].join(' ')) > words && chosen.length > 0) break
    chosen.push(text)
  }
  return chosen.join('. ')
}

function bareText(text: string): string {
  return text
    .replace(/\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function countWords(text: string): number {
  return bareText(text)
    .split(' ')
    .filter((word) => word !== '').length
}

function countSentences(text: string): number {
  return text.split(/[.!?]["”]?(?:\s|$)/).filter((sentence) => sentence.trim() !== '').length
}
