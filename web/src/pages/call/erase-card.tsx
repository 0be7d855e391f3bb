import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './call-page.module.css'
import { words as pageWords } from './words.ts'

/** At the end of the page, where nobody comes by chance. */
export function EraseCard({ onErase }: { readonly onErase: () => void }) {
  const words = useWords(pageWords)
  return (
    <Card title={words.eraseDialog.title} className={styles.erase}>
      <div className={styles.eraseLine}>
        <p className="quiet">{words.eraseDialog.lead}</p>
        <Button look="danger" onClick={onErase}>
          {words.erase}
        </Button>
      </div>
    </Card>
  )
}
