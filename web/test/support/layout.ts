import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** Nothing has to be scrolled sideways. */
export async function assertFits(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(wide <= 0, `${wide} pixels stand out`)
}
