import { Button } from '../../parts/button.tsx'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

/** Goes on with a list that comes in pages, the newest first. */
export function OlderButton(props: {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
}) {
  const words = useWords(pageWords)
  const { list } = props
  if (!list.hasNextPage) return null
  return (
    <div>
      <Button onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
        {list.isFetchingNextPage ? words.loadingOlder : words.older}
      </Button>
    </div>
  )
}
