import { Field } from '../../../parts/field.tsx'
import { TextArea, TextInput } from '../../../parts/inputs.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Draft, DraftCategory } from '../draft/draft.ts'
import { AddButton } from './add-button.tsx'
import { CriteriaList, type CriteriaPart } from './criteria-list.tsx'
import styles from './editor.module.css'
import { PartTools } from './part-tools.tsx'
import type { SayFault } from './use-fault-words.ts'
import { editorWords } from './words.ts'

/** One category with its criteria. */
export function CategoryPart(
  props: CriteriaPart & {
    readonly category: DraftCategory
    readonly number: number
    readonly locked: boolean
    readonly first: boolean
    readonly last: boolean
    readonly onMove: (step: -1 | 1) => void
    readonly onAdd: () => void
  },
) {
  const { category, number, locked, first, last, onMove, onAdd, ...part } = props
  const { draft, onChange, points, sayFault } = part
  const words = useWords(editorWords)
  const { count } = useFormats()
  const name = category.name || words.category(number)
  const { uid } = category
  const change = (changed: Partial<DraftCategory>) =>
    onChange({ categories: draft.categories.map((one) => (one.uid === uid ? { ...one, ...changed } : one)) })
  return (
    <li className={styles.category}>
      <div className={`${styles.head} ${styles.categoryHead}`}>
        {locked ? <LockIcon /> : null}
        <h3 className={`${styles.title} ${styles.words}`}>{name}</h3>
        {draft.xscore_template && (
          <span className={styles.points}>{words.points(Number(category.max_score) || 0)}</span>
        )}
        {locked ? (
          <span className="visually-hidden">{words.lockedOne}</span>
        ) : (
          <PartTools
            name={name}
            onMove={onMove}
            first={first}
            last={last}
            onRemove={() => onChange(withoutCategory(draft, uid))}
          />
        )}
      </div>
      <div className={styles.body}>
        {locked ? (
          category.description && <p>{category.description}</p>
        ) : (
          <CategoryFields category={category} sayFault={sayFault} onChange={change} />
        )}
        {points.judgedWhole.has(uid) && (
          <p className={styles.note}>{words.wholeJudged(count(Number(category.max_score) || 0))}</p>
        )}
        <CriteriaList {...part} label={words.criteriaOf(name)} category={uid} />
        <div>
          <AddButton label={words.addTo(name)} onClick={onAdd}>
            {words.addVariable}
          </AddButton>
        </div>
      </div>
    </li>
  )
}

function LockIcon() {
  return (
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
      <div className={styles.named}>
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

/** Its criteria stay, without a category. */
function withoutCategory({ categories, variables }: Draft, uid: string): Partial<Draft> {
  return {
    categories: categories.filter((one) => one.uid !== uid),
    variables: variables.map((one) => (one.category === uid ? { ...one, category: null } : one)),
  }
}
