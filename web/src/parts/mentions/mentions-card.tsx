import type { Mention } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { mentionQueries, outdateMentions } from '../queries/mentions.ts'
import styles from './mentions.module.css'
import { mentionWords } from './words.ts'

const most = { unread: 5, all: 20 }

/** Comments that mention the reader. Where only what is `unread` is asked for and nothing is, there is no card. */
export function MentionsCard({ which }: { readonly which: 'unread' | 'all' }) {
  const words = useWords(mentionWords)
  const { count } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const mentions = useQuery(mentionQueries.own(client, { unread: which === 'unread', limit: most[which] }))
  const reading = useMutation({
    mutationFn: (ids: readonly string[] | undefined) => client.me.readMentions(ids),
    onSuccess: () => outdateMentions(queries),
  })
  if (!mentions.data) return null
  const { items, unread } = mentions.data
  if (items.length === 0 && which === 'unread') return null
  return (
    <Card
      title={words.title}
      aside={
        unread > 0 && (
          <Button disabled={reading.isPending} onClick={() => reading.mutate(undefined)}>
            {words.readAll}
          </Button>
        )
      }
    >
      {items.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className={styles.list}>
        {items.map((mention) => (
          <MentionItem
            key={mention.comment_id}
            mention={mention}
            onOpen={() => mention.read_at === null && reading.mutate([mention.comment_id])}
          />
        ))}
      </ul>
      {which === 'unread' && unread > items.length && (
        <p className="quiet">{words.more(count(unread - items.length))}</p>
      )}
    </Card>
  )
}

function MentionItem({ mention, onOpen }: { readonly mention: Mention; readonly onOpen: () => void }) {
  const words = useWords(mentionWords)
  const { clock, dateTime } = useFormats()
  const { start, by_name, at, read_at, text, call_analysis_id: callId } = mention
  const name = by_name ?? words.program
  const action = start === null ? words.open : words.openAt(clock(start))
  return (
    <li className={styles.mention}>
      <p className={styles.text}>{text}</p>
      <p className={styles.line}>
        {read_at === null && <span className={styles.new}>{words.unread}</span>}
        <span>{words.by(name, dateTime(at))}</span>
        <Link
          to="/calls/$callId"
          params={{ callId }}
          search={start === null ? {} : { at: start }}
          aria-label={words.openOf(action, name)}
          onClick={onOpen}
        >
          {action}
        </Link>
      </p>
    </li>
  )
}
