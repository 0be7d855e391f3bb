import type { Call } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** Lets the agent of the call see it before the workspace's rule does; or takes that back. */
export function ReleaseButton({ call }: { readonly call: Call }) {
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const query = callQueries.release(client, call)
  const release = useQuery(query)
  const changing = useMutation({
    mutationFn: (released: boolean) => client.calls.setRelease(call.id, released),
    onSuccess: (now) => queries.setQueryData(query.queryKey, now),
  })
  if (!release.data || call.agent_id === null) return null
  const { released, released_at: releasedAt } = release.data
  // What the rule of the workspace shows them already needs nobody to release it.
  if (released && releasedAt === null) return null
  return (
    <Button
      onClick={() => changing.mutate(!released)}
      disabled={changing.isPending}
      title={released ? words.released : words.notReleased}
    >
      {released ? words.takeBack : words.release}
    </Button>
  )
}
