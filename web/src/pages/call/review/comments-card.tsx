import type { Call, CallComment } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Fragment, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { mentionQueries } from '../../../parts/queries/mentions.ts'
import { outdateSaid, reviewQueries } from '../../../parts/queries/reviews.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useMe, useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { HearAt } from '../hear-at.tsx'
import { usePlaybackValue } from '../use-playback.ts'
import { commentWords } from './appeal-words.ts'
import { MentionArea } from './mention-area.tsx'
import { mentionedIn, splitMentions } from './mentions.ts'
import styles from './review.module.css'
import { reviewWords } from './words.ts'

/** The moment a comment is to stand at: one that was chosen, or wherever the playback is; undefined: none. */
export type Moment = { readonly start: number; readonly end: number | null } | 'playback' | undefined

/** What people have to say about the call, in the order of its moments. */
export function CommentsCard(props: {
  readonly call: Call
  readonly moment: Moment
  readonly onMoment: (moment: Moment) => void
}) {
  const words = useWords(commentWords)
  const client = useClient()
  const comments = useQuery(reviewQueries.comments(client, props.call.id))
  const may = useRights()
  const place = ({ start, at }: CallComment) => [start ?? -1, Date.parse(at)] as const
  return (
    <Card title={words.title}>
      <QueryState query={comments}>
        {(items) =>
          items.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {[...items]
                .sort((one, other) => {
                  const [start, at] = place(one)
                  const [otherStart, otherAt] = place(other)
                  return start - otherStart || at - otherAt
                })
                .map((comment) => (
                  <CommentItem key={comment.id} callId={props.call.id} comment={comment} />
                ))}
            </ul>
          )
        }
      </QueryState>
      {may('createComment') && <CommentForm {...props} />}
    </Card>
  )
}

function CommentItem({ callId, comment }: { readonly callId: string; readonly comment: CallComment }) {
  const words = useWords(commentWords)
  const { program } = useWords(reviewWords)
  const { dateTime } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const me = useMe()
  const removing = useMutation({
    mutationFn: () => client.reviews.comments.delete(callId, comment.id),
    onSuccess: () => outdateSaid(queries, callId),
  })
  return (
    <li>
      <p className={styles.said}>
        {comment.start !== null && <HearAt seconds={comment.start} />}{' '}
        {splitMentions(comment).map(({ text, isName }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a comment is never changed
          isName ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
        )}
      </p>
      <p className={styles.who}>
        {comment.by_name ?? program}, {dateTime(comment.at)}{' '}
        {comment.by === me.id && (
          <button
            type="button"
            className={styles.plain}
            aria-label={words.removeOf(comment.text)}
            disabled={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {words.remove}
          </button>
        )}
      </p>
      {removing.isError && <ErrorNotice error={removing.error} />}
    </li>
  )
}

function CommentForm(props: {
  readonly call: Call
  readonly moment: Moment
  readonly onMoment: (moment: Moment) => void
}) {
  const { call, moment, onMoment } = props
  const words = useWords(commentWords)
  const { clock } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [mentioning, setMentioning] = useState(false)
  const people = useQuery(mentionQueries.mentionable(client, call.id, mentioning)).data ?? []
  // To the second: more often than it is shown, nothing has to be drawn.
  const now = usePlaybackValue(({ time }) => Math.floor(time()))
  const start = typeof moment === 'object' ? moment.start : now
  const adding = useMutation({
    mutationFn: () => {
      const at = moment === undefined ? {} : { start, end: typeof moment === 'object' ? moment.end : null }
      const mentions = mentionedIn(text, people)
      return client.reviews.comments.create(call.id, { text: text.trim(), mentions, ...at })
    },
    async onSuccess() {
      setText('')
      onMoment(undefined)
      await outdateSaid(queries, call.id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !adding.isPending) adding.mutate()
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <MentionArea text={text} people={people} onText={setText} onMention={() => setMentioning(true)} />
      {adding.isError && <ErrorNotice error={adding.error} />}
      <div className={styles.line}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={moment !== undefined}
            onChange={({ target }) => onMoment(target.checked ? 'playback' : undefined)}
          />
          {words.atMoment(clock(start))}
        </label>
        <Button type="submit" disabled={text.trim() === '' || adding.isPending}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
