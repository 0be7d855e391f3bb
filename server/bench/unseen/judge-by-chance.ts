import { mean } from '../../../corpus/figures.ts'
import { seeded } from '../../../corpus/make-calls.ts'
import { answerWith, compareScores, type JudgedCall } from './score-unseen.ts'
import type { Asked, Truth, UnseenCall } from './unseen-calls.ts'

const draws = 10

/**
 * What scores of calls come to if so many answers are right and so many wrong, whichever they are: how far two calls can be
 * told apart also depends on how far apart their right scores lie.
 */
export function showByChance(calls: readonly UnseenCall[], rightShare: number, wrongShare: number): void {
  const found = Array.from({ length: draws }, (_, draw) => {
    const random = seeded(7919 * (draw + 1))
    return compareScores(calls.map((call) => answerByChance(call, rightShare, wrongShare, random)))
  })
  const rank = mean(found.map(({ rankCorrelation }) => rankCorrelation))
  const off = mean(found.map(({ pointsOff }) => pointsOff))
  console.log(
    `  right on ${100 * rightShare} % and wrong on ${100 * wrongShare} % by chance, scores are ${off.toFixed(1)} points off, their rank correlation is ${rank.toFixed(3)}`,
  )
}

function answerByChance(
  call: UnseenCall,
  rightShare: number,
  wrongShare: number,
  random: () => number,
): JudgedCall {
  const answers = call.asked.map((asked) => {
    const drawn = random()
    if (drawn < rightShare) return answerWith(asked.key, asked.truth)
    return answerWith(asked.key, drawn < rightShare + wrongShare ? wrongAnswer(asked) : null)
  })
  return { call, answers }
}

function wrongAnswer({ kind, truth, options, mostPoints }: Asked): Truth {
  if (kind === 'met') return truth !== true
  if (kind === 'grade') return truth === 0 ? mostPoints : 0
  return options.find((option) => option !== truth) ?? null
}
