export interface Stretch {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Beyond this many pairs of words a comparison would make the page wait: then the middle is shown as replaced. */
const mostPairs = 4_000_000

/** What became of a text, word by word: the longest sequence of words that both have in common stays. */
export function diffWords(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (words: readonly string[]) => words.map((text): Stretch => ({ kind: 'same', text }))
  return join([...same(old.slice(0, start)), ...middle, ...same(end > 0 ? old.slice(-end) : [])])
}

/** Words and what stands between them, so that joined again they are the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

function compare(old: readonly string[], now: readonly string[]): Stretch[] {
  const removed = (text: string): Stretch => ({ kind: 'removed', text })
  const added = (text: string): Stretch => ({ kind: 'added', text })
  if (old.length * now.length > mostPairs) return [...old.map(removed), ...now.map(added)]
  // common[i][j]: how many words old from i on and now from j on have in common.
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      stretches.push({ kind: 'same', text: old[i]! })
      i += 1
      j += 1
    } else if (
      j === now.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      stretches.push(removed(old[i]!))
      i += 1
    } else {
      stretches.push(added(now[j]!))
      j += 1
    }
  }
  return stretches
}

/** Neighbours of one kind as one; a blank that alone stayed between changed words goes with them, for easier reading. */
function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, { kind, text }] of stretches.entries()) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (removed && added && text.trim() === '' && changesNext(stretches[index + 1])) {
      removed += text
      added += text
    } else {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined[joined.length - 1] = { kind, text: last.text + text }
      else joined.push({ kind, text })
    }
  }
  flush()
  return joined
}

function changesNext(next: Stretch | undefined): boolean {
  return next !== undefined && next.kind !== 'same'
}
