import type { Category, Model, ModelTargets } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { type Bounds, usualBounds } from '../../../parts/grades.ts'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { takeTargets, targetQueries } from '../../../parts/queries/targets.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { modelWords } from '../words.ts'
import { type DraftLine, draftOf, emptyLine, faultOf, inputOf, wholeScore } from './target-draft.ts'
import { TargetLine } from './target-line.tsx'
import styles from './targets.module.css'
import { targetWords } from './words.ts'

/** From when on scores of a model and its categories are good. */
export function TargetsView(props: { readonly model: Model; readonly categories: readonly Category[] }) {
  const { model, categories } = props
  const words = useWords(targetWords)
  const { targets: title } = useWords(modelWords)
  const { percent } = useFormats()
  const targets = useQuery(targetQueries.ofModel(useClient(), model.id))
  const mayChange = useRights()('replaceTargets')
  return (
    <Card title={title}>
      {model.xscore_template ? (
        <>
          <div className={styles.lead}>
            <p>{words.lead}</p>
            <p>{words.usual(percent(usualBounds.target), percent(usualBounds.poor_below))}</p>
          </div>
          <QueryState query={targets} lines={4}>
            {(found) =>
              mayChange ? (
                <TargetForm targets={found} categories={categories} />
              ) : (
                <TargetFacts targets={found} categories={categories} />
              )
            }
          </QueryState>
        </>
      ) : (
        <p className="quiet">{words.notScoring}</p>
      )}
    </Card>
  )
}

interface Shown {
  readonly targets: ModelTargets
  readonly categories: readonly Category[]
}

function TargetForm({ targets, categories }: Shown) {
  const words = useWords(targetWords)
  const { decimal } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(targets))
  const saving = useMutation({
    mutationFn: async () => {
      const now = await client.models.targets.replace(targets.model_id, inputOf(draft))
      await takeTargets(queries, now)
      setDraft(draftOf(now))
    },
  })
  const faulty = Object.values(draft).some(faultOf)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!faulty) saving.mutate()
  }
  const change = (slug: string) => (line: DraftLine) => {
    saving.reset()
    setDraft({ ...draft, [slug]: line })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <ul className={styles.list}>
        <TargetLine name={words.score} line={draft[wholeScore] ?? emptyLine} onChange={change(wholeScore)} />
        {categories.map(({ id, name, slug, max_score }) => (
          <TargetLine
            key={id}
            name={name}
            note={words.points(decimal(max_score))}
            line={draft[slug] ?? emptyLine}
            onChange={change(slug)}
          />
        ))}
      </ul>
      <p className="quiet">{words.ruleHint}</p>
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending || faulty}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <span role="status">{saving.isSuccess && words.saved}</span>
      </div>
    </form>
  )
}

function TargetFacts({ targets, categories }: Shown) {
  const words = useWords(targetWords)
  const { percent } = useFormats()
  const tell = (bounds: Bounds | null | undefined) =>
    bounds ? words.both(percent(bounds.target), percent(bounds.poor_below)) : words.none
  return (
    <dl className={styles.facts}>
      <dt>{words.score}</dt>
      <dd>{tell(targets.score)}</dd>
      {categories.map(({ id, name, slug }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{tell(targets.categories.find(({ category_slug }) => category_slug === slug))}</dd>
        </div>
      ))}
    </dl>
  )
}
