import { type Draft, type Quote, type Said, withAnswer, withoutAnswer, withQuotes } from './draft.ts'

/** What can be done to a draft, criterion by criterion. */
export function draftEdits(change: (to: (old: Draft) => Draft) => void, standing: ReadonlyMap<string, Said>) {
  return {
    answer: (key: string, said: Said | undefined) => change((old) => withAnswer(old, key, { said })),
    /** Agrees with what counts now. */
    confirm(key: string) {
      const said = standing.get(key)
      if (said) change((old) => withAnswer(old, key, { said }))
    },
    write: (key: string, comment: string) => change((old) => withAnswer(old, key, { comment })),
    addQuotes: (key: string, quotes: readonly Quote[]) => change((old) => withQuotes(old, key, quotes)),
    removeQuote: (key: string, index: number) =>
      change((old) => {
        const evidence = old.get(key)?.evidence.filter((_, place) => place !== index) ?? []
        return withAnswer(old, key, { evidence })
      }),
    clear: (key: string) => change((old) => withoutAnswer(old, key)),
  }
}
