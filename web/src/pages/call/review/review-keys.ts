import { cannotTell, notApplicable, valueId } from './answer-choice.tsx'
import { reasonId } from './answer-editor.tsx'
import type { Quote, Said } from './draft.ts'
import { nextReviewId } from './next-review.tsx'
import type { Reviewing } from './use-reviewing.ts'

const plain: Readonly<Record<string, Said>> = { a: notApplicable, u: cannotTell }
const yesOrNo: Readonly<Record<string, Said>> = {
  y: { value: true, not_applicable: false },
  n: { value: false, not_applicable: false },
}

/** What a key means for a review; undefined: nothing. Letters only where the reader has not switched them off. */
export function findReviewKey(
  event: KeyboardEvent,
  reviewing: Reviewing,
  options: { readonly shortcuts: boolean; readonly readQuotes: () => readonly Quote[] },
): (() => void) | undefined {
  const { key, shiftKey, target } = event
  const { isPossible, isOpen, current } = reviewing
  if (!isPossible) return undefined
  if (isOpen && !shiftKey && !scrollsItself(target)) {
    if (key === 'ArrowDown') return () => reviewing.step(1)
    if (key === 'ArrowUp') return () => reviewing.step(-1)
  }
  if (!options.shortcuts) return undefined
  if (shiftKey && key.toLowerCase() === 'c') return () => reviewing.confirmAll()
  if (shiftKey) return undefined
  if (key === 'n' && !isOpen) return findNext()
  if (key === 'r') return () => (isOpen ? reviewing.leave() : void reviewing.begin())
  if (!isOpen || current === undefined) return undefined
  if (key === 'j') return () => reviewing.step(1)
  if (key === 'k') return () => reviewing.step(-1)
  if (key === 'c') return () => reviewing.confirm(current)
  if (key === 'e') return () => reviewing.addQuotes(current, options.readQuotes())
  if (key === 'Enter' && !isPressed(target)) return () => focusOn(reasonId(current))
  return findAnswerKey(key, current, reviewing)
}

function findAnswerKey(key: string, current: string, reviewing: Reviewing): (() => void) | undefined {
  const criterion = reviewing.criteria.find((each) => each.key === current)
  if (!criterion) return undefined
  const said = plain[key] ?? (criterion.kind === 'yes-no' ? yesOrNo[key] : undefined)
  if (said) return () => reviewing.answer(current, said)
  // The letter of an answer that this criterion does not take means nothing else meanwhile.
  if (key in yesOrNo) return () => {}
  if (!/^\d$/.test(key)) return undefined
  if (criterion.kind === 'option') {
    const option = criterion.options[Number(key) - 1]
    return option === undefined
      ? undefined
      : () => reviewing.answer(current, { value: option, not_applicable: false })
  }
  if (criterion.kind === 'yes-no') return undefined
  // The field takes the digit itself, and those that follow.
  return () => {
    reviewing.answer(current, {
      value: criterion.kind === 'number' ? Number(key) : key,
      not_applicable: false,
    })
    focusOn(valueId(current))
  }
}

/** On to the next call of the queue, where that is offered. */
function findNext(): (() => void) | undefined {
  const next = document.getElementById(nextReviewId)
  return next ? () => next.click() : undefined
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}

function scrollsItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('ol, [role=slider]') !== null
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
