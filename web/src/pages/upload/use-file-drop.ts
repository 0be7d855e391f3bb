import { useEffect, useEffectEvent, useState } from 'react'
import { type Dropped, readDropped } from './read-dropped.ts'

/** Takes files wherever they are dropped on the page, and tells whether some are held above it. */
export function useFileDrop(onDrop: (dropped: Dropped) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    // Entering a part of the page leaves the one around it: only both together say whether the page is left.
    let depth = 0
    const listening = new AbortController()
    const listen = (
      name: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      onEvent: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          onEvent(event)
        },
        { signal: listening.signal },
      )
    listen('dragenter', () => {
      depth += 1
      setIsOver(true)
    })
    listen('dragover', () => {})
    listen('dragleave', () => {
      depth -= 1
      if (depth <= 0) setIsOver(false)
    })
    listen('drop', ({ dataTransfer }) => {
      depth = 0
      setIsOver(false)
      if (dataTransfer) void readDropped(dataTransfer.items).then((dropped) => take(dropped))
    })
    return () => listening.abort()
  }, [])
  return isOver
}
