import type { ConversationMetrics } from '@callmark/client'
import { Fragment, type ReactNode } from 'react'
import { Card } from '../../parts/card.tsx'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { HearAt } from './hear-at.tsx'
import { partyOf } from './party.ts'

/** So many moments are offered to be heard; the outline of the call shows them all. */
const mostMoments = 5

/** How the two talked with each other, in plain words. */
export function MetricsCard({ metrics }: { readonly metrics: ConversationMetrics }) {
  const words = useWords(aboutWords)
  const speakers = useWords(speakerWords)
  const { percent, span, decimal, count } = useFormats()
  const shares = Object.entries(metrics.talk_share ?? {})
  const each = (values: Readonly<Record<string, number>> | undefined, write: (value: number) => string) =>
    Object.entries(values ?? {})
      .map(([speaker, value]) => `${nameSpeaker(speaker, speakers)} ${write(value)}`)
      .join(' · ')
  const seconds = (value: number) => words.seconds(decimal(value))
  const facts: [name: string, value: ReactNode][] = []
  if (metrics.silence_seconds !== undefined) {
    const { silence_seconds, silence_share = 0, longest_silence } = metrics
    facts.push([
      words.silence,
      <>
        {words.silenceValue(span(silence_seconds), percent(100 * silence_share, 0))}
        {longest_silence && <>, {words.longest(seconds(longest_silence.seconds))} </>}
        {longest_silence && <HearAt seconds={longest_silence.start} />}
      </>,
    ])
  }
  if (metrics.overlap_seconds !== undefined)
    facts.push([words.bothSpoke, withMoments(seconds(metrics.overlap_seconds), metrics.overlaps)])
  const interrupted = Object.values(metrics.interruption_count ?? {}).some((value) => value > 0)
  facts.push([
    words.interruptions,
    interrupted ? withMoments(each(metrics.interruption_count, count), metrics.interruptions) : words.none,
  ])
  const { holds = [] } = metrics
  facts.push([
    words.holds,
    holds.length > 0
      ? withMoments(words.holdsValue(holds.length, span(metrics.hold_seconds ?? 0)), holds)
      : words.none,
  ])
  const bySpeaker = [
    [words.questions, each(metrics.questions_asked, count)],
    [words.response, each(metrics.response_seconds, seconds)],
    [words.pace, each(metrics.words_per_minute, count)],
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
          <p className={styles.shareNames}>{each(metrics.talk_share, (share) => percent(100 * share, 0))}</p>
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

function withMoments(text: string, moments: readonly { readonly start: number }[] = []): ReactNode {
  return (
    <>
      {text}{' '}
      {moments.slice(0, mostMoments).map(({ start }) => (
        <HearAt key={start} seconds={start} />
      ))}
    </>
  )
}
