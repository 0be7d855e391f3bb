/** What a colour of the theme is just now, for canvases, which know nothing of variables. */
export function readColour(name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${name})`
  probe.style.display = 'none'
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Calls back when the theme changes, by preference or by the hour of the day. Returns a function that stops listening. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const own = new MutationObserver(onChange)
  own.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    own.disconnect()
    system.removeEventListener('change', onChange)
  }
}
