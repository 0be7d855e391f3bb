import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { dayOf } from '../../parts/period.ts'
import { saveFile } from '../../parts/save-file.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { byAgentQuery, criteriaQuery } from './criteria-query.ts'
import type { CriteriaSearch } from './search.ts'
import { words as pageWords } from './words.ts'

/** All agents there are, not only those that a page can show. */
const everyAgent = 10_000

/** What is shown, as a file. */
export function CsvButton({ search, model }: { readonly search: CriteriaSearch; readonly model: string }) {
  const words = useWords(pageWords)
  const { csv } = useClient().stats
  const saving = useMutation({
    mutationFn: () =>
      search.view === 'agents'
        ? csv.criteriaByAgent({ ...byAgentQuery(search, model), limit: everyAgent })
        : csv.criteria(criteriaQuery(search, model)),
    onSuccess: (text) => {
      const name = search.view === 'agents' ? 'criteria-by-agent' : 'criteria'
      saveFile(text, `${name}-${dayOf(new Date())}.csv`, 'text/csv')
    },
  })
  return (
    <>
      <Button disabled={saving.isPending} onClick={() => saving.mutate()}>
        {words.export}
      </Button>
      {saving.isError && <ErrorNotice error={saving.error} />}
    </>
  )
}
