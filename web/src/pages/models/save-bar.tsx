import { useEffect, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './models.module.css'
import type { Saving } from './use-saving.ts'
import { modelWords } from './words.ts'

/** Whether there is anything to save, what stands in its way, and saving it. Stays in sight. */
export function SaveBar(props: {
  readonly isNew: boolean
  readonly dirty: boolean
  readonly faults: number
  /** Saving was tried while something was not right. */
  readonly tried: boolean
  readonly saving: Saving
  readonly onTry: () => void
  /** Left out where nothing has been changed. */
  readonly onDiscard: (() => void) | undefined
}) {
  const { isNew, dirty, faults, tried, saving, onTry, onDiscard } = props
  const words = useWords(modelWords)
  const refusedAt = saving.refused.size
  const wished = useRef(false)
  useEffect(() => {
    if (refusedAt > 0) focusFirstFault()
  }, [refusedAt])
  // The fields that are wrong are highlighted only after the render that follows the wish to save.
  useEffect(() => {
    if (wished.current) focusFirstFault()
    wished.current = false
  })
  const save = () => {
    if (faults === 0) return saving.save()
    wished.current = true
    onTry()
  }
  const wrong = tried && faults > 0
  return (
    <>
      {saving.error !== undefined && (
        <div className={styles.notices}>
          <ErrorNotice error={saving.error} />
        </div>
      )}
      <div className={`${styles.bar} ${dirty || isNew || wrong ? '' : styles.idle}`}>
        <p role="status">
          {wrong ? words.faults(faults) : dirty ? words.unsaved : isNew ? '' : words.nothingToSave}
          {wrong && (
            <>
              {' '}
              <Button look="quiet" onClick={focusFirstFault}>
                {words.showFault}
              </Button>
            </>
          )}
        </p>
        <div className={styles.actions}>
          {onDiscard && (
            <Button look="quiet" onClick={onDiscard} disabled={saving.pending}>
              {words.discard}
            </Button>
          )}
          <Button look="main" onClick={save} disabled={saving.pending || (!dirty && !isNew)}>
            {saving.pending ? words.saving : isNew ? words.create : words.save}
          </Button>
        </div>
      </div>
    </>
  )
}

function focusFirstFault(): void {
  document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
}
