import { answerTo, bankRevision, bankVariables, taskKey } from './bank-model.ts'
import { guessByKeyword, guessMajority } from './judge-baselines.ts'
import type { JudgeBench } from './judge-quotes.ts'
import { showScript } from './judge-script.ts'
import { halves, type JudgedDialogue } from './judged-dialogues.ts'
import { type BankDialogue, readBankDialogues } from './read-dialogues.ts'
import { isFactIn, wasSaid } from './said-facts.ts'
import { measureCalibration } from './score-outcomes.ts'

/** Why people called and the facts they gave, on transcripts that people wrote. */
export async function measureBank({ corpus, judge, quotes }: JudgeBench): Promise<void> {
  const dialogues = await readBankDialogues(corpus)
  const judged = await Promise.all(
    dialogues.map(async (dialogue): Promise<JudgedDialogue> => {
      const { transcript, agentName } = dialogue
      const { answers } = await judge.judge(
        { transcript, revision: bankRevision, metadata: {}, agentName },
        new AbortController().signal,
      )
      quotes.add(answers, transcript)
      return { dialogue, answers }
    }),
  )
  console.log(`\n${dialogues.length} bank calls as people wrote them down`)
  showTasks(judged, 97)
  showTasks(guessMajority(dialogues), undefined, '  majority')
  showTasks(guessByKeyword(dialogues), undefined, '  keyword ')
  showSlots(judged, 0.85)
  showSlots(guessMajority(dialogues), undefined, '  majority')
  showSlots(guessByKeyword(dialogues), undefined, '  keyword ')
  const ece = halves(judged).map((list) => measureCalibration(listGiven(list)).toFixed(3))
  console.log(`confidence  ece of all tasks and slots given ${ece.join(' / ')} all / tuned on / held out`)
  showScript(judged)
}

function listGiven(judged: readonly JudgedDialogue[]): { right: boolean; confidence: number }[] {
  return judged.flatMap(({ dialogue, answers }) =>
    answers.flatMap(({ key, value, confidence = 0 }) => {
      const slot = bankVariables.find((variable) => variable.key === key)?.slot
      const wanted = key === taskKey ? dialogue.task : saidSlot(dialogue, slot ?? '')
      const unknown =
        key !== taskKey && (!slot || (wanted === undefined && dialogue.slots[slot] !== undefined))
      if (value === null || unknown) return []
      return [{ right: wanted !== undefined && isFactIn(wanted, String(value)), confidence }]
    }),
  )
}

export function showTasks(judged: readonly JudgedDialogue[], aim?: number, label = 'task type ') {
  const share = (list: readonly JudgedDialogue[]) => {
    const right = list.filter(({ dialogue, answers }) => answerTo(answers, taskKey) === dialogue.task).length
    return (100 * right) / list.length
  }
  const verdict = aim === undefined ? '' : ` (aim ${aim}: ${share(judged) >= aim ? 'met' : 'MISSED'})`
  console.log(
    `${label}  right ${halves(judged)
      .map((list) => `${share(list).toFixed(1)} %`)
      .join(' / ')} all / tuned on / held out${verdict}`,
  )
}

interface Counts {
  right: number
  wrong: number
  missed: number
}

export function showSlots(
  judged: readonly JudgedDialogue[],
  aim?: number,
  label = 'slots     ',
  bySlot = aim !== undefined,
) {
  const [all] = halves(judged)
  const f1s = halves(judged).map((list) => f1(countSlots(list)))
  const verdict = aim === undefined ? '' : ` (aim ${aim}: ${f1s[0]! >= aim ? 'met' : 'MISSED'})`
  console.log(
    `${label}  F1 ${f1s.map((value) => value.toFixed(3)).join(' / ')} all / tuned on / held out${verdict}`,
  )
  if (!bySlot) return
  for (const { key, slot } of bankVariables) {
    if (!slot) continue
    const counts = countSlots(all!, slot)
    console.log(
      `           ${key.padEnd(19)} F1 ${f1(counts).toFixed(3)}  right ${counts.right} wrong ${counts.wrong} missed ${counts.missed}`,
    )
  }
}

/** A value given where the task has none is wrong. Where the two said another value than their sheets, nobody knows. */
function countSlots(judged: readonly JudgedDialogue[], only?: string): Counts {
  const counts = { right: 0, wrong: 0, missed: 0 }
  for (const { dialogue, answers } of judged) {
    for (const { key, slot } of bankVariables) {
      if (!slot || (only !== undefined && slot !== only)) continue
      const wanted = saidSlot(dialogue, slot)
      if (wanted === undefined && dialogue.slots[slot] !== undefined) continue
      const given = answerTo(answers, key)
      if (given !== null && wanted !== undefined && isFactIn(wanted, String(given))) counts.right += 1
      else {
        if (given !== null) counts.wrong += 1
        if (wanted !== undefined) counts.missed += 1
      }
    }
  }
  return counts
}

function saidSlot({ slots, transcript }: BankDialogue, slot: string): string | undefined {
  const value = slots[slot]
  return value !== undefined && wasSaid(value, transcript) ? value : undefined
}

function f1({ right, wrong, missed }: Counts): number {
  return right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed)
}
