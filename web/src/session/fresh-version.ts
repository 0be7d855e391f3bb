/** Loads the page anew, as the service has it now. Whoever signs in then is told why they have to. */
export function startAfresh(): void {
  history.replaceState({ ...history.state, freshVersion: true }, '')
  location.reload()
}

/** Whether the page was loaded anew for that reason; told once. */
export function takeFreshVersion(): boolean {
  const { freshVersion, ...rest } = history.state ?? {}
  if (freshVersion !== true) return false
  history.replaceState(rest, '')
  return true
}
