import { HearAt } from './hear-at.tsx'
import { splitMoments } from './split-moments.ts'

/** A sentence in which every moment it names can be heard. */
export function Insight({ text, duration }: { readonly text: string; readonly duration: number }) {
  return splitMoments(text, duration).map(({ text: piece, seconds, at }) =>
    seconds === undefined ? piece : <HearAt key={at} seconds={seconds} />,
  )
}
