import { useSyncExternalStore } from 'react'

/** As in call-table.module.css: here, because a row's height must be known before it is drawn. */
const narrow = matchMedia('(max-width: 45rem)')

/** Whether calls are shown as cards instead of a table's rows. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, () => narrow.matches)
}

function listen(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}
