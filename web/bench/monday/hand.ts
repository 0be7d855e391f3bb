import type { Locator, Page } from 'playwright-core'

/** What something cost whoever did it. */
export interface Effort {
  readonly clicks: number
  /** Texts that were typed. */
  readonly entries: number
  readonly pages: number
  /** Until the answer was on the screen: the time of the page and the service, not of whoever reads it. */
  readonly ms: number
}

/** A hand at mouse and keyboard: it reaches only what can be seen, and counts what it does. */
export interface Hand {
  readonly page: Page
  click(what: Locator): Promise<void>
  /** Opens a list and chooses from it: two clicks. */
  choose(list: Locator, option: string): Promise<void>
  /** A click into the field, and the text. */
  type(field: Locator, text: string): Promise<void>
  /** Ends the counting. */
  rest(): Effort
}

export function openHand(page: Page): Hand {
  const startMs = performance.now()
  const counted = { clicks: 0, entries: 0, pages: 0 }
  let place = new URL(page.url()).pathname
  const onNavigated = () => {
    const { pathname } = new URL(page.url())
    if (pathname !== place) counted.pages++
    place = pathname
  }
  page.on('framenavigated', onNavigated)
  return {
    page,
    async click(what) {
      await what.click()
      counted.clicks++
    },
    async choose(list, option) {
      await list.selectOption(option)
      counted.clicks += 2
    },
    async type(field, text) {
      await field.click()
      await field.fill('')
      await page.keyboard.type(text)
      counted.clicks++
      counted.entries++
    },
    rest() {
      page.off('framenavigated', onNavigated)
      return { ...counted, ms: performance.now() - startMs }
    },
  }
}
