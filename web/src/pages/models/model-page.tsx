import { Page } from '../../parts/page.tsx'
import { useWords } from '../../words/use-words.ts'
import { words as pageWords } from './words.ts'

export function ModelPage() {
  const words = useWords(pageWords)
  return <Page title={words.title}>{null}</Page>
}
