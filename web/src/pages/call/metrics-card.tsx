import { Fragment, type ReactNode } from 'react'
import { Card } from '../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { HearAt } from './hear-at.tsx'
import { partyOf } from './party.ts'
import type { Metrics, Stretch } from './read-metrics.ts'

/** So many moments are offered to be heard; the outline of the call shows them all. */
const mostMoments = 5

/** How the two talked with each other, in plain words. */
export function MetricsCard({ metrics }: { readonly metrics: Metrics }) {
  const words = useWords(aboutWords)
  const speakers = useWords(speakerWords)
  const { percent, span, decimal, count } = useFormats()
  const shares = Object.entries(metrics.talkShare)
  const each = (values: Readonly<Record<string, number>>, write: (value: number) => string) =>
    Object.entries(values)
      .map(([speaker, value]) => `${nameSpeaker(speaker, speakers)} ${write(value)}`)
      .join(' · ')
  const seconds = (value: number) => words.seconds(decimal(value))
  const facts: [name: string, value: ReactNode][] = []
  if (metrics.silenceSeconds !== undefined) {
    const { silenceSeconds, silenceShare = 0, longestSilence } = metrics
    facts.push([
      words.silence,
      <>
        {words.silenceValue(span(silenceSeconds), percent(100 * silenceShare, 0))}
        {longestSilence && <>, {words.longest(seconds(longestSilence.end - longestSilence.start))} </>}
        {longestSilence && <HearAt seconds={longestSilence.start} />}
      </>,
    ])
  }
  if (metrics.overlapSeconds !== undefined)
    facts.push([words.bothSpoke, withMoments(seconds(metrics.overlapSeconds), metrics.overlaps)])
  const interrupted = Object.values(metrics.interruptionCount).some((value) => value > 0)
  facts.push([
    words.interruptions,
    interrupted ? withMoments(each(metrics.interruptionCount, count), metrics.interruptions) : words.none,
  ])
  facts.push([
    words.holds,
    metrics.holds.length > 0
      ? withMoments(words.holdsValue(metrics.holds.length, span(metrics.holdSeconds ?? 0)), metrics.holds)
      : words.none,
  ])
  const bySpeaker = [
    [words.questions, each(metrics.questionsAsked, count)],
    [words.response, each(metrics.responseSeconds, seconds)],
    [words.pace, each(metrics.wordsPerMinute, count)],
  ] as const
  for (const [name, value] of bySpeaker) if (value) facts.push([name, value])

  return (
    <Card title={words.talk}>
      {shares.length > 0 && (
        <>
          <h3>{words.talkShare}</h3>
          <div className={styles.shares} aria-hidden="true">
            {shares.map(([speaker, share]) => (
              <span key={speaker} className={styles[partyOf(speaker)]} style={{ flexGrow: share }} />
            ))}
          </div>
          <p className={styles.shareNames}>{each(metrics.talkShare, (share) => percent(100 * share, 0))}</p>
        </>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

function withMoments(text: string, moments: readonly Stretch[]): ReactNode {
  return (
    <>
      {text}{' '}
      {moments.slice(0, mostMoments).map(({ start }) => (
        <HearAt key={start} seconds={start} />
      ))}
    </>
  )
}
