import { type ComponentType, useEffect, useRef } from 'react'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { findNews } from './find-news.ts'

export const awaitedWords = defineWords('shell.awaited-page', {
  title: 'One moment',
  text: 'This page could not be loaded: the service cannot be reached. It opens automatically when the service is back.',
  again: 'Try now',
})

const pauseMs = 2_000
const mostInVain = 3

/** Stands in for a page whose code could not be fetched, until it can. */
export function AwaitedPage(props: {
  readonly load: () => Promise<ComponentType>
  readonly onLoaded: (page: ComponentType) => void
}) {
  const words = useWords(awaitedWords)
  const latest = useRef(props)
  latest.current = props
  const tryNow = useRef(() => {})
  useEffect(() => {
    let timer: number | undefined
    let over = false
    let inVain = 0
    const attempt = async () => {
      clearTimeout(timer)
      try {
        const page = await latest.current.load()
        if (!over) latest.current.onLoaded(page)
      } catch {
        const news = await findNews()
        if (over) return
        // With the service there, a browser that remembers a file as missing will not ask for it again: a fresh page does.
        inVain = news === 'same' ? inVain + 1 : 0
        if (news === 'newer' || inVain >= mostInVain) location.reload()
        else timer = window.setTimeout(attempt, pauseMs)
      }
    }
    tryNow.current = () => void attempt()
    timer = window.setTimeout(attempt, 0)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [])
  return (
    <Page title={words.title}>
      <Notice tone="fair" actions={<Button onClick={() => tryNow.current()}>{words.again}</Button>}>
        {words.text}
      </Notice>
    </Page>
  )
}
