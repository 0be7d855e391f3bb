import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { useMe } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { CodeEnd } from './code-end.tsx'
import { CodeSetUp } from './code-set-up.tsx'
import { accountWords } from './words.ts'

/** The second factor beside the password: codes of an app. */
export function CodeCard() {
  const { code: words } = useWords(accountWords)
  const { two_factor: isOn } = useMe()
  const [open, setOpen] = useState<'set-up' | 'end'>()
  const close = () => setOpen(undefined)
  return (
    <Card title={words.title}>
      <div className={styles.stack}>
        <p className={styles.state}>
          <span className={`${styles.dot} ${isOn ? styles.on : ''}`} />
          {isOn ? words.on : words.off}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setOpen(isOn ? 'end' : 'set-up')}>{isOn ? words.end : words.begin}</Button>
        </div>
      </div>
      {open === 'set-up' && <CodeSetUp onClose={close} />}
      {open === 'end' && <CodeEnd onClose={close} />}
    </Card>
  )
}
