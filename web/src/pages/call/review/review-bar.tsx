import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea } from '../../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { reviewWords } from './words.ts'

/** How far the review has come, and its end: submitted, left for later or discarded. */
export function ReviewBar() {
  const words = useWords(reviewWords)
  const { reviewing } = useSaid()
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const { criteria, answered, isSubmitting, isBlind, isRunning, isChange, conflict, ranAgain } = reviewing
  return (
    <section ref={tellHeight} className={styles.bar} aria-label={words.progress}>
      {conflict ? <ConflictNotice conflict={conflict} /> : null}
      {isRunning && <Notice tone="fair">{words.running}</Notice>}
      {!isRunning && ranAgain !== undefined && <Notice tone="fair">{words.ranAgain(ranAgain)}</Notice>}
      {!conflict && !isRunning && reviewing.error != null && <ErrorNotice error={reviewing.error} />}
      <div className={styles.line}>
        <span>
          <strong className="figures">{words.answered(answered, criteria.length)}</strong>{' '}
          <span className="quiet" role="status">
            <SavingText />
          </span>
        </span>
        <span className={styles.buttons}>
          <Button look="quiet" onClick={reviewing.leave}>
            {words.leave}
          </Button>
          <Button look="quiet" onClick={() => setAsksToDiscard(true)}>
            {words.discard}
          </Button>
          {!isBlind && answered < criteria.length && (
            <Button disabled={isSubmitting || isRunning} onClick={reviewing.confirmAll}>
              {words.confirmAll}
            </Button>
          )}
          <Button
            look="main"
            disabled={isSubmitting || isRunning || answered === 0}
            title={answered === 0 ? words.nothing : undefined}
            onClick={reviewing.submit}
          >
            {words.submit}
          </Button>
        </span>
      </div>
      {asksToDiscard && (
        <ConfirmDialog
          title={words.discardTitle}
          action={words.discard}
          danger
          doing={reviewing.discarding}
          onClose={() => setAsksToDiscard(false)}
        >
          <p>{isChange ? words.discardChanges : words.discardText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** What is scrolled to has to stand clear of the bar, which grows with what it has to say. */
function tellHeight(bar: HTMLElement | null) {
  const sizes = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--review-bar-height', `${bar?.offsetHeight}px`)
    document.querySelector('fieldset[aria-current]')?.scrollIntoView({ block: 'nearest' })
  })
  if (bar) sizes.observe(bar)
  return () => sizes.disconnect()
}

/** About more than one criterion; it is no part of the bar, which has to stay small. */
export function ReviewRemark() {
  const words = useWords(reviewWords)
  const { comment, remark } = useSaid().reviewing
  return (
    <Card title={words.yours}>
      <Field label={words.remark}>
        <TextArea
          className={styles.area}
          value={comment}
          maxLength={10000}
          onChange={({ target }) => remark(target.value)}
        />
      </Field>
    </Card>
  )
}

function SavingText() {
  const words = useWords(reviewWords)
  const { state, isChange } = useSaid().reviewing
  if (isChange) return words.countsOnSubmit
  const texts = {
    idle: '',
    unsaved: words.unsaved,
    saving: words.saving,
    saved: words.saved,
    failed: words.notSaved,
  }
  return texts[state]
}
