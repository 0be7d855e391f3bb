import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { trustQueries } from '../../../parts/queries/trust.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SavedModel } from '../draft/save-draft.ts'
import styles from '../trust/trust.module.css'
import { modelWords } from '../words.ts'
import { isOffered, TeachingItem } from './teaching-item.tsx'
import { useTeaching } from './use-teaching.ts'
import { teachingWords } from './words.ts'

/** What reviews could teach the judge, criterion by criterion, and what is switched on. */
export function TeachingView(props: {
  readonly model: Model
  readonly onRevision: (now: SavedModel) => void
}) {
  const { model, onRevision } = props
  const words = useWords(teachingWords)
  const { teaching: title } = useWords(modelWords)
  const { count } = useFormats()
  const teaching = useQuery(trustQueries.teaching(useClient(), model.id))
  const switching = useTeaching(model.id, onRevision)
  const kind = teaching.data?.kind ?? 'weights'
  const offered = (teaching.data?.items ?? []).filter((item) => isOffered(item, kind)).map(({ key }) => key)
  const switchOnAll = kind === 'weights' ? words.switchOnAll : words.switchOnExamples
  return (
    <Card
      title={title}
      aside={
        offered.length > 1 && (
          <Button
            look="main"
            disabled={switching.isPending}
            onClick={() => switching.mutate({ keys: offered, on: kind })}
          >
            {switchOnAll(count(offered.length))}
          </Button>
        )
      }
    >
      <div className={styles.lead}>
        {teaching.data && <p>{kind === 'weights' ? words.lead : words.leadExamples}</p>}
        <p>{words.revisionHint}</p>
      </div>
      <div className={styles.notices}>
        {switching.isSuccess && <Notice tone="good">{words.done(count(switching.data))}</Notice>}
        {switching.isError && <ErrorNotice error={switching.error} />}
      </div>
      <QueryState query={teaching} lines={6}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <TeachingItem
                  key={item.key}
                  item={item}
                  kind={kind}
                  name={
                    model.template_variables.find(({ key }) => key === item.key)?.readable_name ?? item.key
                  }
                  disabled={switching.isPending}
                  onSwitch={(on) => switching.mutate({ keys: [item.key], ...(on && { on: kind }) })}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
