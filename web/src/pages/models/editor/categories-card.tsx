import { nameOfKey } from '@callmark/client/model-rules'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea, TextInput } from '../../../parts/inputs.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Draft, type DraftCategory, moveItem, newCategory, swapItem } from '../draft/draft.ts'
import type { SharedPoints } from '../draft/points.ts'
import { modelWords } from '../words.ts'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { PartTools } from './part-tools.tsx'
import type { SayFault } from './use-fault-words.ts'
import { editorWords } from './words.ts'

interface Categories extends EditorPart {
  readonly points: SharedPoints
  readonly locked: ReadonlySet<number>
}

export function CategoriesCard(props: Categories & { readonly onDuplicate: (() => void) | undefined }) {
  const { draft, sayFault, onChange, points, locked, onDuplicate } = props
  const words = useWords(editorWords)
  const { duplicate } = useWords(modelWords)
  const { count } = useFormats()
  const { categories } = draft
  return (
    <Card
      title={words.categories}
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
        <CategoryList draft={draft} sayFault={sayFault} onChange={onChange} points={points} locked={locked} />
        {sayFault('categories') && <p className={styles.error}>{sayFault('categories')}</p>}
        <div>
          <Button onClick={() => onChange({ categories: [...categories, newCategory()] })}>
            {words.addCategory}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function CategoryList({ draft, sayFault, onChange, points, locked }: Categories) {
  const words = useWords(editorWords)
  const { categories } = draft
  const isLocked = ({ id }: DraftCategory) => id !== undefined && locked.has(id)
  // Those that are locked keep their numbers, too; beside them only new ones can move.
  const move = locked.size > 0 ? swapItem : moveItem
  const change = (uid: string, changed: Partial<DraftCategory>) =>
    onChange({ categories: categories.map((one) => (one.uid === uid ? { ...one, ...changed } : one)) })
  return (
    <ul className={styles.list} aria-label={words.categories}>
      {categories.map((category, index) =>
        isLocked(category) ? (
          <li key={category.uid} className={`${styles.item} ${styles.locked}`}>
            <LockedCategory category={category} />
            <Shares category={category} draft={draft} points={points} />
          </li>
        ) : (
          <li key={category.uid} className={styles.item}>
            <div className={styles.head}>
              <strong className={styles.title}>
                <span className={styles.words}>{category.name || words.category(index + 1)}</span>
              </strong>
              <PartTools
                name={category.name || words.category(index + 1)}
                onMove={(step) => onChange({ categories: move(categories, index, step) })}
                // Those that are locked keep their places.
                first={index === 0 || isLocked(categories[index - 1]!)}
                last={index === categories.length - 1 || isLocked(categories[index + 1]!)}
                onRemove={() => onChange(withoutCategory(draft, category.uid))}
              />
            </div>
            <div className={styles.body}>
              <CategoryFields
                category={category}
                sayFault={sayFault}
                onChange={(changed) => change(category.uid, changed)}
              />
              <Shares category={category} draft={draft} points={points} />
            </div>
          </li>
        ),
      )}
    </ul>
  )
}

function LockedCategory({ category }: { readonly category: DraftCategory }) {
  const words = useWords(editorWords)
  return (
    <>
      <div className={styles.line}>
        <svg
          viewBox="0 0 24 24"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3" />
        </svg>
        <strong>{category.name}</strong>
        <span className={styles.points}>{words.points(Number(category.max_score))}</span>
        <span className="visually-hidden">{words.lockedOne}</span>
      </div>
      {category.description && <p>{category.description}</p>}
    </>
  )
}

function CategoryFields(props: {
  readonly category: DraftCategory
  readonly sayFault: SayFault
  readonly onChange: (changed: Partial<DraftCategory>) => void
}) {
  const { category, sayFault, onChange } = props
  const words = useWords(editorWords)
  return (
    <>
      <div className={styles.columns}>
        <Field label={words.name} error={sayFault(`${category.uid}.name`)}>
          <TextInput value={category.name} onChange={({ target }) => onChange({ name: target.value })} />
        </Field>
        <Field label={words.maxScore} error={sayFault(`${category.uid}.max_score`)}>
          <TextInput
            inputMode="numeric"
            value={category.max_score}
            onChange={({ target }) => onChange({ max_score: target.value })}
          />
        </Field>
      </div>
      <Field label={words.description} error={sayFault(`${category.uid}.description`)}>
        <TextArea
          className={styles.short}
          rows={2}
          value={category.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
    </>
  )
}

/** Who gets the category's points. */
function Shares(props: {
  readonly category: DraftCategory
  readonly draft: Draft
  readonly points: SharedPoints
}) {
  const { category, draft, points } = props
  const words = useWords(editorWords)
  const { count } = useFormats()
  if (!draft.xscore_template) return null
  if (points.judgedWhole.has(category.uid))
    return <p className={styles.note}>{words.wholeJudged(count(Number(category.max_score) || 0))}</p>
  return (
    <p className={styles.shares}>
      <span>{words.shared}</span>
      {draft.variables.map(({ uid, category: mine, key, readable_name }) => {
        const found = points.ofVariables.get(uid)
        return (
          mine === category.uid &&
          found &&
          'points' in found && (
            <span key={uid}>
              {readable_name || nameOfKey(key) || words.unnamed} <strong>{count(found.points)}</strong>
            </span>
          )
        )
      })}
    </p>
  )
}

/** Its variables stay, without a category. */
function withoutCategory({ categories, variables }: Draft, uid: string): Partial<Draft> {
  return {
    categories: categories.filter((one) => one.uid !== uid),
    variables: variables.map((one) => (one.category === uid ? { ...one, category: null } : one)),
  }
}
