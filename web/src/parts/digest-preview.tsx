import { useQuery } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { Dialog } from './dialog.tsx'
import styles from './digest-preview.module.css'
import { Notice } from './notice.tsx'
import { digestQueries } from './queries/digest.ts'
import { QueryState } from './query-state.tsx'

export const previewWords = defineWords('parts.digest-preview', {
  title: 'The digest as it would be sent today',
  reasons: {
    role: 'Only team leads and agents get a digest.',
    nobody_to_tell_of: 'A team lead without a team, or an agent without an agent ID, gets no digest.',
    opted_out: 'It is not sent: this person does not want it.',
    never_signed_in: 'It is not sent: nobody has signed in with this account yet, or it is disabled.',
    empty_week: 'There is nothing to tell about the last seven days, so no mail would be sent.',
  },
})

/** Somebody's digest; without a person, one's own. Nothing is sent. */
export function DigestPreviewDialog(props: {
  readonly personId?: string | undefined
  readonly onClose: () => void
}) {
  const { personId, onClose } = props
  const words = useWords(previewWords)
  const preview = useQuery(digestQueries.preview(useClient(), personId))
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <QueryState query={preview} lines={8}>
        {({ subject, text, not_sent, language }) => (
          <div className={styles.stack}>
            {not_sent !== null && <Notice>{words.reasons[not_sent]}</Notice>}
            {text !== null && (
              <div lang={language}>
                <h3 className={styles.subject}>{subject}</h3>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, too */}
                <section className={styles.scroll} tabIndex={0} aria-label={subject ?? undefined}>
                  <pre className={styles.text}>{text}</pre>
                </section>
              </div>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}
