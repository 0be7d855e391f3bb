import type { Account } from '@callmark/client'
import { audioFormats } from '@callmark/client'
import { useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './drop-zone.module.css'
import type { Dropped } from './read-dropped.ts'
import { useFileDrop } from './use-file-drop.ts'
import { words as pageWords } from './words.ts'

/** Ogg goes by two more names. */
const accepted = ['audio/*', ...[...Object.keys(audioFormats), 'oga', 'opus'].map((name) => `.${name}`)].join(
  ',',
)

/** Where recordings come in: dropped anywhere on the page, or chosen. */
export function DropZone(props: {
  readonly limits: Account['limits']
  readonly onFiles: (files: Dropped) => void
}) {
  const { limits, onFiles } = props
  const words = useWords(pageWords)
  const { bytes, span } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onFiles)
  return (
    <div className={styles.zone}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />
      </svg>
      <p>
        <strong>{words.drop}</strong>
      </p>
      <p className="quiet">
        {words.dropLead(bytes(limits.max_upload_bytes), span(limits.max_duration_seconds))}
      </p>
      <Button look="main" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ target }) => {
          onFiles({ files: [...(target.files ?? [])], unreadable: [] })
          // So that the same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
      {isOver && (
        <div className={styles.over}>
          <p>{words.letGo}</p>
        </div>
      )}
    </div>
  )
}
