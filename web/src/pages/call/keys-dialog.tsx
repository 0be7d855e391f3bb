import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './dialogs.module.css'
import { words as pageWords } from './words.ts'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keyList } = useWords(pageWords)
  const rows = [
    [[keyList.names.space], keyList.space],
    [['←', '→'], keyList.arrows],
    [['n', '⇧ ↓'], keyList.next],
    [['p', '⇧ ↑'], keyList.previous],
    [['?'], keyList.help],
  ] as const
  return (
    <Dialog title={keyList.title} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${keyList.names.or} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
