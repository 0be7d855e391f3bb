import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { type DraftCategory, moveItem, newCategory, newVariable, swapItem } from '../draft/draft.ts'
import type { SharedPoints } from '../draft/points.ts'
import { modelWords } from '../words.ts'
import { AddButton } from './add-button.tsx'
import { CategoryPart } from './category-part.tsx'
import { CriteriaList, type CriteriaPart } from './criteria-list.tsx'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { useReading } from './reading.ts'
import { useOpenCriteria } from './use-open-criteria.ts'
import { editorWords } from './words.ts'

/** The categories with their criteria: what every call is checked for, and what that counts. */
export function ScorecardCard(
  props: EditorPart & {
    readonly points: SharedPoints
    readonly locked: ReadonlySet<number>
    readonly onDuplicate: (() => void) | undefined
  },
) {
  const { draft, sayFault, onChange, points, locked, onDuplicate } = props
  const words = useWords(editorWords)
  const { duplicate } = useWords(modelWords)
  const { count } = useFormats()
  const { categories, variables } = draft
  const open = useOpenCriteria(variables)
  const part: CriteriaPart = { draft, sayFault, onChange, points, open }
  const add = (category: string | null) => {
    const added = newVariable(category)
    onChange({ variables: [...variables, added] })
    open.welcome(added.uid)
  }
  return (
    <Card
      title={words.scorecard}
      aside={
        draft.xscore_template && (
          <span className={styles.note}>{words.categoriesLead(count(points.total))}</span>
        )
      }
    >
      <div className={styles.stack}>
        {locked.size > 0 && (
          <Notice
            title={words.locked}
            actions={onDuplicate && <Button onClick={onDuplicate}>{duplicate}</Button>}
          >
            {words.lockedWhy}
          </Notice>
        )}
        {!draft.xscore_template && categories.length > 0 && (
          <p className={styles.note}>{words.noScoringCategories}</p>
        )}
        {categories.length === 0 && <p className={styles.note}>{words.noCategories}</p>}
        <CategoryList {...part} locked={locked} onAdd={add} />
        {sayFault('categories') && <p className={styles.error}>{sayFault('categories')}</p>}
        <div>
          <AddButton onClick={() => onChange({ categories: [...categories, newCategory()] })}>
            {words.addCategory}
          </AddButton>
        </div>
        <LooseCriteria {...part} onAdd={() => add(null)} />
        {sayFault('variables') && <p className={styles.error}>{sayFault('variables')}</p>}
      </div>
    </Card>
  )
}

function CategoryList(
  props: CriteriaPart & {
    readonly locked: ReadonlySet<number>
    readonly onAdd: (category: string) => void
  },
) {
  const { locked, onAdd, ...part } = props
  const { draft, onChange } = part
  const words = useWords(editorWords)
  const { categories } = draft
  const isLocked = ({ id }: DraftCategory) => id !== undefined && locked.has(id)
  // Those that are locked keep their numbers, too; beside them only new ones can move.
  const move = locked.size > 0 ? swapItem : moveItem
  if (categories.length === 0) return null
  return (
    <ul className={styles.list} aria-label={words.categories}>
      {categories.map((category, index) => (
        <CategoryPart
          key={category.uid}
          {...part}
          category={category}
          number={index + 1}
          locked={isLocked(category)}
          // Those that are locked keep their places.
          first={index === 0 || isLocked(categories[index - 1]!)}
          last={index === categories.length - 1 || isLocked(categories[index + 1]!)}
          onMove={(step) => onChange({ categories: move(categories, index, step) })}
          onAdd={() => onAdd(category.uid)}
        />
      ))}
    </ul>
  )
}

/** Criteria without a category: all of them where there is none, otherwise those that are only collected. */
function LooseCriteria(props: CriteriaPart & { readonly onAdd: () => void }) {
  const { onAdd, ...part } = props
  const { categories, variables } = part.draft
  const words = useWords(editorWords)
  const reading = useReading()
  const alone = categories.length === 0
  const none = !variables.some(({ category }) => category === null)
  if (reading && none) return alone ? <p className={styles.note}>{words.noVariables}</p> : null
  return (
    <div className={styles.loose}>
      {!alone && (
        <div className={styles.line}>
          <h3>{words.loose}</h3>
          <span className={styles.note}>{words.looseLead}</span>
        </div>
      )}
      {alone && none && <p className={styles.note}>{words.noVariables}</p>}
      <CriteriaList
        {...part}
        label={alone ? words.variables : words.criteriaOf(words.loose)}
        category={null}
      />
      <div>
        <AddButton onClick={onAdd}>{alone ? words.addVariable : words.addLoose}</AddButton>
      </div>
    </div>
  )
}
