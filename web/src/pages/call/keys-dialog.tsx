import { Dialog } from '../../parts/dialog.tsx'
import { usePreferences } from '../../session/preferences.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './dialogs.module.css'
import { words as pageWords } from './words.ts'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keyList } = useWords(pageWords)
  const { shortcuts, change } = usePreferences()
  const rows = [
    [[keyList.names.space], keyList.space],
    [['←', '→'], keyList.arrows],
    [shortcuts ? ['n', '⇧ ↓'] : ['⇧ ↓'], keyList.next],
    [shortcuts ? ['p', '⇧ ↑'] : ['⇧ ↑'], keyList.previous],
    ...(shortcuts ? ([[['?'], keyList.help]] as const) : []),
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
      <label className={`${styles.choice} ${styles.shortcuts}`}>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={({ target }) => change({ shortcuts: target.checked })}
        />
        <span>
          {keyList.shortcuts}
          <span className={styles.hint}>{keyList.shortcutsHint}</span>
        </span>
      </label>
    </Dialog>
  )
}
