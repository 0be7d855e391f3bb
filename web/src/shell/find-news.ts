/** Whether the service is there, and whether it still serves the page that is running here. */
export async function findNews(): Promise<'away' | 'same' | 'newer'> {
  try {
    const answer = await fetch(document.baseURI, { cache: 'no-store' })
    if (!answer.ok) return 'away'
    const html = await answer.text()
    return scriptsIn(html).every((name) => running.has(name)) ? 'same' : 'newer'
  } catch {
    return 'away'
  }
}

/** Names of scripts change with their content. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, address]) => nameOf(address!))
}

function nameOf(address: string): string {
  return address.split('/').at(-1)!
}

const running = new Set([...document.scripts].map(({ src }) => nameOf(src)))
