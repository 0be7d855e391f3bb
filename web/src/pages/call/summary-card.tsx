import { type Call, readAnalysis } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { useSentences } from '../../parts/sentences/use-sentences.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './about.module.css'
import { aboutWords } from './about-words.ts'
import { Insight } from './insight.tsx'
import { listenWords } from './listen-words.ts'
import { isBlind } from './review/is-blind.ts'

/** What the call came to, in words. */
export function SummaryCard({ call }: { readonly call: Call }) {
  const words = useWords(aboutWords)
  const { tellInsight } = useSentences()
  const { summary, insights, keywords } = call
  const parts = readAnalysis(call)?.insight_parts
  const isSilent = parts?.[0]?.code === 'no_speech'
  const listen = useWords(listenWords)
  return (
    <>
      <Card title={words.summary}>
        {isSilent ? (
          <p>{listen.nothingSaid}</p>
        ) : summary ? (
          <p className={styles.prose}>{summary}</p>
        ) : (
          <p className="quiet">{words.noSummary}</p>
        )}
        {keywords && keywords.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{words.keywords}</h3>
            <ul className={styles.keywords}>
              {keywords.map((keyword) => (
                <li key={keyword}>
                  <Link to="/calls" search={{ q: keyword }} title={words.findCalls(keyword)}>
                    {keyword}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {insights && insights.length > 0 && !isBlind(call) && (
        <Card title={words.insights}>
          <ul className={styles.insights}>
            {insights.map((insight, index) => (
              <li key={insight}>
                <Insight text={tellInsight(insight, parts?.[index])} duration={call.duration ?? 0} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
