import { useWords } from '../../../words/use-words.ts'
import own from './phone.module.css'
import type { PhoneKind } from './phone-draft.ts'
import { phoneWords } from './phone-words.ts'

/** What is to be done at the vendor, one after the other. */
export function ConnectSteps({ kind }: { readonly kind: PhoneKind }) {
  const { steps } = useWords(phoneWords)
  return (
    <ol className={own.steps}>
      {Object.values(steps[kind]).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
