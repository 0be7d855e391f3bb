import { useSearch } from '@tanstack/react-router'
import { Dialog } from '../../parts/dialog.tsx'
import { useRights } from '../../session/me.ts'
import { usePreferences } from '../../session/preferences.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './dialogs.module.css'
import { keyWords } from './review/words.ts'
import { words as pageWords } from './words.ts'

type KeyRows = readonly (readonly [keys: readonly string[], meaning: string])[]

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { keyList } = useWords(pageWords)
  const review = useWords(keyWords)
  const may = useRights()
  const { list } = useSearch({ from: '/calls/$callId' })
  const { shortcuts, change } = usePreferences()
  const rows: KeyRows = [
    [[keyList.names.space], keyList.space],
    [['←', '→'], keyList.arrows],
    [shortcuts ? ['n', '⇧ ↓'] : ['⇧ ↓'], keyList.next],
    [shortcuts ? ['p', '⇧ ↑'] : ['⇧ ↑'], keyList.previous],
    ...(shortcuts && may('createComment') ? ([[['m'], review.moment]] as const) : []),
    ...(shortcuts && list ? ([[['j', 'k'], keyList.neighbours]] as const) : []),
    ...(shortcuts ? ([[['?'], keyList.help]] as const) : []),
  ]
  return (
    <Dialog title={keyList.title} onClose={onClose}>
      <KeyTable rows={rows} />
      {may('createReview') && (
        <>
          <h3 className={styles.keysTitle}>{review.title}</h3>
          <KeyTable rows={reviewRows(review, shortcuts)} />
        </>
      )}
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

function reviewRows(words: (typeof keyWords)['en'], shortcuts: boolean): KeyRows {
  const always: KeyRows = [
    [['↓', '↑'], words.step],
    [['Ctrl Enter'], words.submit],
  ]
  if (!shortcuts) return always
  return [
    [['r'], words.begin],
    [['j', 'k', '↓', '↑'], words.step],
    [['y', 'n', 'a', 'u'], words.answers],
    [['1 … 9'], words.options],
    [['c'], words.confirm],
    [['⇧ C'], words.confirmAll],
    [['e'], words.evidence],
    [['Enter'], words.comment],
    [['Ctrl Enter'], words.submit],
  ]
}

function KeyTable({ rows }: { readonly rows: KeyRows }) {
  const { names } = useWords(pageWords).keyList
  return (
    <dl className={styles.keys}>
      {rows.map(([keys, meaning]) => (
        <div key={meaning}>
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && (keys.length === 2 ? ` ${names.or} ` : ' ')}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
