import type { Page } from 'playwright-core'

/** What a thumb can hit without aiming: 44 pixels, of which counting whole ones may lose one. */
const least = 43

/**
 * Everything on the page that can be tapped and is smaller than a thumb, measured by where a tap would really arrive.
 * Links in the middle of a sentence are as tall as its letters, and none of these; nor are the columns of a chart, ten of
 * which stand side by side on a phone.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const reach = 60
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="slider"]',
    )
    return [...all].flatMap((target) => {
      if (!target.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return []
      if (isInSentence(target) || target.matches('[aria-label*=" percent: "]')) return []
      target.scrollIntoView({ block: 'center', inline: 'center' })
      const box = target.getBoundingClientRect()
      // Only for those who cannot see: nobody taps it.
      if (box.width <= 1 || box.height <= 1) return []
      const [x, y] = [box.x + Math.min(box.width, innerWidth) / 2, box.y + box.height / 2]
      if (!hits(target, x, y)) return []
      const width = extent(target, (far) => [x + far, y])
      const height = extent(target, (far) => [x, y + far])
      if (width >= least && height >= least) return []
      const name = target.getAttribute('aria-label') ?? target.textContent ?? ''
      const where = target.closest('section, table, form, nav, dialog, main')
      return [
        `${target.tagName.toLowerCase()}.${target.className} "${name.trim().slice(0, 40)}" ${width}×${height} in ${where?.tagName.toLowerCase()}.${where?.className}`,
      ]
    })

    function extent(target: HTMLElement, at: (far: number) => [number, number]): number {
      let reached = 1
      for (const way of [-1, 1])
        for (let far = 1; far <= reach && hits(target, ...at(way * far)); far++) reached++
      return reached
    }

    /** Whether a tap there is one on it: on itself, on what is in it, or on its label. */
    function hits(target: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y)
      if (!hit) return false
      if (target.contains(hit)) return true
      const labels = (target as HTMLInputElement).labels
      return labels ? [...labels].some((label) => label.contains(hit)) : false
    }

    function isInSentence(target: HTMLElement): boolean {
      if (getComputedStyle(target).display !== 'inline') return false
      return [...target.parentNode!.childNodes].some(
        (node) =>
          node !== target && node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    }
  }, least)
}
