import type { Answer, Evidence } from '../../domain/answers.ts'
import { partyOf } from '../../domain/language/utterances.ts'
import { explain, reasonsOf } from '../../domain/sentences/reasons.ts'
import type { Turn } from '../../domain/transcript.ts'
import { joinTurns, locateQuote, type SpeakerText } from './locate-quote.ts'

/**
 * Keeps only the quotes that stand in the transcript, in the transcript's own words and times. A few words may be off,
 * as recognisers and judges have it; a number or a negation may not, and neither is cut off. An answer that loses quotes loses confidence with
 * them, and says so when none is left. Holds for every judge, so that no answer rests on words nobody said.
 */
export function checkEvidence(answers: readonly Answer[], turns: readonly Turn[]): Answer[] {
  const speakers = new Map<string, SpeakerText>()
  const textOf = (speaker: string) => {
    const name = speaker.trim().toLowerCase()
    const known = speakers.get(name)
    if (known) return known
    const named = turns.filter((turn) => turn.speaker.trim().toLowerCase() === name)
    // "The caller" is the customer, where nobody goes by that name.
    const party = partyOf(name.replace(/^the /, ''))
    const mine =
      named.length > 0 || party === 'unknown'
        ? named
        : turns.filter((turn) => partyOf(turn.speaker) === party)
    const joined = joinTurns(mine)
    speakers.set(name, joined)
    return joined
  }
  return answers.map((answer) => {
    const found = answer.evidence.map((evidence) => locateQuote(evidence, textOf(evidence.speaker)))
    const standing = found.filter((pieces) => pieces.length > 0).length
    const evidence = withoutRepeats(found.flat())
    if (standing === found.length) return { ...answer, evidence }
    const kept = standing / found.length
    // With no quote left standing the answer is little more than an opinion.
    const confidence = answer.confidence * (standing === 0 ? 0.3 : 0.5 + 0.5 * kept)
    const said = standing === 0 ? explain(...reasonsOf(answer), { code: 'quotes_not_found' }) : {}
    return { ...answer, ...said, evidence, confidence: Math.round(confidence * 100) / 100 }
  })
}

function withoutRepeats(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>()
  return evidence.filter(({ speaker, startSeconds, quote }) => {
    const id = JSON.stringify([speaker, startSeconds, quote])
    return seen.has(id) ? false : seen.add(id)
  })
}
