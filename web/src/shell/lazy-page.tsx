import { type ComponentType, useState } from 'react'
import { AwaitedPage } from './awaited-page.tsx'

interface Slot {
  /** The page, once its code is there. */
  page: ComponentType | undefined
  load(): Promise<ComponentType>
}

const slots: Slot[] = []

/**
 * A page whose code is fetched when it is opened. Where that fails, because the service is away or has another version by
 * now, it goes on trying by itself.
 */
export function lazyPage<Name extends string>(
  fetchCode: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  const slot: Slot = {
    page: undefined,
    async load() {
      slot.page ??= (await fetchCode())[name]
      return slot.page
    },
  }
  slots.push(slot)
  // The router waits for it before it shows the page; what became of it is told then.
  const preload = async () => void (await slot.load().catch(() => {}))
  return Object.assign(() => <PageInSlot slot={slot} />, { preload })
}

function PageInSlot({ slot }: { readonly slot: Slot }) {
  const [Page, setPage] = useState(() => slot.page)
  return Page ? <Page /> : <AwaitedPage load={slot.load} onLoaded={(found) => setPage(() => found)} />
}

/** Fetches the code of all pages, one after another: what is there already needs no service to open. */
export async function fetchEveryPage(): Promise<void> {
  for (const slot of slots) await slot.load().catch(() => {})
}
