import type { View } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateViews, viewQueries } from '../../../parts/queries/views.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './saved-views.module.css'
import { type ShownList, useMayShare } from './shown-list.ts'
import { ViewForm } from './view-form.tsx'

/** The workspace's views, and one's own. */
export function ViewLists({ onOpen, ...shown }: ShownList & { readonly onOpen: () => void }) {
  const words = useWords(pageWords).views
  const views = useQuery(viewQueries.all(useClient()))
  return (
    <QueryState query={views} lines={3}>
      {(all) =>
        all.length === 0 ? (
          <p className="quiet">{words.none}</p>
        ) : (
          <>
            <ViewList
              title={words.shared}
              views={all.filter(({ shared }) => shared)}
              onOpen={onOpen}
              {...shown}
            />
            <ViewList
              title={words.own}
              views={all.filter(({ shared }) => !shared)}
              onOpen={onOpen}
              {...shown}
            />
          </>
        )
      }
    </QueryState>
  )
}

function ViewList(
  props: ShownList & {
    readonly title: string
    readonly views: readonly View[]
    readonly onOpen: () => void
  },
) {
  const { title, views, onOpen, search, columns } = props
  const words = useWords(pageWords).views
  const mayShare = useMayShare()
  const client = useClient()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<number>()
  const removing = useMutation({
    mutationFn: (id: number) => client.views.delete(id),
    onSettled: () => outdateViews(queries),
  })
  if (views.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {removing.isError && <ErrorNotice error={removing.error} />}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id} className={styles.view}>
            <Link to="/calls" search={{ view: view.id }} onClick={onOpen}>
              {view.name}
            </Link>
            {(!view.shared || mayShare) && (
              <span className={styles.actions}>
                <Button
                  look="quiet"
                  aria-label={words.changeNamed(view.name)}
                  aria-expanded={edited === view.id}
                  onClick={() => setEdited(edited === view.id ? undefined : view.id)}
                >
                  {words.change}
                </Button>
                <Button
                  look="quiet"
                  disabled={removing.isPending}
                  aria-label={words.removeNamed(view.name)}
                  onClick={() => removing.mutate(view.id)}
                >
                  {words.remove}
                </Button>
              </span>
            )}
            {edited === view.id && (
              <ViewForm view={view} search={search} columns={columns} onDone={() => setEdited(undefined)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
