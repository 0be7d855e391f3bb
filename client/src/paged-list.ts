/** Every item there is, page after page as they are asked for; `pages()` gives the pages themselves. */
export interface PagedList<Item, P> extends AsyncIterable<Item> {
  pages(): AsyncIterable<P>
}

export function pagedList<Item, P extends { readonly next_cursor: string | null }>(
  readPage: (cursor: string | undefined) => Promise<P>,
  itemsOf: (page: P) => readonly Item[],
): PagedList<Item, P> {
  async function* pages(): AsyncGenerator<P> {
    let cursor: string | undefined
    do {
      const page = await readPage(cursor)
      yield page
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* itemsOf(page)
    },
  }
}
