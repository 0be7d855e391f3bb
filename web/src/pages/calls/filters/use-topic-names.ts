import { useQuery } from '@tanstack/react-query'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { topicQueries } from '../../../parts/queries/topics.ts'
import { useAllowed } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'

/** The topics by their ids, and what calls that fit none are called; none while nobody wants to know. */
export function useTopicNames({ topic }: CallsSearch): ReadonlyMap<string, string> {
  const words = useWords(pageWords).filters.topics
  const enabled = useAllowed('listTopics') !== undefined && topic !== undefined && topic !== 'other'
  const known = useQuery({ ...topicQueries.list(useClient(), { interval: 'month' }), enabled })
  const topics = known.data?.found?.topics ?? []
  const named = [...topics, ...topics.flatMap(({ parts }) => parts)]
  return new Map([
    ['other', words.other],
    ...named.map(({ id, name }) => [id, name || words.unnamed] as const),
  ])
}
