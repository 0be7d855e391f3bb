import { type Call, isFinal } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../parts/button.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { recordChanged } from '../../../parts/queries/reviews.ts'
import { useMe, useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { callCoachingWords } from './words.ts'

/** To the agent of a call: the way to say that they have read its result. */
export function AcknowledgeNotice({ call }: { readonly call: Call }) {
  const words = useWords(callCoachingWords)
  const client = useClient()
  const queries = useQueryClient()
  const me = useMe()
  const may = useRights()
  const sending = useMutation({
    mutationFn: async () => {
      await client.calls.acknowledge(call.id)
      await recordChanged(queries, client, call.id)
    },
  })
  const isTheirs = may('acknowledgeCall') !== undefined && call.agent_id === me.agent_id
  const isWaiting = call.acknowledged_at === null || call.acknowledgement_outdated
  if (!isTheirs || !isWaiting || !isFinal(call.status) || call.analysis_result === null) return null
  return (
    <Notice
      title={call.acknowledgement_outdated ? words.readAgain : words.read}
      actions={
        <Button disabled={sending.isPending} onClick={() => sending.mutate()}>
          {words.acknowledge}
        </Button>
      }
    >
      {words.readText}
      {sending.isError && <ErrorNotice error={sending.error} />}
    </Notice>
  )
}
