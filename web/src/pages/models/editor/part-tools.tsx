import { Button } from '../../../parts/button.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './editor.module.css'
import { useReading } from './reading.ts'
import { editorWords } from './words.ts'

/** Moves a part of the model up or down in its list, or takes it away. */
export function PartTools(props: {
  readonly name: string
  readonly onMove?: ((step: -1 | 1) => void) | undefined
  readonly first?: boolean
  readonly last?: boolean
  readonly onRemove: () => void
}) {
  const { name, onMove, first, last, onRemove } = props
  const words = useWords(editorWords)
  if (useReading()) return null
  return (
    <div className={styles.tools}>
      {onMove && (
        <>
          <Tool
            label={words.up(name)}
            path="M12 19V5M6 11l6-6 6 6"
            disabled={first}
            onClick={() => onMove(-1)}
          />
          <Tool
            label={words.down(name)}
            path="M12 5v14M6 13l6 6 6-6"
            disabled={last}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <Tool label={words.removeNamed(name)} path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" onClick={onRemove} />
    </div>
  )
}

function Tool(props: {
  readonly label: string
  readonly path: string
  readonly disabled?: boolean | undefined
  readonly onClick: () => void
}) {
  const { label, path, disabled, onClick } = props
  return (
    <Button
      look="quiet"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </Button>
  )
}
