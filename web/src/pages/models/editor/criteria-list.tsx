import { nameOfKey } from '@callmark/client/model-rules'
import { useWords } from '../../../words/use-words.ts'
import { type DraftVariable, moveAmong } from '../draft/draft.ts'
import { nameCriterion } from '../draft/name-criterion.ts'
import type { Points, SharedPoints } from '../draft/points.ts'
import styles from './editor.module.css'
import type { EditorPart } from './editor-part.ts'
import { FoldablePart } from './foldable-part.tsx'
import { PartTools } from './part-tools.tsx'
import { useAdviceWords } from './use-advice-words.ts'
import type { OpenCriteria } from './use-open-criteria.ts'
import { VariableFields } from './variable-fields.tsx'
import { editorWords } from './words.ts'

const checked = ['key', 'readable_name', 'description', 'type', 'category', 'weight', 'options'] as const

/** What every list of criteria needs. */
export interface CriteriaPart extends EditorPart {
  readonly points: SharedPoints
  readonly open: OpenCriteria
}

/** The criteria of one category, or those without one. */
export function CriteriaList(
  props: CriteriaPart & { readonly label: string; readonly category: string | null },
) {
  const { draft, sayFault, onChange, points, open, label, category } = props
  const words = useWords(editorWords)
  const sayAdvice = useAdviceWords()
  const { variables, categories } = draft
  const mine = variables.filter((variable) => variable.category === category)
  const setVariables = (next: readonly DraftVariable[]) => onChange({ variables: next })
  if (mine.length === 0) return null
  return (
    <ol className={styles.list} aria-label={label}>
      {mine.map((variable, index) => {
        const { uid } = variable
        const name = variable.readable_name || nameOfKey(variable.key) || words.unnamed
        const advice = sayAdvice(variable).length
        const carried = points.ofVariables.get(uid)!
        return (
          <FoldablePart
            key={uid}
            // What is wrong must not hide.
            open={checked.some((field) => sayFault(`${uid}.${field}`)) || open.has(uid)}
            arrival={open.arrivalOf(uid)}
            onToggle={() => open.toggle(uid)}
            title={
              <>
                <strong>{name}</strong> <code>{variable.key}</code>
              </>
            }
            aside={
              <>
                {advice > 0 && <span className={styles.hints}>{words.adviceCount(advice)}</span>}
                <CarriedPoints carried={carried} />
                <PartTools
                  name={name}
                  first={index === 0}
                  last={index === mine.length - 1}
                  onMove={(step) => setVariables(moveAmong(variables, variable, mine[index + step]!))}
                  onRemove={() => setVariables(variables.filter((one) => one !== variable))}
                />
              </>
            }
          >
            <VariableFields
              variable={variable}
              categories={categories}
              carried={carried}
              sayFault={sayFault}
              onName={(given) => setVariables(nameCriterion(variables, uid, given))}
              onChange={(change) =>
                setVariables(variables.map((one) => (one.uid === uid ? { ...one, ...change } : one)))
              }
            />
          </FoldablePart>
        )
      })}
    </ol>
  )
}

function CarriedPoints({ carried }: { readonly carried: Points }) {
  const words = useWords(editorWords)
  return 'points' in carried ? (
    <span className={styles.points}>{words.points(carried.points)}</span>
  ) : (
    <span className={`${styles.points} ${styles.unscored}`} title={words.why[carried.why]}>
      {words.notScored}
    </span>
  )
}
