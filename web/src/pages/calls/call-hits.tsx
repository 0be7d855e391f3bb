import type { CallHit } from '@callmark/client'
import type { ReactNode } from 'react'
import { nameSpeaker, speakerWords } from '../../parts/name-speaker.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './call-table.module.css'
import type { Row } from './columns.ts'
import type { RowSetting } from './row-setting.ts'

/** So many letters before the first highlight, so that it is within a line. */
const lead = 40

/** Where in the call the words were said; each leads to that moment. */
export function CallHits(props: {
  readonly row: Row
  readonly setting: RowSetting
  readonly tabIndex: number
}) {
  const { row, setting, tabIndex } = props
  const { formats, words, hrefOf } = setting
  const speakers = useWords(speakerWords)
  if (!row.hits?.length) return null
  return (
    <ul className={styles.hitList}>
      {row.hits.map((hit) => {
        const at = hit.start ?? undefined
        const time = at === undefined ? undefined : formats.clock(at)
        return (
          <li key={`${hit.start} ${hit.text}`}>
            <a
              className={styles.hit}
              href={hrefOf(row.id, at)}
              tabIndex={tabIndex}
              data-call={row.id}
              data-at={at}
              title={time && words.openAt(time)}
            >
              <span className={styles.hitTime}>{time ?? ''}</span>
              <span className={styles.hitSpeaker}>
                {hit.speaker ? nameSpeaker(hit.speaker, speakers) : words.inSummary}
              </span>
              <span className={styles.hitText}>{highlightText(hit)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The text in pieces, with the search terms highlighted. What comes long before the first of them is left out. */
function highlightText({ text, marks }: CallHit): ReactNode[] {
  const first = marks[0]?.[0] ?? 0
  const space = first > lead ? text.indexOf(' ', first - lead) : -1
  const begin = space >= 0 && space < first ? space + 1 : 0
  const pieces: ReactNode[] = begin > 0 ? ['… '] : []
  let place = begin
  for (const [from, to] of marks) {
    pieces.push(text.slice(place, from), <mark key={from}>{text.slice(from, to)}</mark>)
    place = to
  }
  pieces.push(text.slice(place))
  return pieces
}
