import { Button } from '../../../parts/button.tsx'
import { useReading } from './reading.ts'

/** Not there for whoever only reads. */
export function AddButton({
  label,
  onClick,
  children,
}: {
  /** For those who do not see what it stands below. Begins with what the button says. */
  readonly label?: string
  readonly onClick: () => void
  readonly children: string
}) {
  return useReading() ? null : (
    <Button onClick={onClick} aria-label={label}>
      {children}
    </Button>
  )
}
