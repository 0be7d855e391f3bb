import type { Calibration } from '@callmark/client'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { calibrationQueries } from '../../../parts/queries/calibrations.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { calibrationWords } from './words.ts'

const tones = { none: '', draft: styles.fair, submitted: styles.good }

/** The calls somebody is to answer, and how far they are with each. */
export function OwnCalls({ calibration }: { readonly calibration: Calibration }) {
  const words = useWords(calibrationWords)
  const { count } = useFormats()
  const client = useClient()
  const { id, call_ids } = calibration
  const answers = useQueries({
    queries: call_ids.map((callId) => calibrationQueries.answers(client, id, callId)),
  })
  const states = answers.map(({ data }) => data?.status)
  const next = states.findIndex((status) => status === 'none' || status === 'draft')
  return (
    <Card
      title={words.yours}
      aside={
        next >= 0 && (
          <Link
            to="/reviews/calibrations/$calibrationId/calls/$callId"
            params={{ calibrationId: id, callId: call_ids[next]! }}
            className={buttonClass('main')}
          >
            {states.some((status) => status === 'draft' || status === 'submitted') ? words.goOn : words.begin}
          </Link>
        )
      }
    >
      <p className="quiet">{words.yoursLead}</p>
      <ol className={styles.lines}>
        {call_ids.map((callId, index) => {
          const status = states[index]
          return (
            <li key={callId} className={styles.line}>
              <Link
                to="/reviews/calibrations/$calibrationId/calls/$callId"
                params={{ calibrationId: id, callId }}
              >
                {words.callNumber(count(index + 1))}
              </Link>
              {status && <span className={`${styles.chip} ${tones[status]}`}>{words.own[status]}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
