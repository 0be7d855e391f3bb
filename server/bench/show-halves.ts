import { type Body, type Corpus, isTuningCall, readReference } from './corpus-calls.ts'
import { addScores, type Figures, scoreCall } from './score-call.ts'

const show = ({ wer, werText, der, role }: Figures) =>
  `wer ${wer.toFixed(2)}  wer_text ${werText.toFixed(2)}  der ${der.toFixed(2)}  role ${Number.isNaN(role) ? '-' : role.toFixed(2)}`

/** The figures of all calls, of those used for tuning and of the others. */
export async function showHalves(
  corpus: Corpus,
  label: string,
  bodies: ReadonlyMap<string, Body>,
): Promise<void> {
  const scores = await Promise.all(
    [...bodies].map(async ([id, body]) => ({ id, score: scoreCall(await readReference(corpus, id), body) })),
  )
  const figures = (keep: (id: string) => boolean) =>
    show(addScores(scores.filter(({ id }) => keep(id)).map(({ score }) => score)))
  console.log(`${label}  all ${scores.length}   ${figures(() => true)}`)
  console.log(`${' '.repeat(label.length)}  tuned on ${figures(isTuningCall)}`)
  console.log(`${' '.repeat(label.length)}  held out ${figures((id) => !isTuningCall(id))}`)
}
